/** What the installed app is called and how it looks; read by the build. */
export const manifest = {
  id: "/",
  name: "Chuckwagon",
  short_name: "Chuckwagon",
  description: "Board games of the open range: live or by turns, watched by anyone.",
  lang: "en",
  dir: "ltr" as const,
  start_url: "/",
  scope: "/",
  display: "standalone" as const,
  theme_color: "#f6efe0",
  background_color: "#f6efe0",
  categories: ["games"],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "My tables", url: "/tables" },
    { name: "New table", url: "/new" },
  ],
};
