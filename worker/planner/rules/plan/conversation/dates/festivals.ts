import { addDays, type CivilDate } from '../../../../../kernel/rules/dates.ts'
import { type Span, spanOfMatch } from '../text/spans.ts'

interface Festival {
  label: string
  /** Words that name it, as of a normalised text. */
  names: string
  /** Days it takes, `MM-DD`: the first, or the first and the last; or the same day of every year. */
  days: Record<number, string | [string, string]> | string
  /** Days of the window that ends with it; 30 by default. */
  window?: number
}

const CIVIC = 14

/** Dates as observed in India; those that hang on the sighting of the moon may move by a day. */
const FESTIVALS: readonly Festival[] = [
  { label: 'New Year', names: "new years?|new year's(?: eve| day)?|naya saal|naye saal", days: '01-01', window: CIVIC },
  { label: 'Lohri', names: 'lohri', days: '01-13' },
  {
    label: 'Makar Sankranti and Pongal',
    names: 'makar sankranti|sankranti|sankranthi|pongal|uttarayan',
    days: { 2026: '01-14', 2027: '01-15', 2028: '01-15' },
  },
  { label: 'Republic Day', names: 'republic day|gantantra diwas', days: '01-26', window: CIVIC },
  { label: "Valentine's Day", names: "valentines?(?:'s)?(?: day)?|valentine day", days: '02-14', window: CIVIC },
  {
    label: 'Maha Shivaratri',
    names: '(?:maha ?)?shivr?ara?tri|(?:maha ?)?shiva?ratri',
    days: { 2026: '02-15', 2027: '03-06', 2028: '02-23' },
  },
  { label: "Women's Day", names: "wom[ae]n'?s day", days: '03-08', window: CIVIC },
  { label: 'Holi', names: 'holi|होली', days: { 2026: '03-04', 2027: '03-22', 2028: '03-11' } },
  {
    label: 'Ugadi and Gudi Padwa',
    names: 'ugadi|yugadi|gudi padwa',
    days: { 2026: '03-19', 2027: '04-07', 2028: '03-27' },
  },
  {
    label: 'Eid ul-Fitr',
    names: '(?:meethi )?eid(?: ul[ -]fitr)?|id ul fitr|ईद',
    days: { 2026: '03-21', 2027: '03-10', 2028: '02-27' },
  },
  {
    label: 'Ramzan',
    names: 'ramadh?an|ramzan|ramazan',
    days: { 2026: ['02-19', '03-20'], 2027: ['02-09', '03-09'], 2028: ['01-29', '02-26'] },
  },
  { label: 'Ram Navami', names: 'ram ?navami', days: { 2026: '03-26', 2027: '04-15', 2028: '04-03' } },
  { label: 'Baisakhi', names: 'baisakhi|vaisakhi', days: { 2026: '04-14', 2027: '04-14', 2028: '04-13' } },
  { label: 'Vishu', names: 'vishu', days: { 2026: '04-15', 2027: '04-15', 2028: '04-14' } },
  {
    label: 'Eid ul-Adha',
    names: 'bakr[ai]?[ -]?eid|bakrid|eid[ -](?:ul|al)[ -]adha|eid ul zuha',
    days: { 2026: '05-28', 2027: '05-17', 2028: '05-06' },
  },
  { label: 'Rath Yatra', names: 'ra(?:th|tha) yatra', days: { 2026: '07-16', 2027: '07-05', 2028: '06-24' } },
  { label: 'Independence Day', names: 'independence day|swatantrata diwas', days: '08-15', window: CIVIC },
  { label: 'Raksha Bandhan', names: 'raksha ?bandhan|rakhi', days: { 2026: '08-28', 2027: '08-17', 2028: '08-05' } },
  { label: 'Onam', names: 'onam', days: { 2026: '08-26', 2027: '09-12', 2028: '09-01' } },
  {
    label: 'Janmashtami',
    names: 'janmashtami|krishna janmashtami',
    days: { 2026: '09-04', 2027: '08-25', 2028: '08-13' },
  },
  { label: "Teachers' Day", names: "teachers?'?s? day", days: '09-05', window: CIVIC },
  {
    label: 'Ganesh Chaturthi',
    names: 'ganesh(?: chaturthi|otsav| utsav)|ganeshotsav|ganpati|ganapati|vinayaka? chaturthi|vinayaka? chavithi',
    days: { 2026: '09-14', 2027: '09-04', 2028: '08-23' },
  },
  { label: 'Gandhi Jayanti', names: 'gandhi jayanti', days: '10-02', window: CIVIC },
  {
    label: 'Navratri',
    names: '(?:sharad )?nava?ratri|nava?ratra|नवरात्रि',
    days: { 2026: ['10-11', '10-19'], 2027: ['09-30', '10-08'], 2028: ['09-19', '09-26'] },
  },
  {
    label: 'Durga Puja',
    names: 'durga (?:puja|pooja|pujo)|pujo|दुर्गा पूजा',
    days: { 2026: ['10-17', '10-21'], 2027: ['10-05', '10-09'], 2028: ['09-24', '09-28'] },
  },
  {
    label: 'Dussehra',
    names: 'duss?eh?ra|dasara|dasra|vijaya ?dashami|दशहरा',
    days: { 2026: '10-20', 2027: '10-09', 2028: '09-27' },
  },
  {
    label: 'Karwa Chauth',
    names: 'karwa ?chauth|karva ?chauth',
    days: { 2026: '10-29', 2027: '10-18', 2028: '10-07' },
  },
  { label: 'Dhanteras', names: 'dhanteras|dhan teras|धनतेरस', days: { 2026: '11-06', 2027: '10-27', 2028: '10-15' } },
  {
    label: 'Diwali',
    names: 'diwali|divali|deepa(?:wali|vali)|deepavali|dipawali|दिवाली|दीवाली|दीपावली',
    days: { 2026: '11-08', 2027: '10-29', 2028: '10-17' },
  },
  { label: "Children's Day", names: "children'?s day", days: '11-14', window: CIVIC },
  {
    label: 'Chhath',
    names: 'chh?ath?(?: puja| pooja)|chhath|छठ',
    days: { 2026: '11-15', 2027: '11-04', 2028: '10-23' },
  },
  {
    label: 'Guru Nanak Jayanti',
    names: 'guru nanak jayanti|gurpurab|guru ?purab',
    days: { 2026: '11-24', 2027: '11-14', 2028: '11-02' },
  },
  { label: 'Christmas', names: 'christmas|x-?mas|क्रिसमस', days: '12-25' },
]

