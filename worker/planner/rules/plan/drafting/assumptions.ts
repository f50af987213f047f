import type { PlanRules } from '../../../../catalogue/rules/registry/plan-spec.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { formatMoney } from '../../../../kernel/rules/money.ts'
import type { Assumption } from '../brief.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { audienceOf } from '../market/affinity/audience-index.ts'
import { AUDIENCES } from '../market/affinity/audiences.ts'
import { UNIVERSE_BASIS } from '../reach/universe.ts'
import type { Aim } from '../search/objectives.ts'
import type { SelectedOffer } from '../search/selection.ts'

type Facts = { brief: CompleteBrief; selected: readonly SelectedOffer[]; aim: Aim }
type Rule = (facts: Facts) => Assumption | null

const has = (selected: readonly SelectedOffer[], is: (rules: PlanRules) => boolean) =>
  selected.some(({ offer }) => is(PLAN_RULES[offer.item.channel]))

/** `twice`, `3 times` */
const times = (k: number) => (k === 2 ? 'twice' : `${k} times`)

/** Assumptions behind the figures of a plan. */
const RULES: readonly Rule[] = [
  ({ aim, brief: { objective, frequencyGoal } }) =>
    aim.k === 1
      ? null
      : {
          code: 'FREQUENCY_GOAL',
          slot: 'objective',
          text:
            frequencyGoal === null && objective !== null
              ? `A campaign for ${objective} is planned for people who meet it ${times(aim.k)} or more (${aim.k}+), our assumption`
              : `Planned for people who meet it ${times(aim.k)} or more (${aim.k}+)`,
        },
  ({ brief: { budget } }) =>
    budget.gst === 'inclusive'
      ? { code: 'GST_INCLUSIVE', slot: 'gst', text: `${formatMoney(budget.amount)} taken to include GST` }
      : { code: 'GST_EXCLUSIVE', slot: 'gst', text: `GST comes on top of ${formatMoney(budget.amount)}` },
  () => ({
    code: 'UNIVERSE',
    slot: 'delivery',
    text: `People are ${UNIVERSE_BASIS.charAt(0).toLowerCase()}${UNIVERSE_BASIS.slice(1)}`,
  }),
  ({ brief }) => {
    const named = audienceOf(brief)
    if (named === null) return null
    const { label, share } = AUDIENCES[named]
    return {
      code: 'AUDIENCE_INDEX',
      slot: 'audience',
      text: `Planned for ${label}, taken as ${Math.round(100 * share)}% of adults; how much likelier each line meets them is an index, our assumption where the listing does not state its audience`,
    }
  },
  ({ brief: { audience, audienceKind } }) => {
    if (audienceOf({ audienceKind }) !== null) return null
    return audience === null
      ? { code: 'AUDIENCE_DEFAULT', slot: 'audience', text: 'No audience was named: everyone of 15 and above counts' }
      : { code: 'AUDIENCE_ALL_ADULTS', slot: 'audience', text: `Reach counts all adults; ${audience} are among them` }
  },
  () => ({
    code: 'MODEL_ASSUMED',
    slot: 'delivery',
    text: 'Share of people that a medium can meet, and how unevenly it meets them, are planning assumptions; the range shows 20% either way',
  }),
  ({ selected }) =>
    has(selected, ({ visits }) => visits !== undefined)
      ? {
          code: 'REPEAT_VISITS',
          slot: 'delivery',
          text: 'Owners count passers-by a day; how often the same person returns in a month is assumed, by kind of site and of road',
        }
      : null,
  ({ selected }) =>
    has(selected, ({ noticed }) => noticed !== undefined)
      ? {
          code: 'NOTICED_BY_SIZE',
          slot: 'delivery',
          text: 'Newspaper ads are weighed by the square root of their share of a page, as larger ones are noticed more; the reach shown counts every reader',
        }
      : null,
  ({ selected }) =>
    has(selected, ({ spread }) => spread === 'targeted')
      ? {
          code: 'DIGITAL_TARGETED',
          slot: 'delivery',
          text: 'Digital views are bought for the places of this plan alone',
        }
      : null,
  ({ selected }) =>
    selected.some(({ offer }) => offer.item.setup > 0)
      ? {
          code: 'PRODUCTION_INSIDE',
          slot: 'budget',
          text: 'Printing and mounting are paid from the budget',
        }
      : null,
]

/** The assumptions of the conversation, then those of the figures; each code once. */
export function planAssumptions(given: readonly Assumption[], facts: Facts): Assumption[] {
  const own = RULES.flatMap((rule) => rule(facts) ?? [])
  const byCode = new Map<string, Assumption>()
  for (const assumption of [...given, ...own]) if (!byCode.has(assumption.code)) byCode.set(assumption.code, assumption)
  return [...byCode.values()]
}
