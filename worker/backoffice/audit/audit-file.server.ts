import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { writeWorkbook } from '../../kernel/files/workbook.ts'
import { AUDIT_AREAS } from '../../kernel/rules/audit/audit-words.ts'
import { toCsv } from '../../kernel/rules/csv.ts'
import { formatInstant } from '../../kernel/rules/dates.ts'
import type { Fact } from '../../kernel/rules/identity/changes.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { wordsOfAct } from '../rules/audit/acts.ts'
import {
  AUDIT_FILE_ROWS,
  type AuditAct,
  type AuditFileQuery,
  type AuditFilter,
  type Cursor,
} from '../rules/audit/audit-query.ts'
import { auditExported } from '../rules/backoffice.events.ts'
import { findMeant, readActs } from './list-audit.server.ts'
import type { Wanted } from './newest-acts.server.ts'

/** Rows that one statement reads. */
const STEP = 1_000

const FILE_COLUMNS = [
  { label: 'Time (India)', width: 20 },
  { label: 'Time (UTC)', width: 26 },
  { label: 'Who', width: 26 },
  { label: 'Id of actor', width: 24 },
  { label: 'Area', width: 20 },
  { label: 'On', width: 18 },
  { label: 'Act', width: 18 },
  { label: 'Subject', width: 34 },
  { label: 'Id of subject', width: 26 },
  { label: 'Changes', width: 60 },
  { label: 'Network', width: 20 },
] as const

/** A line of the file, as text: user input is text in either format. */
function lineOf({ at, actor, action, subject, facts, network }: AuditAct): string[] {
  const { area, thing, act } = wordsOfAct(action)
  const changed = facts.map(({ field, before, after }) =>
    before === undefined ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
  )
  return [
    formatInstant(new Date(at)),
    at,
    actor ? (actor.name ?? 'Deleted account') : '',
    actor?.id ?? '',
    AUDIT_AREAS[area],
    thing,
    act,
    subject?.name ?? '',
    subject?.id ?? '',
    changed.join('; '),
    network,
  ]
}

/** Every wanted act up to AUDIT_FILE_ROWS, the newest first. */
async function readAll(ctx: ServiceContext, wanted: Omit<Wanted, 'limit' | 'before'>): Promise<AuditAct[]> {
  const all: AuditAct[] = []
  let before: Cursor | undefined
  while (all.length < AUDIT_FILE_ROWS) {
    const { acts } = await readActs(ctx, { ...wanted, before, limit: STEP })
    all.push(...acts)
    before = acts.at(-1)
    if (acts.length < STEP) break
  }
  return all
}

/** The filter as facts; a searched text is not repeated. */
const chosen = ({ q, ...rest }: AuditFilter): Record<string, Fact> => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  ...(q !== undefined && { searched: true }),
})

/**
 * Acts of a filter as a spreadsheet file, newest first, at most AUDIT_FILE_ROWS. The export is recorded as an act.
 * @throws DomainError rate_limited
 */
export async function exportAudit(
  ctx: ServiceContext,
  staff: CurrentUser,
  { format, ...filter }: AuditFileQuery,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; rows: number }> {
  await ctx.countFile()
  const acts = await readAll(ctx, { filter, meant: await findMeant(ctx, filter) })
  const detail = { format, rows: acts.length, ...chosen(filter) }
  await record(ctx, auditExported.of(staff.id, { subject: null, detail }))
  const lines = acts.map(lineOf)
  const heading = FILE_COLUMNS.map(({ label }) => label)
  return {
    body:
      format === 'csv'
        ? toCsv([heading, ...lines])
        : writeWorkbook([{ name: 'Audit log', columns: FILE_COLUMNS, rows: lines, isFilterable: true }]),
    rows: acts.length,
  }
}
