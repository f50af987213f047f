import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { configured } from './configured.ts'

const site = () => new Hono<{ Bindings: Env }>().use(configured()).get('/', (c) => c.text('the site'))
const env = {
  APP_ORIGIN: 'https://adchowk.in',
  AUTH_SECRET: 'x'.repeat(32),
  MAIL_FROM: 'a@adchowk.in',
  TEAM_EMAIL: 'b@adchowk.in',
}

test('a site with all that it needs says nothing', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await (await site().request('/', {}, env)).text()).toBe('the site')
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('what is missing is logged once, and the site answers', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const app = site()
  const { AUTH_SECRET: _, ...rest } = env
  for (const _ of [1, 2]) expect((await app.request('/', {}, rest)).status).toBe(200)
  expect(log.mock.calls).toEqual([['Configuration: AUTH_SECRET is missing: npx wrangler secret put AUTH_SECRET']])
  log.mockRestore()
})

test('without an address every page says that the site is not set up', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const answer = await site().request('/', {}, { ...env, APP_ORIGIN: 'adchowk' })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toBe('This site is not set up yet')
  log.mockRestore()
})
