import { tabName } from '../../../../worker/catalogue/rules/registry/names.ts'
import {
  addDays,
  addMonths,
  type CivilDate,
  type DateSpan,
  formatDate,
  monthName,
} from '../../../../worker/kernel/rules/dates.ts'
import { groupBy } from '../../../../worker/kernel/rules/group-by.ts'
import type { Paise } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { inDays } from '../../../../worker/planner/rules/plan/drafting/accrual.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'

// Capacity of a slide, which is one page of a fixed size.

export const LINES_A_SLIDE = 12
const CHART_ROWS_A_SLIDE = 14
/** Maximum number of weeks in a chart; a longer campaign is drawn by months. */
const MAX_WEEKS = 14
/** Rows of text on a slide of notes, and characters in a row. */
const NOTE_ROWS = 22
const NOTE_CHARS = 115
/** Maximum number of lines in a deck; the workbook has all. */
export const MAX_LINES = 300

/** Splits items into pages of a size; no items make no page. */
export const pagesOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) => items.slice(page * size, (page + 1) * size))

export interface ChartColumn extends DateSpan {
  label: string
}
export interface ChartRow {
  key: string
  name: string
  note: string
  cells: Paise[]
  total: Paise
}

/** Columns of the chart: weeks of the campaign, or months for a long one. */
export function chartColumns({ flightPlan }: Pick<Plan, 'flightPlan'>): ChartColumn[] {
  const weeks = flightPlan.map(({ weekStart }) => weekStart)
  const [first = '', last = first] = [weeks[0], weeks.at(-1)]
  if (weeks.length <= MAX_WEEKS) {
    return weeks.map((start) => ({ start, end: addDays(start, 6), label: formatDate(start, start) }))
  }
  const end = addDays(last, 6)
  const months: ChartColumn[] = []
  for (let month = `${first.slice(0, 7)}-01`; month <= end; month = addMonths(month, 1)) {
    const next: CivilDate = addMonths(month, 1)
    months.push({
      start: month,
      end: addDays(next, -1),
      label: `${monthName(month).slice(0, 3)} ${month.slice(0, 4)}`,
    })
  }
  return months
}

const placeOf = ({ city, state }: PlanLine): string => city ?? state

function rowOf(key: string, name: string, note: string, lines: readonly PlanLine[], columns: readonly ChartColumn[]) {
  const sum = (of: (line: PlanLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const cells = columns.map((span) => sum((line) => inDays(line, line.netAmount, span)))
  return { key, name, note, cells, total: sum(({ netAmount }) => netAmount) }
}

/** Rows of the chart, in pages: lines of a small plan, else one row for each medium in each city. */
export function chartPages(plan: Plan, columns: readonly ChartColumn[]): ChartRow[][] {
  const { lineItems } = plan
  const rows: ChartRow[] =
    lineItems.length <= CHART_ROWS_A_SLIDE
      ? lineItems.map((line) =>
          rowOf(String(line.lineNo), `${line.lineNo}. ${line.title}`, placeOf(line), [line], columns),
        )
      : [...groupBy(lineItems, (line) => `${tabName(line.channel)}, ${placeOf(line)}`)].map(([name, lines]) =>
          rowOf(name, name, plural(lines.length, ['line', 'lines']), lines, columns),
        )
  return pagesOf(rows, CHART_ROWS_A_SLIDE)
}

/** Sentence of the notes, with its heading. */
export interface Note {
  heading: string
  text: string
}

const VERDICTS = {
  refused: 'Not planned',
  held: 'Runs once the documents are there',
  conditions: 'Planned, with duties',
}

/** Assumptions, legal rules and warnings, in the order of the slide. */
export function notesOf({ compliance, assumptions, warnings }: Plan): Note[] {
  return [
    ...compliance.map(({ statute, verdict, text, documents }) => ({
      heading: 'Legal requirements',
      text: `${statute}. ${VERDICTS[verdict]}: ${text}${documents.length > 0 ? ` Documents: ${documents.join('; ')}.` : ''}`,
    })),
    ...assumptions.map(({ text }) => ({ heading: 'Assumptions', text })),
    ...warnings.map(({ text }) => ({ heading: 'To know', text })),
  ]
}

/** Splits notes into pages that fit a slide; a longer note continues on the next. */
export function notePages(notes: readonly Note[]): Note[][] {
  const pages: Note[][] = []
  let [page, rows, heading]: [Note[], number, string] = [[], 0, '']
  const most = NOTE_CHARS * (NOTE_ROWS - 2)
  const parts = notes.flatMap((note) =>
    pagesOf([...note.text], most).map((letters) => ({ ...note, text: letters.join('') })),
  )
  for (const note of parts) {
    const needs = Math.ceil(note.text.length / NOTE_CHARS) + (note.heading === heading ? 0 : 2)
    if (rows + needs > NOTE_ROWS && page.length > 0) {
      pages.push(page)
      page = []
      rows = 0
    }
    rows += page.length === 0 ? Math.ceil(note.text.length / NOTE_CHARS) + 2 : needs
    heading = note.heading
    page.push(note)
  }
  return page.length > 0 ? [...pages, page] : pages
}
