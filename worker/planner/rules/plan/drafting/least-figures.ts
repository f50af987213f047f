import { nameInSentence } from '../../../../catalogue/rules/registry/names.ts'
import { formatMoney, toPaise } from '../../../../kernel/rules/money.ts'
import { NAMES } from '../names.ts'
import type { ShortGroup } from '../search/media-least.ts'

const isMoney = ({ rule }: ShortGroup) => rule.measure === 'money'

/** A value of a group, without its noun: `3`, `2.4`, `₹28,700`. */
function figure(group: ShortGroup, value: number): string {
  if (isMoney(group)) return formatMoney(toPaise(value))
  return String(Math.round(value * 10) / 10)
}

const needed = (group: ShortGroup) => figure(group, group.needs)

/** Amount that a rule of money demands for each city and month. */
const rate = ({ rule }: ShortGroup) => formatMoney(toPaise(rule.amount))
const counted = ({ rule: { noun } }: ShortGroup, value: number) => (value === 1 ? noun[0] : noun[1])

/** `2 channels of TV in Tamil are fewer than the 3 that a campaign needs` */
export function fewerThan(group: ShortGroup): string {
  const { where, medium } = group
  const place = where === null ? '' : ` in ${where}`
  const has = figure(group, group.has)
  if (isMoney(group)) {
    return `${has} of ${nameInSentence(medium)} is less than the ${needed(group)} that these places and dates need (${rate(group)} ${group.rule.noun[1]})`
  }
  const amount = has === '0' ? 'no' : has
  const verb = has === '1' ? 'is' : 'are'
  return `${amount} ${counted(group, Number(has))} of ${nameInSentence(medium)}${place} ${verb} fewer than the ${needed(group)} that a campaign needs`
}

/** `fewerThan` in Hindi. */
export function fewerThanInHindi(group: ShortGroup): string {
  const { where, medium, rule } = group
  const place = where === null ? '' : rule.within === 'city' ? `${NAMES.hi.place(where)} में ` : `${where} `
  const name = `${place}${NAMES.hi.medium(medium)}`
  const has = figure(group, group.has)
  if (isMoney(group)) {
    return `${name} के लिए ${has} काफ़ी नहीं, कम से कम ${needed(group)} चाहिए (${rule.hindi} ${rate(group)})`
  }
  return `${name} के लिए ${has} ${rule.hindi} काफ़ी नहीं, कम से कम ${needed(group)} चाहिए`
}
