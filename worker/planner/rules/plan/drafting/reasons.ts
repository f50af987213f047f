import type { NamedAudience } from '../../../../catalogue/rules/registry/affinity/columns.ts'
import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { nameInSentence } from '../../../../catalogue/rules/registry/names.ts'
import { formatCount, formatNumber, toRupees } from '../../../../kernel/rules/money.ts'
import { audienceIndex } from '../market/affinity/audience-index.ts'
import { AUDIENCES } from '../market/affinity/audiences.ts'
import type { PricedLine } from './price-lines.ts'

/** Fewer new people than this get no cost each. */
const MIN_NEW = 100

/** Paise for each new person, not rounded; null where a line adds hardly any. */
const costEach = ({ net, reach }: PricedLine) => (reach.added >= MIN_NEW ? net / reach.added : null)

const placeOf = ({ offer: { item } }: PricedLine) => item.city ?? (item.scope === 'state' ? item.state : 'the country')
const groupOf = (line: PricedLine) => `${line.channel}/${placeOf(line)}`

/** Reason for each line of a plan, from the reach that the plan would lose without it. */
export function reasonsFor(
  lines: readonly PricedLine[],
  asked: readonly MediaType[],
  audience: NamedAudience | null = null,
): string[] {
  const cheapest = new Map<string, PricedLine>()
  const counts = new Map<string, number>()
  for (const line of lines) {
    const group = groupOf(line)
    counts.set(group, (counts.get(group) ?? 0) + 1)
    const best = cheapest.get(group)
    const price = costEach(line)
    if (price !== null && (!best || price < (costEach(best) ?? Number.POSITIVE_INFINITY))) cheapest.set(group, line)
  }
  return lines.map((line) => {
    const group = groupOf(line)
    const medium = nameInSentence(line.channel)
    const parts = [line.locked ? 'Kept because you locked it' : null, worthText(line)]
    if (counts.get(group) === 1 && asked.includes(line.channel)) {
      parts.push(`the plan’s ${medium} in ${placeOf(line)}, as you asked`)
    } else if (cheapest.get(group) === line && (counts.get(group) ?? 0) > 1) {
      parts.push(`the least for a new person among the plan’s ${medium} lines in ${placeOf(line)}`)
    }
    if (audience !== null) parts.push(indexText(line, audience))
    return sentence(parts.filter((part) => part !== null))
  })
}

function worthText(line: PricedLine): string {
  const price = costEach(line)
  if (line.impressions === null)
    return `Nobody counts who sees it, so it adds no reach here; it uses money that was left`
  if (price === null) return `Meets people of the other lines again, ${formatCount(line.impressions)} times`
  return `Adds ${formatCount(Math.round(line.reach.added))} new people at ${costText(toRupees(price))} each`
}

/** `index 1.9 for affluent adults, our assumption` */
function indexText({ offer: { item } }: PricedLine, audience: NamedAudience): string {
  const { value, source } = audienceIndex(item, audience)
  const basis = source === 'listing' ? 'from the audience that the listing states' : 'our assumption'
  return `index ${value} for ${AUDIENCES[audience].label}, ${basis}`
}

/** `₹0.48`, `₹1,250`: rupees with two decimals below ₹100. */
const costText = (amount: number) => `₹${amount < 100 ? amount.toFixed(2) : formatNumber(Math.round(amount))}`

function sentence(parts: readonly string[]): string {
  const [first = '', ...rest] = parts
  return [first, ...rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1))].join('; ')
}
