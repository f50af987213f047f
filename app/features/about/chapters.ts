import type { CatalogueFigures } from '../../../worker/catalogue/figures.server.ts'

export interface HistoryChapter {
  year: number
  text: string
  /** Owners that are verified today and came until the end of that year. */
  owners: number
}

const CHAPTERS: readonly Omit<HistoryChapter, 'owners'>[] = [
  {
    year: 2018,
    text: 'Two media planners in Madhapur share one spreadsheet of hoardings with the rates filled in. Others ask for a copy.',
  },
  { year: 2021, text: 'Radio and print owners join. The spreadsheet becomes a site.' },
  { year: 2024, text: 'One campaign, one release order and one invoice for several owners.' },
]

/** The company's history, with the number of verified owners at each step. */
export const historyOf = (checked: CatalogueFigures['checked']): HistoryChapter[] =>
  CHAPTERS.map((chapter) => ({
    ...chapter,
    owners: checked.reduce((sum, { year, owners }) => (year <= chapter.year ? sum + owners : sum), 0),
  }))
