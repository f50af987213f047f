import type { Rule } from '../rule.ts'
import { FAMILY } from './family.ts'
import { FINANCE_PROPERTY } from './finance-property.ts'
import { GAMES } from './games.ts'
import { HEALTH_CONDITIONS } from './health-conditions.ts'
import { HEALTH_REFUSED } from './health-refused.ts'
import { INTOXICANTS } from './intoxicants.ts'
import { SCHEMES } from './schemes.ts'
import { TRADES } from './trades.ts'
import { UNLAWFUL } from './unlawful.ts'

/** Every rule that words alone decide. Of two that fit, the earlier is named first. */
export const RULES: readonly Rule[] = [
  ...INTOXICANTS,
  ...GAMES,
  ...HEALTH_REFUSED,
  ...FAMILY,
  ...SCHEMES,
  ...UNLAWFUL,
  ...FINANCE_PROPERTY,
  ...HEALTH_CONDITIONS,
  ...TRADES,
]
