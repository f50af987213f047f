import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configurationProblems, readSettings } from './settings.ts'

const SITE = {
  APP_ORIGIN: 'https://adchowk.in',
  AUTH_SECRET: 'x'.repeat(32),
  MAIL_FROM: 'no-reply@adchowk.in',
  TEAM_EMAIL: 'team@adchowk.in',
  DEMO_MODE: 'false',
}
const withVars = (vars: Record<string, string | undefined>) => ({ ...SITE, ...vars }) as unknown as Env
const demoAt = (vars: Record<string, string>) => readSettings(withVars(vars)).demoMode

describe('demo accounts work', () => {
  test('on this machine, where nobody else can enter', () => {
    for (const APP_ORIGIN of ['http://127.0.0.1:8787', 'http://localhost:9000', 'http://[::1]:8787'])
      expect(demoAt({ APP_ORIGIN, DEMO_MODE: 'true' })).toBe(true)
    expect(demoAt({ APP_ORIGIN: 'http://127.0.0.1:8787' })).toBe(false)
  })

  test('at an address of others only with a second word', () => {
    expect(demoAt({ DEMO_MODE: 'true' })).toBe(false)
    expect(demoAt({ DEMO_MODE: 'true', DEMO_MODE_IN_PUBLIC: 'true' })).toBe(true)
    expect(demoAt({ DEMO_MODE_IN_PUBLIC: 'true' })).toBe(false)
    expect(demoAt({ APP_ORIGIN: 'https://127.0.0.1.example.in', DEMO_MODE: 'true' })).toBe(false)
  })
})

test('a language model is asked over https alone, or on this machine', () => {
  const providerAt = (LLM_BASE_URL: string) =>
    readSettings(withVars({ LLM_BASE_URL, LLM_KEY: 'k', LLM_MODEL: 'm' })).provider?.baseUrl ?? null
  for (const url of ['https://llm.example/v1', 'http://127.0.0.1:9000/v1']) expect(providerAt(url)).toBe(url)
  for (const url of ['http://llm.example/v1', 'nowhere', 'ftp://llm.example']) expect(providerAt(url)).toBeNull()
})

describe('what an operator has to mend', () => {
  const problems = (vars: Record<string, string | undefined>) => configurationProblems(withVars(vars))

  test('is nothing where all is set, and on this machine', () => {
    expect(problems({})).toEqual([])
    expect(problems({ APP_ORIGIN: 'http://127.0.0.1:8787', AUTH_SECRET: undefined, DEMO_MODE: 'true' })).toEqual([])
  })

  test('is named, each with what to do', () => {
    expect(problems({ AUTH_SECRET: undefined })).toEqual([
      'AUTH_SECRET is missing: npx wrangler secret put AUTH_SECRET',
    ])
    expect(problems({ AUTH_SECRET: 'short and dear' })).toEqual(['AUTH_SECRET takes 32 characters or more'])
    expect(problems({ APP_ORIGIN: 'http://adchowk.in' })[0]).toContain('it is "http://adchowk.in"')
    expect(problems({ APP_ORIGIN: 'adchowk' })[0]).toContain('APP_ORIGIN is the address')
    expect(problems({ DEMO_MODE: 'true' })[0]).toContain('DEMO_MODE_IN_PUBLIC')
    expect(problems({ DEMO_MODE: 'true', DEMO_MODE_IN_PUBLIC: 'true' })).toEqual([])
    expect(problems({ MAIL_FROM: 'no-reply@adchowk.example' })[0]).toContain('no mail arrives')
    expect(problems({ TEAM_EMAIL: 'team@adchowk.example' })[0]).toContain('nobody reads')
    expect(problems({ LLM_KEY: 'k' })[0]).toContain('belong together')
    expect(problems({ LLM_KEY: 'k', LLM_MODEL: 'm', LLM_BASE_URL: 'https://llm.example/v1' })).toEqual([])
    expect(problems({ LLM_KEY: 'k', LLM_MODEL: 'm', LLM_BASE_URL: 'http://llm.example/v1' })[0]).toContain('https')
  })

  test('never with the value of a secret', () => {
    expect(problems({ AUTH_SECRET: 'short and dear', LLM_KEY: 'sk-123' }).join()).not.toMatch(/dear|sk-123/)
  })
})

test('the scheduled tasks run every hour', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  expect(read('../../wrangler.toml')).toMatch(/^\[triggers\]\ncrons = \["\d+ \* \* \* \*"\]$/m)
  expect(read('../index.ts')).toMatch(/^export default \{ fetch: site\.fetch, scheduled, email: incomingMail \}/m)
})
