import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Compares the page in forced colours with what it was before: set by `watch`. */
    lostColours: () => string[]
  }
}

/**
 * Names what a page loses in forced colours (Windows high contrast): fills that can no longer be seen, and chosen items
 * that look like their neighbours. Leaves the page without forced colours.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.evaluate(watch)
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(() => window.lostColours())
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}

/** Runs in the page. */
function watch(): void {
  const CHOSEN =
    ':is([aria-current]:not([aria-current=false], span), [aria-selected=true], [aria-pressed=true], [aria-checked=true])'
  const LISTS = 'ul, ol, nav, [role=tablist], [role=listbox], [role=grid], fieldset, [role=group], tbody'
  const EDGES = ['box-shadow', 'outline-style', 'outline-width', 'border-top-color', 'border-top-width']
  /** Compared with a chosen one. */
  const MAX_OTHERS = 3

  const styleOf = (element: Element) => getComputedStyle(element)
  const isClear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)
  /** The background that is seen at an element: its own, or the nearest behind it. */
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = styleOf(at)
      if (!isClear(backgroundColor)) return backgroundColor
    }
    return ''
  }
  const backgroundOf = (element: Element) => `${styleOf(element).backgroundColor} ${styleOf(element).backgroundImage}`
  const isFilled = (element: Element) =>
    styleOf(element).backgroundImage !== 'none' || groundOf(element) !== groundOf(element.parentElement)
  const hasEdge = (element: Element) => {
    const { outlineStyle, borderTopWidth, borderTopStyle } = styleOf(element)
    return outlineStyle !== 'none' || (borderTopStyle !== 'none' && borderTopWidth !== '0px')
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.clientWidth > 0
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 70)} ${element.textContent?.trim().slice(0, 30)}`

  // Without a text, a picture or an edge, its background is all there is of it.
  const filled = Array.from(document.querySelectorAll('body *:empty:not(img, svg, svg *, input, textarea, iframe)'))
    .filter((element) => isShown(element) && !hasEdge(element) && isFilled(element))
    .map((element) => ({ element, before: backgroundOf(element) }))
    .filter(({ before }) => !before.includes('url('))

  /** Everything of an element, its marks and its children that can be seen. */
  const looksOf = (element: Element): string => {
    const ground = groundOf(element.parentElement)
    const looks = [element, ...element.querySelectorAll('*:not(svg *)')]
      .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .filter(({ display, content }) => display !== 'none' && content !== 'none')
      .map((style) => {
        const { backgroundColor } = style
        const fill = isClear(backgroundColor) || backgroundColor === ground ? '' : backgroundColor
        return [fill, ...EDGES.map((property) => style.getPropertyValue(property))].join()
      })
    return [...new Set(looks)].join(' ')
  }
  const othersOf = (element: Element): Element[] =>
    Array.from(element.closest(LISTS)?.querySelectorAll(element.tagName) ?? [])
      .filter((one) => !one.matches(CHOSEN) && isShown(one) && one.role === element.role)
      .slice(0, MAX_OTHERS)

  window.lostColours = () => [
    ...filled
      .filter(({ element }) => element.isConnected && isShown(element) && !hasEdge(element) && !isFilled(element))
      .filter(({ element, before }) => backgroundOf(element) !== before)
      .map(({ element }) => `not seen: ${nameOf(element)}`),
    ...Array.from(document.querySelectorAll(CHOSEN))
      .filter((element) => isShown(element))
      .filter((element) => othersOf(element).some((other) => looksOf(other) === looksOf(element)))
      .map((element) => `looks as if it were not chosen: ${nameOf(element)}`),
  ]
}
