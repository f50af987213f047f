import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { sectionOf } from '../../app/features/shell/admin-shell/sections.ts'
import routes from '../../app/routes.ts'

interface Page {
  url: string
  file: string
  /** True when pages are inside it. */
  isFrame: boolean
}

/** Every page of the back office. */
function pagesOf(entries: readonly RouteConfigEntry[], parent = ''): Page[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const url = `${parent}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    return [{ url, file, isFrame: children.length > 0 }, ...pagesOf(children, url)]
  })
}

const PAGES = pagesOf(routes).filter(({ url, file }) => url.startsWith('/admin') && file !== 'routes/admin/login.tsx')
/** It guards the whole area. */
const LAYOUT = 'routes/admin/layout.tsx'

const codeOf = ({ file }: Page) => readFileSync(`app/${file}`, 'utf8')
/** The areas that a loader asks for, as written: `['admin']`. */
const askedBy = (code: string) =>
  [...code.matchAll(/callStaff\(\s*context,\s*\[([^\]]*)\]|requireStaffOf\(service, ([^)]*)\)/g)].map(
    ([, listed, given]) => [...(listed ?? given ?? '').matchAll(/'(\w+)'/g)].map(([, area]) => area),
  )

test('a page of the back office asks for the areas for which the navigation shows its section', () => {
  const asking = PAGES.filter(
    (page) => page.file !== LAYOUT && (!page.isFrame || /export (const|async function) loader/.test(codeOf(page))),
  )
  expect(asking.length).toBeGreaterThan(15)
  for (const page of asking) {
    const url = page.url.replace(/\.\w+$/, '')
    const areas = sectionOf(url)?.areas
    // Pages for everyone that the layout lets in: the dashboard, the guide, and an address that does not exist.
    if (['/admin', '/admin/*', '/admin/guide'].includes(url)) continue
    const asked = askedBy(codeOf(page))
    expect(asked.length, `${page.file} asks for no area`).toBeGreaterThan(0)
    for (const one of asked) expect(one, page.file).toEqual(areas)
  }
})
