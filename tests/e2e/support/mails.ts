import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { headersFor } from './account.ts'
import { OFTEN } from './test.ts'

/** Folder in which the local Worker writes mails; wrangler empties it when it ends. */
const BOX = join(import.meta.dirname, '../../../.wrangler/tmp/email')

/** Texts of mails since an instant, ms, the newest first. A file does not name its recipient. */
const textsSince = (since: number): string[] =>
  readdirSync(BOX, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({ path: join(BOX, name), at: statSync(join(BOX, name)).mtimeMs }))
    .filter(({ at }) => at >= since)
    .sort((a, b) => b.at - a.at)
    .map(({ path }) => readFileSync(path, 'utf8'))

/** Matches of a pattern in mails since an instant, once there is one: its first group, the newest first. */
export async function mailed(pattern: RegExp, since: number): Promise<string[]> {
  const found = () => textsSince(since).flatMap((text) => pattern.exec(text)?.[1] ?? [])
  await expect.poll(() => found().length, OFTEN).toBeGreaterThan(0)
  return found()
}

/** Confirms the address of an account by its mail. Mails of others may be newer, or there before it. */
export async function confirmEmail(page: Page, origin: string | undefined, since: number) {
  const tried = new Set<string>()
  const confirm = async () => {
    const links = textsSince(since).flatMap((text) => /verify-email#token=(\S+)/.exec(text)?.[1] ?? [])
    for (const token of links.filter((one) => !tried.has(one))) {
      tried.add(token)
      await page.request.post('/api/auth/verify-email', { headers: headersFor(origin), data: { token } })
    }
    const { user } = await (await page.request.get('/api/auth/session')).json()
    return user.emailVerified
  }
  await expect.poll(confirm, OFTEN).toBe(true)
}
