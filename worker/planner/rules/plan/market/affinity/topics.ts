import type { NamedAudience } from '../../../../../catalogue/rules/registry/affinity/columns.ts'

/**
 * Factors by which the subjects of a creator change the index of an audience: planning assumptions, 1 when not named.
 */
const TOPICS: Readonly<Record<string, Partial<Record<NamedAudience, number>>>> = {
  Parenting: { parents: 1.6, homemakers: 1.3, students: 0.7 },
  Home: { homemakers: 1.3, parents: 1.2 },
  'Home cooking': { homemakers: 1.4, parents: 1.2 },
  Baking: { homemakers: 1.3 },
  Skincare: { homemakers: 1.2 },
  Travel: { travellers: 1.6, affluent: 1.2 },
  Restaurants: { affluent: 1.2, young_pros: 1.1 },
  Fitness: { young_pros: 1.2, men_auto: 1.1 },
  Gaming: { students: 1.3, men_auto: 1.2, homemakers: 0.6, business: 0.7 },
  Coding: { students: 1.3, young_pros: 1.4, homemakers: 0.6 },
  Careers: { students: 1.4, young_pros: 1.4, homemakers: 0.7 },
  'Electric vehicles': { men_auto: 1.5, affluent: 1.2 },
  Laptops: { students: 1.2, young_pros: 1.2 },
  'Small business': { business: 2 },
  'Start-ups': { business: 1.8, young_pros: 1.3 },
  'Stock market': { business: 1.8, affluent: 1.5 },
  'Personal finance': { business: 1.4, affluent: 1.3, young_pros: 1.2 },
  Tax: { business: 1.8 },
}

/** The factor of the subjects of a creator: the geometric mean of theirs. */
export function topicIndex(topics: readonly string[], audience: NamedAudience): number {
  const factors = topics.map((topic) => TOPICS[topic]?.[audience] ?? 1)
  return factors.reduce((product, factor) => product * factor, 1) ** (1 / Math.max(factors.length, 1))
}
