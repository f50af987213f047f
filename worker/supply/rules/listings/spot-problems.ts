import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { UNITS } from '../../../catalogue/rules/registry/units.ts'
import type { Issue } from '../../../kernel/rules/errors.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import type { ContentSpot } from './content.ts'
import { unitsOf } from './selling.ts'

type Sold = Pick<ContentSpot, 'rate' | 'unit' | 'minQuantity' | 'step' | 'minDuration' | 'capacity'>

/** Problems of the terms of sale of a listing or spot. @param prefix of the paths: `spots.0.` or empty */
export function unitProblems(category: string, sold: Sold, prefix: string): Issue[] {
  const issues: Issue[] = []
  const say = (path: string, message: string) => issues.push({ path: `${prefix}${path}`, message })
  const { rate, unit, minQuantity, step, minDuration, capacity } = sold
  const units = unitsOf(category)
  if (rate === null || rate <= 0) say('rate', 'Enter a rate above ₹0')
  if (unit === null) say('unit', 'Choose how it is sold')
  else if (!units.includes(unit)) {
    say('unit', `It can be sold ${list(units.map((one) => UNITS[one].label))}, not ${UNITS[unit].label}`)
  }
  if (unit !== null && UNITS[unit].periodNoun === null && minDuration !== 1) {
    say('minDuration', 'It is not sold by time')
  }
  if (step === 0 && unit !== 'per_sq_cm') say('step', 'Enter a step of 1 or more')
  if (capacity !== null && capacity < minQuantity) {
    say('capacity', `There are ${capacity}, and the smallest booking takes ${minQuantity}`)
  }
  return issues
}

/** Problems of the spots of a listing. */
export function spotProblems(category: string, spots: readonly ContentSpot[]): Issue[] {
  const { isAirtime } = mediaSpec({ id: category, name: '' })
  const names = spots.map(({ name }) => name.toLowerCase())
  return spots.flatMap((spot, index) => {
    const prefix = `spots.${index}.`
    const issues = unitProblems(category, spot, prefix)
    const say = (path: string, message: string) => issues.push({ path: `${prefix}${path}`, message })
    if (spot.name === '') say('name', 'Name it')
    else if (names.indexOf(spot.name.toLowerCase()) < index) say('name', 'Another one has this name')
    if (spot.type === '') say('type', 'Choose a format')
    if (spot.unit === 'per_10_sec' && spot.seconds === null) say('seconds', 'Enter its length in seconds')
    if ((spot.slotFrom === null) !== (spot.slotTo === null)) say('slotTo', 'A time has a beginning and an end')
    if (spot.slotFrom !== null && spot.slotTo !== null && spot.slotTo <= spot.slotFrom) {
      say('slotTo', 'It ends before it begins. Add a day to an end after midnight')
    }
    if (isAirtime && spot.slotFrom === null) say('slotFrom', 'Enter its time on air')
    return issues
  })
}
