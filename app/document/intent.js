// Public pages: scripts wait in <noscript>. The first sign of intent fetches them, aiming at a control runs them, and
// an early click or change is replayed after hydration.
{
  const react = document.createRange().createContextualFragment(document.getElementById('react').textContent)
  const links = [...react.querySelectorAll('link')]
  const done = new AbortController()
  const shown = location.pathname + location.search
  // For those who are signed in, the links that ask for signing in open a dialog.
  const BUTTON =
    'button[type=button]:not([popovertarget],[commandfor]),[data-signed-in] a[data-enquire],[data-days] [role=button]'
  const button = (event) => event.target.closest?.(BUTTON)
  const liveForm = (event) => event.target.closest?.('form[data-live]')
  const fetchReact = () => {
    document.head.append(...links.splice(0))
    window.handoff ??= fetch(`/handoff${shown}`).catch(() => {})
  }
  const runReact = () => {
    fetchReact()
    document.head.append(react)
  }
  // While the page is idle the same files are prefetched at the lowest priority, so that the first tap finds them in the
  // cache. Nothing runs before intent. Not for visitors who save data or have a slow line.
  const prefetch = () => {
    for (const { href } of links) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
    }
  }
  const { saveData, effectiveType } = navigator.connection ?? {}
  if (!saveData && !/2g/.test(effectiveType)) {
    addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(prefetch), { once: true })
  }
  const on = (types, listener, options) => {
    for (const type of types) addEventListener(type, listener, { capture: true, signal: done.signal, ...options })
  }
  let pressed
  let clicked
  let changed
  let busy
  let submitted

  // React says what is wrong with these forms, at the field: the browser's own bubbles never show, and an early submit waits.
  const isHeld = (form) => form.hasAttribute('data-hold')
  for (const form of document.forms) if (isHeld(form)) form.noValidate = true
  on(['touchstart', 'keydown'], fetchReact, { passive: true, once: true })
  // Browsers report a resting pointer again when the page changes below it; only real movement counts.
  on(['pointermove'], (event) => (event.movementX || event.movementY) && fetchReact(), { passive: true })
  // Only scrolling of the page counts; the tab bar scrolls by itself.
  on(['scroll'], (event) => event.target === document && fetchReact(), { passive: true })
  on(['pointerover', 'focusin'], (event) => {
    const isTab = event.type === 'focusin' && event.target.closest?.('[data-tabs]')
    if (isTab || button(event) || liveForm(event)) runReact()
  })
  on(['pointerdown'], (event) => {
    pressed = button(event)
  })
  on(['click'], (event) => {
    pressed = undefined
    const target = button(event)
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    runReact()
    busy?.cancel()
    clicked = target
    busy = target.animate({ opacity: [1, 0.5, 1] }, { duration: 900, iterations: Number.POSITIVE_INFINITY })
  })
  on(['submit'], (event) => {
    if (!isHeld(event.target)) return
    event.preventDefault()
    runReact()
    submitted = event.target
  })
  // The list that follows: app/ui/refined-list.tsx.
  const setBusy = (isBusy) => document.querySelector('[data-refined]')?.setAttribute('aria-busy', isBusy)
  on(['change'], (event) => {
    if (!liveForm(event)) return
    setBusy(true)
    if (event.target.localName === 'select') {
      runReact()
      changed = event.target
    }
  })
  // After a reload, history entries that React pushed still share one document: Back only changes the URL.
  // Back from signing in: app/kit/enquiry opens what was pressed before.
  if (location.hash.startsWith('#enquire-')) runReact()
  // What was typed before a reload: app/kit/session puts it back.
  try {
    const { visitor = {}, forms } = JSON.parse(sessionStorage.getItem('kept-input') ?? '{}')
    const isKept = ({ dataset: { kept } }) => kept in visitor || kept in forms
    if ([...document.querySelectorAll('[data-kept]')].some(isKept)) runReact()
  } catch {
    // Nothing was kept, or storage is blocked.
  }
  on(['popstate'], () => {
    if (location.pathname + location.search !== shown) location.reload()
  })
  on(['hydrated'], () => {
    done.abort()
    busy?.cancel()
    setBusy(false)
    // React missed the pointerdown, so it ignores this pointerup: click for it.
    const finish = (event) => {
      if (!event.isTrusted || button(event) !== pressed) return
      event.preventDefault()
      event.stopPropagation()
      pressed.click()
    }
    if (pressed) addEventListener('click', finish, { capture: true, once: true })
    clicked?.focus({ preventScroll: true })
    clicked?.click()
    submitted?.requestSubmit()
    changed?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
