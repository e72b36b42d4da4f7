// Runs before the first paint: the remembered theme and language, so that nothing flashes.
var liked = {};
try {
  liked = JSON.parse(localStorage.getItem("ludotek.prefs") || "{}");
  if (liked.language) document.documentElement.lang = liked.language;
} catch {
  /* no storage: the system's theme */
}
var isLiked = liked.theme === "light" || liked.theme === "dark";
var system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
document.documentElement.dataset.theme = isLiked ? liked.theme : system;
