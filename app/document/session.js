// Who is signed in (app/features/session): checks the hint cookie that the header follows once, and corrects it.
const root = document.documentElement

const forget = () => {
  root.removeAttribute('data-signed-in')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all of our targets
  document.cookie = 'adchowk_in=; Max-Age=0; Path=/'
  try {
    for (const key of ['userRole', 'userEmail', 'admin-storage', 'adminAuth', 'adminUser']) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

addEventListener('submit', ({ target }) => {
  if (target.getAttribute('action') === '/api/auth/signout') forget()
})

try {
  const { user } = await (await fetch('/api/auth/session')).json()
  if (user === null) forget()
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: for debugging only
  console.debug('Who is signed in could not be asked', error)
}
