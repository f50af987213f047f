import { normalise } from '../text/tokens.ts'
import { anyOf } from '../text/word-table.ts'
import { type Surroundings, TAKES_OFF } from './context.ts'

/** A step from the budget that was there before: rupees or percent, up or down. */
export type BudgetChange = { rupees: number } | { percent: number }

/** Finds a word of a table right behind a sum. */
function afterSum(table: string): RegExp {
  return new RegExp(`^\\s*${anyOf(normalise(table))}(?![\\p{L}\\p{M}])`, 'u')
}

const UP = / (?:increase|increased|raise|bump|hike|up|add|extend|top up|badha|badhao|badhake|badha do) /
const DOWN = / (?:decrease|decreased|reduce|reduced|cut|lower|trim|drop|slash|kam|ghata|ghatao) /
const CUTTING = / (?:cut|reduce|decrease|trim|drop|remove|minus|less) (?:(?:another|about|rs|₹) )*$/
const RAISING = / (?:increase|raise|bump up|top up) (?:(?:another|about|rs|₹) )*$/
/** "10 lakh aur Pune mein 5 lakh" joins; "2 lakh aur" and "2 lakh aur daalo" add. */
const MORE =
  /^ (?:more|extra|additional|zyada|jyada|badha|badhao|aur (?:$|daal|dal|add|badha|do |de |lag|kar|chahiye|rakh|jod)) ?/
const LESS = /^ (?:less|kam|lower) /
const MORE_IN_HINDI = afterSum('बढ़ा, बढ़ाओ, बढ़ाएं, बढ़ाइए, ज़्यादा, और (?:डाल|डालो|जोड़|जोड़ो|बढ़ा|लगा|कर दो|चाहिए)')
const LESS_IN_HINDI = afterSum('कम, घटा, घटाओ, घटाएं, घटाइए, काट, हटा')

/** Rupees that a sum adds to, or takes from, the budget: "increase by 2 lakh", "2 lakh more"; null when it states one. */
export function changeBy(amount: number, { before, after }: Surroundings): number | null {
  const isBy =
    / by (?:another |about |rs |₹ )?$/.test(before) || / (?:another|extra|additional) (?:rs |₹ )?$/.test(before)
  if (LESS.test(after) || LESS_IN_HINDI.test(after) || (DOWN.test(before) && isBy)) return -amount
  if (TAKES_OFF.test(before) && / (?:off|out|away) /.test(after)) return -amount
  // "Cut 5 lakh from this" subtracts it; "cut to 5 lakh" names the rest.
  if (CUTTING.test(before) && !/^ (?:to|se) /.test(after)) return -amount
  if (RAISING.test(before)) return amount
  if (MORE.test(after) || MORE_IN_HINDI.test(after) || (UP.test(before) && isBy) || / add (?:rs |₹ )?$/.test(before))
    return amount
  return isBy && / another /.test(before) ? amount : null
}

/** True when "from 5 lakh to 10 lakh" changes the budget, so that the second sum is the new one. */
export const isChange = ({ before }: Surroundings): boolean =>
  / from (?:rs |₹ )?$/.test(before) &&
  (UP.test(before) || DOWN.test(before) || / (?:change|changed|move|revise|update) /.test(before))

const PERCENT_UP =
  /\b(?:(?:increase|raise|bump|hike) (?:the |my |our )?(?:budget |it |spend )?(?:by )?(\d{1,3}(?:\.\d+)?) ?(?:%|percent)|(\d{1,3}(?:\.\d+)?) ?(?:%|percent) (?:more|extra|higher) ?(?:budget|spend|money)?)/
const PERCENT_DOWN =
  /\b(?:(?:decrease|reduce|cut|lower|trim) (?:the |my |our )?(?:budget |it |spend )?(?:by )?(\d{1,3}(?:\.\d+)?) ?(?:%|percent)|(\d{1,3}(?:\.\d+)?) ?(?:%|percent) (?:less|lower) ?(?:budget|spend|money)?)/

/** "20% kam karo", "cut 20%". */
const PERCENT_STEP =
  /(?<![\d.])(\d{1,3}(?:\.\d+)?) ?(?:%|percent|per cent|pratishat|प्रतिशत) (kam|badha|zyada|jyada|less|lower|more|extra|up|down|off the budget|कम|बढ़ा)(?![\p{L}\p{M}])/u

/** "increase the budget by 20%", "double the budget", "half the budget". */
export function readPercentChange(text: string): BudgetChange | null {
  const up = PERCENT_UP.exec(text)
  if (up) return { percent: Number(up[1] ?? up[2]) }
  const down = PERCENT_DOWN.exec(text)
  if (down) return { percent: -Number(down[1] ?? down[2]) }
  if (
    /^(?:please |ok |so )*(?:double|dugna|doguna|दुगना|दोगुना)(?: kar\w*| कर(?:\S*[^\s.!])?)?(?: do| दो)?[ .!]*$|\bdouble (?:it|this|that)\b/.test(
      text,
    )
  )
    return { percent: 100 }
  if (
    /\b(?:half it|halve it|cut (?:it |this )?(?:in|by) half|(?:aadha|adha|aadhi) kar\w*)(?![\p{L}\p{M}])|आधा कर/u.test(
      text,
    )
  )
    return { percent: -50 }
  if (/(?<![\p{L}\p{M}])बजट (?:को )?(?:दोगुना|दुगना|दुगुना|डबल)(?![\p{L}\p{M}])/u.test(text)) return { percent: 100 }
  const step = PERCENT_STEP.exec(text)
  if (step)
    return { percent: (step[2] && /^(?:badha|बढ़ा|up|zyada|jyada|more|extra)/.test(step[2]) ? 1 : -1) * Number(step[1]) }
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
