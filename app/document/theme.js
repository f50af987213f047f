// The visitor's choice of light or dark, before anything is painted. Without one the system decides (app.css).
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system decides.
}

// Whether somebody has signed in here, by a cookie that is only a hint: the header shows their links at once. Asked again
// when the back button brings a page from memory.
{
  const mark = () => document.documentElement.toggleAttribute('data-signed-in', /\badchowk_in=1/.test(document.cookie))
  mark()
  addEventListener('pageshow', mark)
}
