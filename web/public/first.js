/* Before the first paint: the scheme chosen on this device, and its words, fetched while the app
   itself still comes. All else is in src/settings/. */
{
  const recall = (name) => {
    try {
      return localStorage.getItem(`chuckwagon.${name}`);
    } catch {
      return null; // Without storage the device's own scheme and languages hold.
    }
  };

  const theme = recall("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
  }

  const words = JSON.parse(document.currentScript.dataset.words ?? "{}");
  const read = [recall("language") ?? "", ...navigator.languages, "en"]
    .map((tag) => tag.toLowerCase().split("-")[0])
    .find((language) => Object.hasOwn(words, language));
  if (read !== undefined) {
    const ahead = document.createElement("link");
    Object.assign(ahead, { rel: "modulepreload", href: words[read], crossOrigin: "" });
    document.head.append(ahead);
  }
}
