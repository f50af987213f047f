// What the shell needs before React is there.
{
  const root = document.documentElement
  // The header over a dark hero turns solid once the page has moved past 10 px.
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 10)
  addEventListener('scroll', mark, { passive: true })
  // Where the page stands is asked for once it is laid out: asking earlier would make the browser do that at once.
  addEventListener('pageshow', mark)

  // A popover's button and a summary say whether theirs is open; browsers keep that to the accessibility tree.
  const say = (controls, opened) => {
    for (const control of controls) control.setAttribute('aria-expanded', String(opened))
  }
  const sayOfDetails = (details) => say(details.querySelectorAll(':scope > summary'), details.open)
  addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (target.localName === 'details') sayOfDetails(target)
      else say(document.querySelectorAll(`[popovertarget="${target.id}"][aria-expanded]`), newState === 'open')
    },
    true,
  )
  document.querySelectorAll('details').forEach(sayOfDetails)

  // The current tab of a scrolling bar is in view; `scroll-initial-target` sees to that where browsers know it.
  const tab = CSS.supports('scroll-initial-target:nearest')
    ? null
    : document.querySelector('[data-tabs] [aria-current]')
  const bar = tab?.closest('[data-tabs]')
  if (bar) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2

  // What the visitor saved (app/features/shortlist/shortlist.ts) shows before React is there.
  try {
    const saved = JSON.parse(localStorage.getItem('shortlist') ?? '[]').map(({ id }) => id)
    for (const button of document.querySelectorAll('[data-save]')) {
      button.setAttribute('aria-pressed', String(saved.includes(button.dataset.save)))
    }
    for (const link of document.querySelectorAll('[data-shortlist]')) {
      link.hidden = saved.length === 0
      link.lastElementChild.textContent = saved.length
    }
  } catch {
    // Storage is blocked, or holds something else: nothing is saved.
  }

  // Who seems to be signed in is asked for, once, by app/document/session.js.
  if (root.hasAttribute('data-signed-in')) import(SESSION_URL)
}
