import type { NamedAudience } from '../../../../../catalogue/rules/registry/affinity/columns.ts'
import type { ItemAudience } from '../../inventory.ts'
import { AUDIENCES, adultsOfAge, adultsOfSex, UPPER_ADULTS } from './audiences.ts'
import { topicIndex } from './topics.ts'

/** Share of an audience that the stated core is: the rest is taken to be like all adults. Assumed. */
const CORE = 0.6

/** Groups by the words that owners use for them. */
const GROUPS: readonly (readonly [RegExp, NamedAudience])[] = [
  [/\bstudents?\b/i, 'students'],
  [/\b(farmers?|villages?|rural)\b/i, 'rural'],
  [/\b(investors?|owners?|traders?|business|entrepreneurs?)\b/i, 'business'],
  [/\bprofessionals?\b/i, 'young_pros'],
  [/\bcommuters?\b/i, 'commuters'],
  [/\bfamil(y|ies)\b/i, 'parents'],
  [/\b(affluent|premium|hni)\b/i, 'affluent'],
  [/\b(flyers?|travellers?)\b/i, 'travellers'],
  [/\b(workers?|drivers?)\b/i, 'workers'],
]

/**
 * Index of an audience by the listing's statement of its own: the ages and sexes of a creator's followers with the
 * subjects, or the core audience of a channel (`Women 22 to 50`, `Metro AB, 22 to 45`). Undefined without a useful
 * statement.
 */
export function statedIndex({ core, ages, topics }: ItemAudience, audience: NamedAudience): number | undefined {
  if (ages?.length) return followersIndex(ages, audience) * topicIndex(topics ?? [], audience)
  return core === undefined ? undefined : coreIndex(core, audience)
}

function coreIndex(core: string, audience: NamedAudience): number | undefined {
  const profile = AUDIENCES[audience]
  const groups = GROUPS.filter(([words]) => words.test(core)).map(([, group]) => group)
  if (groups.includes(audience)) return blend(1 / (profile.share * groups.length))
  const ages = agesIn(core)
  const sex = /\bwomen\b/i.test(core) ? 'women' : /\bmen\b/i.test(core) ? 'men' : null
  const isUpper = /\bAB\b|\bNCCS A/.test(core)
  if (!ages && !sex && !isUpper) return undefined
  const byAge = ages ? insideOf(profile.ages, ages) / Math.max(adultsOfAge(ages), 0.01) : 1
  const bySex = sex ? (sex === 'women' ? profile.women : 1 - profile.women) / adultsOfSex(sex) : 1
  const byClass = isUpper ? profile.upper / UPPER_ADULTS : 1
  return blend(byAge * bySex * byClass)
}

const blend = (inCore: number) => 1 - CORE + CORE * inCore

/** `22 to 45`, `30 and above`, `under 30`; null without ages. */
function agesIn(text: string): readonly [number, number] | null {
  const range = /\b(\d\d) (?:to|-) (\d\d)\b/.exec(text)
  if (range) return [Number(range[1]), Number(range[2])]
  const above = /\b(\d\d)(?: and (?:above|older)|\+)/.exec(text)
  if (above) return [Number(above[1]), 84]
  const under = /\bunder (\d\d)\b/i.exec(text)
  return under ? [15, Number(under[1]) - 1] : null
}

/** Share of the people of some ages that is inside a range. */
function insideOf(own: readonly [number, number], range: readonly [number, number]): number {
  const both = [Math.max(own[0], range[0]), Math.min(own[1], range[1])] as const
  return both[0] > both[1] ? 0 : adultsOfAge(both) / adultsOfAge(own)
}

/** The rest up to 100 % belongs to the ages above the highest one that is stated. */
function followersIndex(shares: readonly { label: string; percent: number }[], audience: NamedAudience): number {
  const profile = AUDIENCES[audience]
  const stated = shares.flatMap(({ label, percent }) => {
    const ages = agesIn(label)
    return ages ? [{ ages, percent }] : []
  })
  const women = shares.find(({ label }) => /^women$/i.test(label))?.percent
  const byAge = stated.length > 0 ? followersOfAge(stated, profile.ages) / (100 * adultsOfAge(profile.ages)) : 1
  if (women === undefined) return byAge
  // An audience of women alone, or of men alone, has their share; a mixed audience is reached by both.
  const bySex = (profile.women * women) / (100 * adultsOfSex('women'))
  return byAge * (bySex + ((1 - profile.women) * (100 - women)) / (100 * adultsOfSex('men')))
}

function followersOfAge(
  stated: readonly { ages: readonly [number, number]; percent: number }[],
  wanted: readonly [number, number],
): number {
  const above = Math.max(...stated.map(({ ages }) => ages[1])) + 1
  const rest = { ages: [above, 84] as const, percent: 100 - stated.reduce((sum, { percent }) => sum + percent, 0) }
  return [...stated, rest].reduce((sum, { ages, percent }) => sum + Math.max(percent, 0) * insideOf(ages, wanted), 0)
}
