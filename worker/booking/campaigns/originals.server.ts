import { inArray, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { daysIn } from '../../kernel/rules/dates.ts'
import { type Paise, roundedRatio } from '../../kernel/rules/money.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import { selectLines } from './select-campaigns.server.ts'

/** Value of a line. Days at no charge are worth their price on the line that they replace. */
export interface Worth {
  /** The line that was paid for, and that a credit is given from: itself, of a line that replaces none. */
  paid: CampaignLine
  media: Paise
  /** Credit when none of these days is shown, GST included; null when no amount was decided. */
  judged: Paise | null
}

const lengthOf = ({ starts, ends, days }: CampaignLine) => days?.length ?? daysIn({ start: starts, end: ends })

/** The paid line behind each replacement at no charge, over any number of replacements in between. */
const chain = (ids: readonly string[]) => sql`with recursive chain as (
    select l.id as line, p.line_id as paid, p.remedy ->> 'amount' as judged, 1 as n
    from campaign_lines l join proofs p on p.line_id = l.replaces and p.remedy ->> 'line' = l.id
    where l.id in ${idsOf(ids)}
  union all
    select chain.line, p.line_id, chain.judged, chain.n + 1
    from chain join campaign_lines l on l.id = chain.paid
    join proofs p on p.line_id = l.replaces and p.remedy ->> 'line' = l.id
  )
  select line, paid, judged, max(n) from chain group by line`

/** The statements that read the values of lines, for `worthFrom`. */
export function selectWorth(ctx: Pick<ServiceContext, 'db' | 'now'>, lines: readonly CampaignLine[]) {
  const ids = lines.map(({ id }) => id)
  return [
    ctx.db
      .select({
        line: sql<string>`line`.as('line'),
        paid: sql<string>`paid`.as('paid'),
        judged: sql<number | null>`judged`.as('judged'),
      })
      .from(sql`(${chain(ids)}) q`),
    selectLines(ctx).where(inArray(campaignLines.id, sql`(select paid from (${chain(ids)}))`)),
  ] as const
}

/** The worth of lines, from the rows of `selectWorth`. */
export function worthFrom(
  rows: readonly { line: string; paid: string; judged: number | null }[],
  paidLines: readonly CampaignLine[],
): (line: CampaignLine) => Worth {
  const paidBy = new Map(paidLines.map((line) => [line.id, line]))
  const rowOf = new Map(rows.map((row) => [row.line, row]))
  return (line) => {
    const row = rowOf.get(line.id)
    const paid = row && paidBy.get(row.paid)
    if (!row || !paid) return { paid: line, media: line.media, judged: null }
    return { paid, media: roundedRatio([paid.media, lengthOf(line)], [lengthOf(paid)]), judged: row.judged }
  }
}

/** Values of lines, by id. One round trip. */
export const getLineValues = async (ctx: Pick<ServiceContext, 'db' | 'now'>, lines: readonly CampaignLine[]) =>
  worthFrom(...(await ctx.db.batch(selectWorth(ctx, lines))))
