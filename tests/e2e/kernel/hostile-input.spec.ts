import { expect, test } from '../support/test.ts'

const LONG = 'x'.repeat(10_000)
const HOSTILE = [
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '🛕🪔',
  '\u0000',
  '%',
  LONG.slice(0, 3000),
]

test('parameters that cannot be read answer 400 with a message', async ({ request }) => {
  const bad = [
    'page=abc',
    'page=0',
    'page=-1',
    'page=999999999999',
    'sort=%27%20OR%201%3D1',
    'band=cheap',
    'duration=99',
    'language=Klingon',
    `q=${LONG}`,
    'q=%00',
  ]
  for (const search of bad) {
    const answer = await request.get(`/category/ooh/billboard?${search}`)
    expect(answer.status(), search.slice(0, 40)).toBe(400)
    expect(await answer.text(), search.slice(0, 40)).toMatch(/<h1[^>]*>[^<]{10,}/)
  }
})

test('a page beyond the last is a 404 that names the last', async ({ request }) => {
  const answer = await request.get('/category/ooh/billboard?page=99')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('the last page is 11')
})

test('hostile text in any place is text: searched for, or not found, and never run', async ({ page, request }) => {
  for (const text of HOSTILE) {
    const part = encodeURIComponent(text)
    for (const path of [
      `/category/${part}`,
      `/category/ooh/${part}`,
      `/category/ooh/billboard/${part}`,
      `/category/tv/${part}`,
      `/category/tv/${part}/${part}`,
      `/${part}`,
      `/art/3/ooh/card/${part}.svg`,
      `/media-kit/ooh/${part}`,
      `/category/ooh/billboard?q=${part}&city=${part}`,
      `/api/${part}`,
    ]) {
      const status = (await request.get(path)).status()
      expect(status, path.slice(0, 60)).toBeLessThan(500)
    }
  }
  await page.goto(`/category/ooh/billboard?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(page.locator('main img[src=x]')).toHaveCount(0)
  await expect(page.getByRole('searchbox').first()).toHaveValue('<img src=x onerror=alert(1)>')
})

test('addresses that are not even encoded well, and methods nobody answers, are refused without a failure', async ({
  request,
}) => {
  for (const path of ['/category/%E0%A4%A', '/category/ooh/%', '/%ff', '/category/ooh/billboard?q=%E0%A4%A']) {
    expect((await request.get(path)).status(), path).toBeLessThan(500)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    for (const path of ['/', '/category/ooh/billboard', '/api/health']) {
      const status = (await request.fetch(path, { method, data: 'x'.repeat(1000) })).status()
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
      expect(status, `${method} ${path}`).toBeLessThan(500)
    }
  }
})
