// Applies the visitor's choice of light or dark before the first paint. Without one the system decides (app.css).
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system decides.
}

// Whether a user has signed in here, by a hint cookie: the header shows their links at once. Repeated
// when the back button brings a page from memory.
{
  const mark = () => document.documentElement.toggleAttribute('data-signed-in', /\badchowk_in=1/.test(document.cookie))
  mark()
  addEventListener('pageshow', mark)
}

// Whether the notice of two-step sign-in was dismissed in this tab (app/kit/session/factor-notice.tsx).
try {
  const isDismissed = 'factor-notice' in JSON.parse(sessionStorage.getItem('kept-input') ?? '{}').forms
  document.documentElement.toggleAttribute('data-notice-dismissed', isDismissed)
} catch {
  // Nothing is kept, or storage is blocked: it is shown.
}
