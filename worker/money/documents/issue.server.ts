import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { takeNumber, takenNumber } from '../../kernel/series.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { documents } from '../documents.table.ts'
import type { DocumentBodies, DocumentKind } from '../rules/documents/document.ts'
import { seriesOf } from '../rules/documents/document-number.ts'
import { type DocumentSums, documentTotals } from '../rules/documents/totals.ts'

/** A document that is to be written. */
export interface NewDocument<Kind extends DocumentKind = DocumentKind> {
  id?: string
  kind: Kind
  /** Letters of the owner's series; unused for documents of the platform. */
  prefix: string
  campaignId: string | null
  userId: string | null
  ownerId: string | null
  of?: string | null | SQL<string | null>
  milestone?: number
  /** `2026-12` */
  month?: string
  asked?: number
  key?: string
  body: DocumentBodies[Kind]
  /** Sums that are not those of the lines rounded to the rupee: of a voucher. */
  totals?: DocumentSums
}

/**
 * The statements that number and store a document. They go into one batch, so a series has no gaps: a failed batch
 * rolls the number back.
 */
export function issueStatements<Kind extends DocumentKind>(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  made: NewDocument<Kind>,
) {
  const { db, now } = ctx
  const series = seriesOf(made.kind, made.prefix, civilDate(now))
  const { taxable, cgst, sgst, igst, roundOff, payable } = made.totals ?? documentTotals(made.body.lines)
  return [
    takeNumber(ctx, series),
    db.insert(documents).values({
      id: made.id ?? newId('doc'),
      series: series.name,
      fy: series.fy,
      n: takenNumber(series),
      number: sql`${series.stem} || printf(${`%0${series.digits}d`}, ${takenNumber(series)})`,
      kind: made.kind,
      campaignId: made.campaignId,
      userId: made.userId,
      ownerId: made.ownerId,
      of: made.of ?? null,
      milestone: made.milestone ?? null,
      month: made.month ?? null,
      ...{ taxable, cgst, sgst, igst, roundOff, payable },
      asked: made.asked ?? null,
      body: made.body,
      key: made.key ?? null,
      at: now.getTime(),
    }),
  ] as const
}
