import type { Page } from '@playwright/test'

/** Faults that axe does not look for: levels of headings that are skipped, and search forms that only Enter sends. */
export const structureFaults = (page: Page) =>
  page.evaluate(() => {
    let before = 0
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .flatMap((heading) => {
        const level = Number(heading.tagName.slice(1))
        const fault = level > before + 1 ? [`h${level} after h${before}: ${heading.textContent}`] : []
        before = level
        return fault
      })
    const forms = [...document.querySelectorAll('form:has(input[type=search]):not(:has([type=submit]))')]
    return [...headings, ...forms.map((form) => `no button: ${form.textContent}`)]
  })

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
