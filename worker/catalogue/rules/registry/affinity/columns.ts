import type { AudienceKind } from './audience-kinds.ts'

/** An audience that has indices: for all adults every index is 1. */
export type NamedAudience = Exclude<AudienceKind, 'mass'>

/** The audiences of a row, in its order. */
export const AUDIENCE_COLUMNS = [
  'affluent',
  'business',
  'young_pros',
  'students',
  'homemakers',
  'parents',
  'seniors',
  'workers',
  'rural',
  'men_auto',
  'travellers',
  'commuters',
] as const satisfies readonly NamedAudience[]

/** One kind of property: the index of each audience in the order of `AUDIENCE_COLUMNS`, from 0.2 to 3. */
export type AffinityRow = readonly [
  affluent: number,
  business: number,
  youngPros: number,
  students: number,
  homemakers: number,
  parents: number,
  seniors: number,
  workers: number,
  rural: number,
  menAuto: number,
  travellers: number,
  commuters: number,
]
