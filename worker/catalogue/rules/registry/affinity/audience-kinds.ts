/** Audiences of our table of assumptions. */
export const AUDIENCE_KINDS = [
  'affluent',
  'business',
  'young_pros',
  'students',
  'homemakers',
  'parents',
  'seniors',
  'mass',
  'workers',
  'rural',
  'men_auto',
  'travellers',
  'commuters',
] as const
export type AudienceKind = (typeof AUDIENCE_KINDS)[number]