/** A festival that a text names, and where. */
export interface FoundFestival {
  label: string
  span: Span
  /** Days of the window that ends with it. */
  window: number
  /** Its days in a year; null where the table does not reach. */
  in(year: number): { first: CivilDate; last: CivilDate } | null
}

const FESTIVAL_PATTERNS = FESTIVALS.map((festival) => ({
  festival,
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${festival.names})(?![\\p{L}\\p{M}])`, 'gu'),
}))

/** Festivals in order of text; of two names at one place the longer counts. */
export function findFestivals(text: string): FoundFestival[] {
  const found = FESTIVAL_PATTERNS.flatMap(({ festival, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      label: festival.label,
      span: spanOfMatch(match),
      window: festival.window ?? 30,
      in: (year: number) => daysIn(festival, year),
    })),
  )
  return found
    .filter(({ span }) => !found.some((other) => other.span !== span && covers(other.span, span)))
    .sort((a, b) => a.span.start - b.span.start)
}

const covers = (outer: Span, inner: Span) =>
  outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start

function daysIn({ days }: Festival, year: number) {
  const day = typeof days === 'string' ? days : days[year]
  if (day === undefined) return null
  const [first, last] = typeof day === 'string' ? [day, day] : day
  return { first: `${year}-${first}`, last: `${year}-${last}` }
}

/** Its next days that are not over on `today`, or those of a year; null where the table does not reach. */
export function nextDays(festival: FoundFestival, today: CivilDate, year: number | null) {
  const now = Number(today.slice(0, 4))
  for (const candidate of year === null ? [now, now + 1] : [year]) {
    const days = festival.in(candidate)
    if (days && (year !== null || days.last > today)) return days
  }
  return null
}

/** The window of days that ends with a festival. */
export const windowBefore = (festival: FoundFestival, last: CivilDate): { first: CivilDate; last: CivilDate } => ({
  first: addDays(last, 1 - festival.window),
  last,
})
