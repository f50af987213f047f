// What the header, tabs and disclosures need before hydration.
{
  const root = document.documentElement
  // The header over a dark hero turns solid once the page has moved past 10 px.
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 10)
  addEventListener('scroll', mark, { passive: true })
  // The scroll position is read after layout: reading it earlier would force a layout.
  addEventListener('pageshow', mark)

  // Marks the button of an open popover or summary: browsers expose that state only in the accessibility tree.
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

  // Scrolls the current tab into view; browsers with `scroll-initial-target` do it themselves.
  const tab = CSS.supports('scroll-initial-target:nearest')
    ? null
    : document.querySelector('[data-tabs] [aria-current]')
  const bar = tab?.closest('[data-tabs]')
  if (bar) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2

  // Marks saved listings (app/kit/shortlist/shortlist.ts) before hydration.
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
    // Storage is blocked or unreadable: nothing is saved.
  }

  // app/document/session.js asks once who is signed in.
  if (root.hasAttribute('data-signed-in')) import(SESSION_URL)
}
