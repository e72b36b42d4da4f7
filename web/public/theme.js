// Runs before the first paint: the remembered theme and language, so that nothing flashes.
try {
  var liked = JSON.parse(localStorage.getItem("ludotek.prefs") || "{}");
  if (liked.theme === "light" || liked.theme === "dark") document.documentElement.dataset.theme = liked.theme;
  if (liked.language) document.documentElement.lang = liked.language;
} catch {
  /* no storage: the system's theme */
}
