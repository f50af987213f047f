/** The company's history, the earliest first. */
export const CHAPTERS: readonly { year: number; text: string }[] = [
  {
    year: 2018,
    text: 'Two media planners in Madhapur share one spreadsheet of hoardings with the rates filled in. Others ask for a copy.',
  },
  { year: 2021, text: 'Radio and print owners join. The spreadsheet becomes a site.' },
  { year: 2024, text: 'One campaign for several owners, with the documents of each in one place.' },
]
