import { expect, test } from 'vitest'
import { ACCOUNT_LINKS, FOOTER_GROUPS, MAIN_LINKS } from './navigation.ts'
import { getUpcoming } from './upcoming-pages.ts'

const BUILT = [
  '/',
  '/category',
  '/planner',
  '/signin',
  '/signup',
  '/discover',
  '/discover/pr',
  '/discover/newspaper/national_daily',
]

test('every link of the header and the footer that has no page yet says so', () => {
  const linked = [...MAIN_LINKS, ...ACCOUNT_LINKS, ...FOOTER_GROUPS.flatMap(({ links }) => links)].map(({ to }) => to)
  for (const to of linked.filter((path) => !BUILT.includes(path))) expect(getUpcoming(to).path).toBe(to)
})

test('a closing slash is the same page, another path is none', () => {
  expect(getUpcoming('/about/').title).toBe('About AdChowk')
  expect(() => getUpcoming('/abouts')).toThrow('Page not found')
})
