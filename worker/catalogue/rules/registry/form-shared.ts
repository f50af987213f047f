import { count, date, decimal, hours, minutes, percent, REQUIRED, text, weekdays } from './form-field.ts'

// Fields that several media share. They are functions: a medium's file is read by pages too, and an unused list is
// never made.

export const face = () => [
  decimal('details.face.width', 'Width', { unit: 'ft', min: 0.5, max: 2_000 }),
  decimal('details.face.height', 'Height', { unit: 'ft', min: 0.5, max: 2_000 }),
]

export const appears = () => [
  weekdays('details.appears.weekdays', 'Days of the week it appears', {
    help: 'Leave empty where it appears every so many days or months',
  }),
  date('details.appears.from', 'Day of one issue', { help: 'Where it does not appear on days of the week' }),
  count('details.appears.everyMonths', 'Months between issues', { min: 1, max: 24 }),
  count('details.appears.everyDays', 'Days between issues', { min: 1, max: 366 }),
  count('details.appears.artworkDays', 'Artwork due before an issue', { unit: 'days', max: 180, ...REQUIRED }),
]

export const airtime = () => [
  count('seconds', 'Length', { unit: 'sec', min: 1, max: 3_600, ...REQUIRED }),
  minutes('slotFrom', 'From', REQUIRED),
  minutes('slotTo', 'Until', { ...REQUIRED, help: 'An end after midnight is on the next day' }),
  text('placement', 'Position in the break'),
  count('audience', 'People who meet one airing'),
]

export const broadcast = () => [
  text('details.coreAudience', 'Core audience', { maxLength: 120 }),
  hours('details.dayparts', 'Audience by the hour', { help: 'Share of the busiest hour, 24 numbers from midnight' }),
  count('details.ratings.universe', 'Universe', { help: 'People who could watch or listen at all' }),
  text('details.ratings.of', 'The universe is', { help: 'Such as adults 15+ of Tamil Nadu in homes with television' }),
  count('details.ratings.peak', 'People at the busiest moment'),
]

export const share = () => [
  text('label', 'Name', REQUIRED),
  percent('percent', 'Share', { min: 0, max: 100, ...REQUIRED }),
]
