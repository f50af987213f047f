// Who is signed in (app/kit/session): checks the hint cookie that the header follows once, and corrects it.
const root = document.documentElement

const forget = () => {
  root.removeAttribute('data-signed-in')
  for (const hint of ['adchowk_in=; Max-Age=0; Path=/', '__Host-adchowk_in=; Max-Age=0; Path=/; Secure']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all of our targets
    document.cookie = hint
  }
  try {
    for (const key of ['userRole', 'userEmail', 'admin-storage', 'adminAuth', 'adminUser', 'recent-places'])
      localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

addEventListener('submit', ({ target }) => {
  if (target.getAttribute('action') !== '/api/auth/signout') return
  forget()
  try {
    sessionStorage.removeItem('kept-input')
  } catch {
    // Storage is blocked: nothing is stored.
  }
})

try {
  const { user } = await (await fetch('/api/auth/session')).json()
  if (user === null) forget()
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: for debugging only
  console.debug('Who is signed in could not be asked', error)
}
