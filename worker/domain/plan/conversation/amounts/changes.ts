import type { Surroundings } from './context.ts'

/** A step from the budget that was there before: rupees or percent, up or down. */
export type BudgetChange = { rupees: number } | { percent: number }

const UP = / (?:increase|increased|raise|bump|hike|up|add|extend|top up|badha|badhao|badhake|badha do) /
const DOWN = / (?:decrease|decreased|reduce|reduced|cut|lower|trim|drop|slash|kam|ghata|ghatao) /
const MORE = /^ (?:more|extra|additional|zyada|jyada|aur|badha|badhao) /
const LESS = /^ (?:less|kam|lower) /

/** Rupees that a sum adds to, or takes from, the budget: "increase by 2 lakh", "2 lakh more"; null when it states one. */
export function changeBy(amount: number, { before, after }: Surroundings): number | null {
  const isBy =
    / by (?:another |about |rs |₹ )?$/.test(before) || / (?:another|extra|additional) (?:rs |₹ )?$/.test(before)
  if (LESS.test(after) || (DOWN.test(before) && isBy)) return -amount
  if (MORE.test(after) || (UP.test(before) && isBy) || / add (?:rs |₹ )?$/.test(before)) return amount
  return isBy && / another /.test(before) ? amount : null
}

/** Whether "from 5 lakh to 10 lakh" changes the budget, so that the second sum is the new one. */
export const isChange = ({ before }: Surroundings): boolean =>
  / from (?:rs |₹ )?$/.test(before) &&
  (UP.test(before) || DOWN.test(before) || / (?:change|changed|move|revise|update) /.test(before))

const PERCENT_UP =
  /\b(?:(?:increase|raise|bump|hike) (?:the |my |our )?(?:budget |it |spend )?by (\d{1,3}(?:\.\d+)?) ?(?:%|percent)|(\d{1,3}(?:\.\d+)?) ?(?:%|percent) (?:more|extra|higher) ?(?:budget|spend|money)?)/
const PERCENT_DOWN =
  /\b(?:(?:decrease|reduce|cut|lower|trim) (?:the |my |our )?(?:budget |it |spend )?by (\d{1,3}(?:\.\d+)?) ?(?:%|percent)|(\d{1,3}(?:\.\d+)?) ?(?:%|percent) (?:less|lower) ?(?:budget|spend|money)?)/

/** "increase the budget by 20%", "double the budget", "half the budget". */
export function readPercentChange(text: string): BudgetChange | null {
  const up = PERCENT_UP.exec(text)
  if (up) return { percent: Number(up[1] ?? up[2]) }
  const down = PERCENT_DOWN.exec(text)
  if (down) return { percent: -Number(down[1] ?? down[2]) }
  if (
    /\b(?:double (?:the |my |our )?(?:budget|spend|money)|budget (?:double|dugna|doubled)|twice the budget)\b/.test(
      text,
    )
  )
    return { percent: 100 }
  if (/\b(?:half (?:the|my|our) (?:budget|spend|money)|halve|budget (?:aadha|half))\b/.test(text))
    return { percent: -50 }
  return null
}
