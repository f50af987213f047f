import type { Brief } from '../brief.ts'

/** Aim of a plan. */
export interface Aim {
  /** People are to be met at least so often. */
  k: number
  /**
   * Weighs exposures in the objective Σ N·(1 − G(1 − q)): near 1 it counts people reached once; a small q counts people
   * reached again and again. For each k the value whose plans have most people met k times, of the
   * values tried on ten briefs.
   */
  q: number
  /** `reach3plus` */
  name: string
}

/** From the row with the largest k that is not above the aim. */
const NOTICED: readonly (readonly [k: number, q: number])[] = [
  [1, 0.9],
  [2, 0.4],
  [3, 0.3],
  [4, 0.2],
  [5, 0.1],
]
/** Contacts that an objective asks for; once where it has no row. After Ostrow's method, which starts from three. */
const CONTACTS: Readonly<Record<string, number>> = {
  launch: 3,
  consideration: 3,
  leads: 3,
  sales: 3,
  footfall: 3,
  event: 2,
  admission: 2,
  recruitment: 2,
}
/** Contacts where the advertiser asks for frequency, or the brand is unknown. */
const FREQUENT = 3
/** A distribution of exposures has ten terms. */
const MAX_CONTACTS = 10

/** The aim of a brief: the number named, else that of its emphasis, objective and brand. */
export function aimOf({
  objective,
  novelty,
  frequencyGoal,
  emphasis,
}: Pick<Brief, 'objective' | 'novelty' | 'frequencyGoal' | 'emphasis'>): Aim {
  if (frequencyGoal !== null) return aimAt(Math.min(Math.max(1, Math.round(frequencyGoal)), MAX_CONTACTS))
  const usual = CONTACTS[objective ?? ''] ?? 1
  const isNewBrand = objective === 'awareness' && novelty === 'new'
  return aimAt(emphasis === 'frequency' || isNewBrand ? Math.max(FREQUENT, usual) : usual)
}

/** The frequency at which a plan shows its effective reach; twice where one contact is enough. */
export const shownContacts = ({ k }: Aim): number => Math.max(2, k)

const aimAt = (k: number): Aim => ({
  k,
  q: NOTICED.findLast(([least]) => least <= k)?.[1] ?? 0.9,
  name: `reach${k}plus`,
})
