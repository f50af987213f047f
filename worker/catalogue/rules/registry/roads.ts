/**
 * Repeated visits by kind of road, relative to an average one: planning assumptions. Roads between towns carry more
 * strangers, stops and stations more people who come every working day.
 */
const ROADS: readonly (readonly [RegExp, number])[] = [
  [/\b(expressway|highway|bypass|flyway|toll|nh \d+)\b/i, 0.75],
  [/\b(airport|aerocity)\b/i, 0.6],
  [/\b(sea face|beach|lake|promenade|ghat|river|park|garden|fort|temple)\b/i, 0.7],
  [/\b(station|bus stand|depot|metro|terminus)\b/i, 1.2],
  [/\b(flyover|ring road|link road|bridge|underpass)\b/i, 0.9],
  [/\b(it park|tech|cyber|sector v|film city|industrial)\b/i, 1.15],
  [/\b(chowk|circle|crossing|crossroads|junction|square|naka|signal)\b/i, 1.05],
  [/\b(market|bazaar|mall)\b/i, 0.85],
]

/** The factor of the road or landmark that a title names; 1 where it names none of these. */
export const roadFactor = (title: string): number => ROADS.find(([words]) => words.test(title))?.[1] ?? 1
