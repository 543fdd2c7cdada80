/* Before the first paint: the scheme chosen on this device. All else is in src/settings/theme.ts. */
try {
  const theme = localStorage.getItem("chuckwagon.theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // Without storage the device's own scheme holds.
}
