import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { listAudit } from '../../worker/backoffice/audit/list-audit.server.ts'
import { AuditQuery } from '../../worker/backoffice/rules/audit/audit-query.ts'
import { createCategory } from '../../worker/catalogue/categories/category.server.ts'
import type { AdminCategory, CategoryInput } from '../../worker/catalogue/rules/categories/category.ts'
import type { ServiceContext } from '../../worker/kernel/context.ts'
import { DomainError } from '../../worker/kernel/rules/errors.ts'
import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { parse } from '../../worker/kernel/rules/parse.ts'
import { service } from './service.ts'

export const STAFF: CurrentUser = {
  id: 'usr_staff',
  email: 'staff@example.in',
  name: 'Asha Menon',
  role: 'admin',
  areas: [],
  company: 'AdChowk',
  phone: '+91 98450 10001',
  emailVerified: true,
  twoFactor: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** A service that records what it publishes to the hub and purges at the edge. */
export function recordedService(more: Partial<ServiceContext> = {}) {
  const purge = vi.fn<(tags: string[]) => void>()
  const publish = vi.fn<ServiceContext['live']['publish']>(async () => {})
  const ctx: ServiceContext = { ...service, cache: { purge }, live: { ...service.live, publish }, ...more }
  return {
    ctx,
    purge,
    publish,
    /** Names of the published events, in order; messages for open forms are left out. */
    published: () =>
      publish.mock.calls.flatMap(([changes, rooms]) =>
        rooms?.includes('forms') ? [] : changes.map(({ event }) => event),
      ),
  }
}

/** Rows of a statement, for what no verb returns. */
export const rowsOf = async <T = Record<string, unknown>>(sql: string, ...bound: unknown[]): Promise<T[]> =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results

/** Body with which a page changes a category, from its last version. */
export const seen = ({ name, icon, description, version }: AdminCategory) => ({ name, icon, description, version })

/** One field of each kind that narrows a list. */
export const FIELDS: CategoryInput['fields'] = [
  { name: 'Lighting', type: 'select', required: true, options: ['Front lit', 'Back lit'] },
  { name: 'Height, ft', type: 'number', required: false },
  { name: 'Permit', type: 'boolean', required: true },
]

let made = 0

/** A name that no other category has. */
export const newName = (what = 'Kites') => `${what} ${++made}`

export const makeCategory = (ctx: ServiceContext, input: Partial<CategoryInput> = {}) =>
  createCategory(ctx, STAFF, { name: newName(), icon: 'wind', ...input })

/** Body of a refusal; undefined where nothing was refused. */
export const detailOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error) => (error instanceof DomainError ? error.body : error),
  )

/** The number of the newest row of the audit log; 0 where there is none. */
export const lastAuditRow = async () =>
  (await rowsOf<{ id: number }>('SELECT max(id) AS id FROM audit_log'))[0]?.id ?? 0

/** The facts of each row of the audit log about something as staff read them, `field: before → after`; the oldest row first. */
export async function factsOf(subject: string): Promise<string[][]> {
  const { acts } = await listAudit(service, { ...parse(AuditQuery, {}), subject })
  return acts
    .toReversed()
    .map(({ facts }) =>
      facts.map(({ field, before, after }) => `${field}: ${before === undefined ? '' : `${before} → `}${after}`),
    )
}

/** Rows of the audit log about a subject, the oldest first. */
export const audited = (subject: string) =>
  rowsOf('SELECT action, actor, detail FROM audit_log WHERE subject = ? ORDER BY id', subject)
