import type { NamedAudience } from '../../../../../catalogue/rules/registry/affinity/columns.ts'

/** Assumptions about an audience: its share of adults, and its composition. */
export interface AudienceProfile {
  /** In plain words, after "of": `affluent adults`. */
  label: string
  /** Share of the adults of a place. */
  share: number
  /** First and last year of age; the oldest audiences have no last year. */
  ages: readonly [from: number, until: number]
  /** Share of women in it. */
  women: number
  /** Share of it in homes of NCCS A and B, in towns. */
  upper: number
}

/** Planning assumptions, as the indices are. */
export const AUDIENCES: Readonly<Record<NamedAudience, AudienceProfile>> = {
  affluent: { label: 'affluent adults', share: 0.05, ages: [25, 65], women: 0.45, upper: 1 },
  business: { label: 'owners and managers of businesses', share: 0.04, ages: [28, 60], women: 0.2, upper: 0.9 },
  young_pros: { label: 'professionals of 22 to 35', share: 0.14, ages: [22, 35], women: 0.4, upper: 0.9 },
  students: { label: 'young adults of 18 to 24', share: 0.13, ages: [18, 24], women: 0.48, upper: 0.5 },
  homemakers: { label: 'women of 25 to 50', share: 0.24, ages: [25, 50], women: 1, upper: 0.35 },
  parents: { label: 'parents of children under 14', share: 0.22, ages: [25, 45], women: 0.5, upper: 0.45 },
  seniors: { label: 'adults of 55 and above', share: 0.13, ages: [55, 84], women: 0.5, upper: 0.4 },
  workers: { label: 'workers of 18 to 45', share: 0.26, ages: [18, 45], women: 0.3, upper: 0.1 },
  rural: { label: 'people of the villages around', share: 0.3, ages: [15, 84], women: 0.49, upper: 0.1 },
  men_auto: { label: 'men of 18 to 40', share: 0.25, ages: [18, 40], women: 0, upper: 0.45 },
  travellers: { label: 'people who fly', share: 0.05, ages: [22, 60], women: 0.4, upper: 0.95 },
  commuters: { label: 'daily passengers of public transport', share: 0.35, ages: [18, 55], women: 0.4, upper: 0.35 },
}

/** Share of the adults of towns in homes of NCCS A and B. */
export const UPPER_ADULTS = 0.42
const WOMEN = 0.49
const YOUNGEST = 15
const OLDEST = 84
/** Share of the adults in each ten years of age from 15 on: rounded from the Census of 2011, carried forward. */
const BY_DECADE = [0.24, 0.23, 0.19, 0.15, 0.1, 0.06, 0.03]

/** Share of the adults whose age is in a range, both years included. */
export function adultsOfAge([from, until]: readonly [number, number]): number {
  const first = Math.max(from, YOUNGEST)
  const last = Math.min(until, OLDEST)
  return BY_DECADE.reduce((sum, share, decade) => {
    const start = YOUNGEST + 10 * decade
    const years = Math.min(last, start + 9) - Math.max(first, start) + 1
    return sum + (share * Math.max(0, years)) / 10
  }, 0)
}

/** Share of the adults of one sex. */
export const adultsOfSex = (sex: 'women' | 'men'): number => (sex === 'women' ? WOMEN : 1 - WOMEN)
