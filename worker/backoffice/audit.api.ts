import { Hono } from 'hono'
import type { SignedInEnv } from '../identity/require-user.ts'
import { validated } from '../kernel/http/validated.ts'
import { BYTE_ORDER_MARK } from '../kernel/rules/csv.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { exportAudit } from './audit/audit-file.server.ts'
import { countNewActs, listAudit } from './audit/list-audit.server.ts'
import { AuditFileQuery, AuditQuery, NewActsQuery } from './rules/audit/audit-query.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * The audit log for admins: acts, number of new ones, and a file. Mounted behind the guard of
 * worker/backoffice/staff.api.ts.
 */
export const auditApi = new Hono<SignedInEnv>()
  .get('/audit', validated('query', AuditQuery), async (c) =>
    c.json(await listAudit(c.var.service, c.req.valid('query'))),
  )
  .get('/audit/new', validated('query', NewActsQuery), async (c) =>
    c.json({ count: await countNewActs(c.var.service, c.req.valid('query')) }),
  )
  .get('/audit/file', validated('query', AuditFileQuery), async (c) => {
    const query = c.req.valid('query')
    const { body } = await exportAudit(c.var.service, c.var.user, query)
    return new Response(typeof body === 'string' ? BYTE_ORDER_MARK + body : body, {
      headers: {
        'Content-Type': TYPES[query.format],
        'Content-Disposition': `attachment; filename="adchowk-audit-${civilDate(c.var.service.now)}.${query.format}"`,
      },
    })
  })
