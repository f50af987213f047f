import type { ManagedUser } from '../../worker/backoffice/rules/users/managed-user.ts'
import type { UserPage } from '../../worker/backoffice/users/user-page.server.ts'
import { newAccount } from './identity.ts'
import { newMailbox } from './mailbox.ts'

/** An admin in a browser whose mails are kept, and what admins ask the API for. */
export async function newAdmin(name = 'Meera Pillai') {
  const box = newMailbox()
  const browser = box.browser()
  const account = await newAccount('admin', { name })
  await browser.signIn(account.email)
  return {
    ...account,
    box,
    browser,
    invite: (more: Record<string, unknown> = {}) =>
      browser.post('/api/admin/users', {
        name: 'Ravi Shetty',
        email: `ravi-${crypto.randomUUID()}@example.in`,
        role: 'advertiser',
        location: 'Mysuru, Karnataka',
        ...more,
      }),
    /** Sends a change with what the user is now, and what is changed. */
    change: async (id: string, more: Record<string, unknown>) => {
      const { name, company, location, version } = (await pageOf(browser, id)).user
      return browser.send('PATCH', `/api/admin/users/${id}`, { name, company, location, version, ...more })
    },
    act: (act: 'suspend' | 'activate', ...ids: string[]) => browser.post('/api/admin/users/bulk', { act, ids }),
    remove: (id: string, email: string) => browser.send('DELETE', `/api/admin/users/${id}`, { email }),
    page: (id: string) => pageOf(browser, id),
  }
}

const pageOf = async (browser: { get: (path: string) => Promise<Response> }, id: string): Promise<UserPage> =>
  (await browser.get(`/api/admin/users/${id}`)).json<UserPage>()

/** A refusal as `409 conflict`, with the fields that it names. */
export async function refused(response: Response): Promise<string> {
  const { error } = await response.json<{ error?: { code: string; issues?: { path: string }[] } }>()
  return [response.status, error?.code, ...(error?.issues ?? []).map(({ path }) => path)].join(' ')
}

export const userOf = (response: Response): Promise<ManagedUser> => response.json<ManagedUser>()
