/** Scripts of street signs and of some headlines, a part of a picture's look: `card.booth.te`. The default is Devanagari. */
export const SCRIPTS = ['te', 'ta', 'kn', 'bn', 'gu', 'ml', 'or'] as const
export type Script = (typeof SCRIPTS)[number]

export const SCRIPT_OF_STATE: Readonly<Record<string, Script>> = {
  Telangana: 'te',
  'Andhra Pradesh': 'te',
  'Tamil Nadu': 'ta',
  Karnataka: 'kn',
  'West Bengal': 'bn',
  Assam: 'bn',
  Gujarat: 'gu',
  Kerala: 'ml',
  Odisha: 'or',
}
