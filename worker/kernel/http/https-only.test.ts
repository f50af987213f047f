import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { httpsOnly } from './https-only.ts'

const site = new Hono<{ Bindings: Env }>().use(httpsOnly).all('*', (c) => c.text('the site'))
const ask = (url: string, init: RequestInit = {}, origin = 'https://adchowk.in') =>
  site.request(url, init, { APP_ORIGIN: origin })

test('a page over http leads to the site over https, whatever the Host and the path', async () => {
  const answer = await ask('http://other.example//evil.example/?q=1')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe('https://adchowk.in//evil.example/?q=1')
})

test.each([
  ['GET', '/api/health'],
  ['POST', '/api/auth/signin'],
  ['POST', '/'],
])('%s %s over http is refused and not redirected', async (method, path) => {
  const answer = await ask(`http://adchowk.in${path}`, { method })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('Location')).toBeNull()
})

test('over https, behind a proxy that ends it, and on this machine the site answers', async () => {
  const answers = await Promise.all([
    ask('https://adchowk.in/'),
    ask('http://adchowk.in/', { headers: { 'X-Forwarded-Proto': 'https' } }),
    ask('http://127.0.0.1:8787/'),
    ask('http://adchowk.test/', {}, 'http://adchowk.test'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
