import type { MediaType } from '../../../../worker/catalogue/rules/registry/media.ts'
import { tabName } from '../../../../worker/catalogue/rules/registry/names.ts'
import type { Paise } from '../../../../worker/kernel/rules/money.ts'
import type { PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { sumAllIn } from './plan-money.ts'

/**
 * Number of lines above which a plan is grouped by city first and its groups are closed; also the number of lines that
 * a group shows at a time.
 */
export const MANY_LINES = 50

/** Lines under one heading, in the order of their numbers. */
export interface LineGroup {
  key: string
  name: string
  channel: MediaType
  lines: PlanLine[]
  /** Cost with printing and GST. */
  amount: Paise
  /** Share of the plan's cost, percent. */
  sharePct: number
}

const byNumber = (a: PlanLine, b: PlanLine) => a.lineNo - b.lineNo

/** Groups lines by medium, or in a large plan by city and medium; groups and lines in the order of line numbers. */
export function groupLines(lineItems: readonly PlanLine[]): LineGroup[] {
  const isLarge = lineItems.length > MANY_LINES
  const groups = new Map<string, PlanLine[]>()
  for (const line of lineItems.toSorted(byNumber)) {
    const key = isLarge ? `${line.city ?? line.state} ${line.channel}` : line.channel
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  const whole = sumAllIn(lineItems)
  const all = [...groups].flatMap(([key, lines]): LineGroup[] => {
    const [first] = lines
    if (!first) return []
    const amount = sumAllIn(lines)
    const place = first.city ?? (first.state || 'All India')
    return [
      {
        key,
        name: isLarge ? `${place}, ${tabName(first.channel)}` : tabName(first.channel),
        channel: first.channel,
        lines,
        amount,
        sharePct: whole > 0 ? (amount / whole) * 100 : 0,
      },
    ]
  })
  if (!isLarge) return all
  // All media of a city before the next city.
  const cities = [...new Set(all.map(({ lines }) => lines[0]?.city ?? null))]
  return cities.flatMap((city) => all.filter(({ lines }) => (lines[0]?.city ?? null) === city))
}
