import { foldedWords, type SaidFacts } from './provider-ground.ts'
import type { BuildToolInput } from './provider-inputs.ts'
import type { Brief, HeldOrder, PlanEdits } from './rules/plan/brief.ts'
import { isChannelWord } from './rules/plan/conversation/media/channels.ts'
import type { InventoryItem } from './rules/plan/inventory.ts'
import type { Plan, PlanLine } from './rules/plan/plan.ts'

/** Letters of a word that can tell one listing from another. */
const MIN_LETTERS = 4
/** Words of titles that name no listing. */
const COMMON = foldedWords([
  'road street main cross lane near opposite site board panel station spot time show page full half quarter front back morning evening night daily city metro area zone phase sector north south east west central hoarding hoardings gantry unipole screen prime week month india',
])

interface EditGround {
  /** The edits of the page. */
  own: PlanEdits
  stock: readonly InventoryItem[]
  brief: Brief
  /** The plan before the model's edits, where there is one. */
  plan: Plan | undefined
  said: SaidFacts
}

/**
 * The edits that a model asks for, as far as the advertiser named those listings and the brief bounds them. Lines that
 * the page locked or dropped stay so. Where a line is dropped, each other line is held as it is, so that only the money
 * of that line is spent again.
 */
export function editsFor(
  { mustInclude, exclude }: Pick<BuildToolInput, 'mustInclude' | 'exclude'>,
  ground: EditGround,
): { edits: PlanEdits; refused: string[] } {
  const { own, stock, brief, plan, said } = ground
  const byId = new Map(stock.map((item) => [item.id, item]))
  const kept = new Set(own.held.map(({ id }) => id))
  const refused: string[] = []
  const accept = (id: string, rule: (item: InventoryItem) => string | null): InventoryItem[] => {
    const item = byId.get(id)
    const reason = item ? rule(item) : 'There is no such listing.'
    if (reason === null && item) return [item]
    refused.push(`${id}: ${reason}`)
    return []
  }
  const wanted = [...new Set(mustInclude)].flatMap((id) =>
    accept(id, (item) => {
      if (own.dropped.includes(id)) return 'The advertiser dropped it.'
      if (!suits(item, brief)) return 'It is outside the brief.'
      return isNamed(item, brief, said) ? null : 'The advertiser never named it.'
    }),
  )
  const wantedIds = new Set(wanted.map(({ id }) => id))
  const dropped = [...new Set(exclude)].flatMap((id) =>
    accept(id, (item) => {
      if (kept.has(id) || wantedIds.has(id)) return 'It is to stay.'
      return isNamed(item, brief, said) ? null : 'The advertiser never named it.'
    }),
  )
  const lines = new Map(plan?.lineItems.map((line) => [line.inventoryId, line]))
  const held = wanted
    .filter(({ id }) => !kept.has(id))
    .map((item) => orderOf(lines.get(item.id)) ?? smallestOrder(item))
  const gone = new Set(dropped.map(({ id }) => id))
  const others = dropped.some(({ id }) => lines.has(id))
    ? [...lines.values()].flatMap((line) =>
        gone.has(line.inventoryId) || kept.has(line.inventoryId) || wantedIds.has(line.inventoryId)
          ? []
          : (orderOf(line) ?? []),
      )
    : []
  return {
    refused,
    edits: { held: [...own.held, ...held, ...others], dropped: [...new Set([...own.dropped, ...gone])] },
  }
}

/** A line of the current plan. */
const orderOf = (line: PlanLine | undefined): HeldOrder | null =>
  line ? { id: line.inventoryId, units: line.units, quantity: line.quantity, start: line.startDate } : null

/** Order of a listing that the model wants in a plan: one piece, for the shortest booking. */
const smallestOrder = ({ id, minDuration }: InventoryItem): HeldOrder => ({ id, units: minDuration, quantity: 1 })

/** True when the media and the places of a brief have room for an item. */
function suits({ city, channel }: InventoryItem, brief: Brief): boolean {
  const isThere = city === null || brief.geoScope !== 'cities' || brief.cities.includes(city)
  const isMedium = brief.channels.length === 0 || brief.channelMode === 'prefer' || brief.channels.includes(channel)
  return isThere && isMedium && !brief.excludedChannels.includes(channel)
}

/**
 * True when the advertiser's words name a listing: by its id, or by a word of its title or locality that is its alone.
 */
function isNamed({ id, title, area }: InventoryItem, { cities }: Brief, { words }: SaidFacts): boolean {
  if ([...foldedWords([id])].every((word) => words.has(word))) return true
  const places = foldedWords(cities)
  const telling = [...foldedWords([title, area])].filter(
    (word) => word.length >= MIN_LETTERS && !COMMON.has(word) && !places.has(word) && !isChannelWord(word),
  )
  return telling.some((word) => words.has(word))
}
