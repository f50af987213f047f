// Who is signed in (app/features/session): the hint that the header follows is checked once, and put right in silence.
const root = document.documentElement

const forget = () => {
  root.removeAttribute('data-signed-in')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all of our targets
  document.cookie = 'adchowk_in=; Max-Age=0; Path=/'
  try {
    for (const key of ['userRole', 'userEmail', 'admin-storage', 'adminAuth', 'adminUser']) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

addEventListener('submit', ({ target }) => {
  if (target.getAttribute('action') === '/api/auth/signout') forget()
})

try {
  const { user } = await (await fetch('/api/auth/session')).json()
  if (user === null) forget()
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: told to whoever debugs, and to nobody else
  console.debug('Who is signed in could not be asked', error)
}
