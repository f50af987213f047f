import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { api } from '../../worker/api.ts'
import type { ManagedUser } from '../../worker/backoffice/rules/users/managed-user.ts'
import { hashPassword } from '../../worker/identity/password.server.ts'
import { users } from '../../worker/kernel/identity.table.ts'
import type { Role } from '../../worker/kernel/rules/identity/roles.ts'

export const ORIGIN = env.APP_ORIGIN
export const PASSWORD = 'correct horse battery'

let made = 0

/** A network of its own: limits of one test are no limits of another. TEST-NET-2 and benchmarking, RFC 5737 and 2544. */
export const newNetwork = (): string => {
  made += 1
  return `198.${18 + (made >> 16)}.${(made >> 8) & 255}.${made & 255}`
}

/** A browser: it keeps its cookies, sends our Origin with what is unsafe, and has a network of its own. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly network: string
  /** Of the Worker that it talks to. */
  readonly bindings: Env

  constructor(network = newNetwork(), bindings: Env = env) {
    this.network = network
    this.bindings = bindings
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async send(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Response> {
    const headers = new Headers({
      'CF-Connecting-IP': this.network,
      ...(this.cookies.size > 0 && { Cookie: this.cookie }),
      ...(method !== 'GET' && { Origin: ORIGIN }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...more,
    })
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await ask(request, this.bindings)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  get = (path: string) => this.send('GET', path)
  post = (path: string, body: unknown = {}) => this.send('POST', path, body)

  signIn = (email: string, more: Record<string, unknown> = {}) =>
    this.post('/api/auth/signin', { email, password: PASSWORD, ...more })
}

/** Answers a request and waits for what it left to do. */
export async function ask(request: Request, bindings: Env = env): Promise<Response> {
  const context = createExecutionContext()
  const response = await api.fetch(request, bindings, context)
  await waitOnExecutionContext(context)
  return response
}

let hash: Promise<string> | undefined

/** An account with PASSWORD, straight in the database. */
export async function newAccount(
  role: Role = 'advertiser',
  more: Partial<typeof users.$inferInsert> = {},
): Promise<{ id: string; email: string }> {
  hash ??= hashPassword(PASSWORD)
  made += 1
  const row = {
    id: `usr_test-${made}`,
    email: `user-${made}@example.in`,
    name: 'Asha Menon',
    role,
    company: 'Kaveri Coffee',
    phone: '+91 98450 10001',
    passwordHash: await hash,
    createdAt: new Date().toISOString(),
    ...more,
  }
  await drizzle(env.DB).insert(users).values(row)
  return { id: row.id, email: row.email }
}

/** A browser that is signed in to a new account. */
export async function signedIn(role: Role = 'advertiser', more: Record<string, unknown> = {}) {
  const account = await newAccount(role)
  const browser = new Browser()
  const response = await browser.signIn(account.email, more)
  if (response.status !== 200) throw new Error(`sign-in answered ${response.status}`)
  return { ...account, browser }
}

/** Gives an account another role, as an admin does on the page of that user. */
export async function setRole(admin: Browser, id: string, role: Role): Promise<Response> {
  const { user } = await (await admin.get(`/api/admin/users/${id}`)).json<{ user: ManagedUser }>()
  const { version, name, company, location } = user
  return admin.send('PATCH', `/api/admin/users/${id}`, {
    version,
    name,
    company,
    location,
    role,
    areas: role === 'staff' ? ['support'] : [],
  })
}
