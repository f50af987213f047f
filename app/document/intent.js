// Public pages: React waits in <noscript>. The first sign of life fetches it, aiming at a control runs it, and an early
// click or change is replayed once it is there.
{
  const react = document.createRange().createContextualFragment(document.getElementById('react').textContent)
  const links = [...react.querySelectorAll('link')]
  const done = new AbortController()
  const shown = location.pathname + location.search
  const button = (event) => event.target.closest?.('button[type=button]:not([popovertarget],[commandfor])')
  const liveForm = (event) => event.target.closest?.('form[data-live]')
  const fetchReact = () => {
    document.head.append(...links.splice(0))
    window.handoff ??= fetch(`/handoff${shown}`).catch(() => {})
  }
  const runReact = () => {
    fetchReact()
    document.head.append(react)
  }
  // While the page is idle the same files are fetched at the lowest priority, so that the first tap finds them in the
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

  on(['touchstart', 'keydown'], fetchReact, { passive: true, once: true })
  // A pointer at rest is reported anew whenever the page changes below it; only a move is somebody's.
  on(['pointermove'], (event) => (event.movementX || event.movementY) && fetchReact(), { passive: true })
  // The page is moved by the visitor; a bar that brings its current tab into view moves by itself.
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
    if (!target) return
    event.preventDefault()
    event.stopPropagation()
    runReact()
    busy?.cancel()
    clicked = target
    busy = target.animate({ opacity: [1, 0.5, 1] }, { duration: 900, iterations: Number.POSITIVE_INFINITY })
  })
  on(['change'], (event) => {
    if (event.target.localName === 'select' && liveForm(event)) {
      runReact()
      changed = event.target
    }
  })
  // After a reload the entries that React pushed are still one document for the browser: back only moves the address.
  on(['popstate'], () => {
    if (location.pathname + location.search !== shown) location.reload()
  })
  on(['hydrated'], () => {
    done.abort()
    busy?.cancel()
    // A press that began before and ends now is none for React, which did not see its beginning: a click without one is.
    const finish = (event) => {
      if (!event.isTrusted || button(event) !== pressed) return
      event.preventDefault()
      event.stopPropagation()
      pressed.click()
    }
    if (pressed) addEventListener('click', finish, { capture: true, once: true })
    clicked?.focus({ preventScroll: true })
    clicked?.click()
    changed?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
