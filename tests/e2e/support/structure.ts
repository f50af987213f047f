import type { Page } from '@playwright/test'

/** Faults that axe does not look for: a title without the name, no or a second h1, levels of headings that are skipped, and search forms that only Enter sends. */
export const structureFaults = (page: Page) =>
  page.evaluate(() => {
    const title = /.+ \| AdChowk$/.test(document.title) ? [] : [`title: ${document.title}`]
    const all = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    const first = all.filter(({ tagName }) => tagName === 'H1')
    const isHeard = (heading: Element) =>
      heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[aria-hidden=true]')
    const main = first.length === 1 && first.every(isHeard) ? [] : [`h1: ${first.length}`]
    let before = 0
    const headings = all
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .flatMap((heading) => {
        const level = Number(heading.tagName.slice(1))
        const fault = level > before + 1 ? [`h${level} after h${before}: ${heading.textContent}`] : []
        before = level
        return fault
      })
    const forms = [...document.querySelectorAll('form:has(input[type=search]):not(:has([type=submit]))')]
    return [...title, ...main, ...headings, ...forms.map((form) => `no button: ${form.textContent}`)]
  })

/** Faults of the document of a public page: what search engines read, and a script of the signed-in areas. */
export const documentFaults = (page: Page, { isEmpty = false }: { isEmpty?: boolean | undefined }) =>
  page.evaluate((hasDescription) => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href') ?? ''
    return [
      ...(hasDescription && description.length < 30 ? [`description: ${description}`] : []),
      ...(hasDescription && !/^https?:\/\//.test(canonical) ? [`canonical: ${canonical}`] : []),
      ...(count('[aria-current=page]') > 1 ? ['more than one link is that of this page'] : []),
      // A module that a public page shares with the signed-in areas needs a chunk of its own (app/document/chunks.vite.ts).
      ...(count('link[rel=modulepreload][href*="/areas-"]') > 0 ? ['loads the script of the signed-in areas'] : []),
    ]
  }, !isEmpty)

/** Controls of the page, shown alone and not in a row of text, that a finger may miss: lower than 44 pixels. */
export const lowControls = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main button, main select, main input:not([type=hidden])'))
      .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
      .map((element) => {
        const target = element.closest('label') ?? element
        return { name: element.outerHTML.slice(0, 80), height: target.getBoundingClientRect().height }
      })
      .filter(({ height }) => height < 43.5)
      .map(({ name, height }) => `${height} px: ${name}`),
  )
