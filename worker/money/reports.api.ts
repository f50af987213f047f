import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { removeLogo, setLogo } from './reports/logo.server.ts'
import { setReportMail } from './reports/report-mail.server.ts'
import { NewLogo, ReportMailChange } from './rules/reports/report-inputs.ts'

/** Settings of an advertiser's reports: the weekly mail of one, and the logo of all. */
export const reportsApi = new Hono<SignedInEnv>()
  .use('/campaigns/:id/report-mail', smallBody, requireUser, rateLimit('LIMIT_BOOKING'))
  .put('/campaigns/:id/report-mail', validated('json', ReportMailChange), async (c) =>
    c.json(await setReportMail(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json').isOn)),
  )
  .use('/report-logo', smallBody, requireUser, rateLimit('LIMIT_BOOKING'))
  .put('/report-logo', validated('json', NewLogo), async (c) =>
    c.json(await setLogo(c.var.service, c.var.user, c.req.valid('json').key)),
  )
  .delete('/report-logo', async (c) => c.json(await removeLogo(c.var.service, c.var.user)))
