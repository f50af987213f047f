import { MEDIA_TYPES, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { nameAlone, nameInSentence } from '../../../../catalogue/rules/registry/names.ts'
import { formatMoneyShort } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import { payableOn } from '../market/costs.ts'
import type { Market } from '../market/market.ts'
import type { PlanAlternative } from '../plan.ts'
import { aimOf, shownContacts } from '../search/objectives.ts'
import { selectOffers } from '../search/select-offers.ts'
import { type SelectedOffer, type SelectionInput, spentOn } from '../search/selection.ts'
import { deliveryOfPlan } from './delivery.ts'
import { priceLines } from './price-lines.ts'

/** Limit of the search for an alternative, which is shown for comparison only. */
const EVALUATIONS = 40_000
const LESS = 0.8
const MAX_ALTERNATIVES = 2
/** Contacts from which a plan is one for frequency. */
const FREQUENT = 3

interface Variation {
  label: string
  ask: string
  brief: CompleteBrief
  market: Market
  input: SelectionInput
}

/** At most two other plans for the same brief, each fully computed; one with the same orders is left out. */
export function* alternativesTo(
  brief: CompleteBrief,
  market: Market,
  selected: readonly SelectedOffer[],
  input: SelectionInput,
): InSteps<PlanStep, PlanAlternative[]> {
  const own = keyOf(selected)
  const contacts = shownContacts(aimOf(brief))
  const found: PlanAlternative[] = []
  for (const vary of [otherEmphasis, oneMedium, lessMoney]) {
    if (found.length === MAX_ALTERNATIVES) break
    const variation = vary(brief, market, input, selected)
    if (!variation) continue
    yield { lines: selected.length }
    const other = yield* selectOffers(variation.brief, variation.market, variation.market.offers, {
      ...variation.input,
      evaluations: EVALUATIONS,
    })
    if (other.selected.length > 0 && keyOf(other.selected) !== own)
      found.push(toAlternative(variation, other.selected, contacts))
  }
  return found
}

const idsOf = (selected: readonly SelectedOffer[]) => selected.map(({ offer }) => offer.item.id).sort()
const keyOf = (selected: readonly SelectedOffer[]) =>
  selected
    .map(({ offer, order }) => `${offer.item.id} ${order.net}`)
    .sort()
    .join()

/** The other emphasis; none where objective or words already ask for frequency. */
function otherEmphasis(brief: CompleteBrief, market: Market, input: SelectionInput): Variation | null {
  if (brief.emphasis === 'reach' && aimOf(brief).k >= FREQUENT) return null
  const emphasis = brief.emphasis === 'reach' ? 'frequency' : 'reach'
  return {
    label: emphasis === 'frequency' ? 'The same people more often' : 'More people, less often',
    ask: emphasis === 'frequency' ? 'Show me more frequency' : 'Show me more reach',
    brief: { ...brief, emphasis },
    market,
    input: { ...input, emphasis },
  }
}

/** Only the measured medium with the highest cost. */
function oneMedium(
  brief: CompleteBrief,
  market: Market,
  input: SelectionInput,
  selected: readonly SelectedOffer[],
): Variation | null {
  const spent = (medium: MediaType) =>
    selected.reduce((sum, { offer, order }) => sum + (offer.item.channel === medium ? order.net : 0), 0)
  const measured = (medium: MediaType) =>
    selected.some(({ offer, order }) => offer.item.channel === medium && order.exposures.length > 0)
  const media = MEDIA_TYPES.filter((medium) => spent(medium) > 0)
  const first = media.filter(measured).sort((a, b) => spent(b) - spent(a))[0]
  if (media.length < 2 || !first) return null
  const name = nameInSentence(first)
  return {
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)} alone`,
    ask: `Only ${nameAlone(first)}`,
    brief: { ...brief, channels: [first], split: {}, mediumLeast: {} },
    market: { ...market, offers: market.offers.filter(({ item }) => item.channel === first), extraOffers: [] },
    input,
  }
}

function lessMoney(brief: CompleteBrief, market: Market, input: SelectionInput): Variation {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(input.budget)) - 1)
  const budget = Math.round((input.budget * LESS) / step) * step
  return {
    label: 'A fifth less money',
    ask: `Make it ${formatMoneyShort(budget).replace(' L', ' lakh').replace(' Cr', ' crore')}`,
    brief: { ...brief, budget: { ...brief.budget, amount: budget, min: null } },
    market,
    input: { ...input, budget },
  }
}

function toAlternative(
  { label, ask, market }: Variation,
  selected: readonly SelectedOffer[],
  contacts: number,
): PlanAlternative {
  const lines = priceLines(selected, market.places)
  const { reach, frequency, cpm, effectiveReach } = deliveryOfPlan(lines, market.places, contacts)
  return {
    label,
    total: spentOn(selected, payableOn),
    reach,
    frequency,
    cpm,
    effectiveReach: effectiveReach.reach,
    inventoryIds: idsOf(selected),
    ask,
  }
}
