import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** Tables that are no table of rows and columns of data. */
const TABLES: Readonly<Record<string, string>> = {
  'app/features/campaigns/month-calendar.tsx': 'a calendar: weeks with bars that cross the cells',
  'app/features/money/documents/sheet-table.tsx': 'a sheet of paper: widths and heights are those of the PDF',
  'app/features/listing/media-kit.ts': 'a file of HTML that is made as a string',
}

/** Readers of the address that are no list. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'app/ui/use-range.ts': 'the days that are chosen on a public page',
  'app/ui/use-live-form.ts': 'the filter form of a public page, whose query is typed',
  'app/features/listing/use-issues.ts': 'the issues that are chosen on the page of a listing',
  'app/features/account/staff-factor-notice.tsx': 'where a notice was asked for',
  'app/features/shell/admin-shell/use-new-by-address.ts': 'a dialog that an address opens',
  'app/features/shell/admin-shell/admin-error.tsx': 'which filter was refused',
  'app/features/shell/catalogue-error.tsx': 'which filter was refused',
  'app/features/backoffice/admin-dashboard/period-select.tsx': 'the period of a report',
  'app/routes/admin/guide.tsx': 'the search of one page of text',
  'app/routes/admin/campaign.tsx': 'a dialog over the list',
  'app/routes/dashboard/campaign.tsx': 'the dialog of a line',
  'app/routes/dashboard/listing-calendar.tsx': 'the spot of a listing',
  'app/routes/dashboard/campaign-proofs.tsx': 'the proof that a link names',
}

const sources = readSources('app').filter(
  ({ path }) => path.includes('.ts') && !path.startsWith('app/kit/list/') && !/\.test\.tsx?$/.test(path),
)
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Components that read the search part of their address with the router and take it apart themselves. */
const readsAddress = (text: string): boolean =>
  /\buseSearchParams\b/.test(text) ||
  (/\b(?:useLocation|useSearch)\(\)/.test(text) && /new URLSearchParams\((?!\{)/.test(text))

test('a table is a DataTable of app/kit/list', () => {
  const found = sources.filter(({ text }) => /<table\b/.test(withoutComments(text))).map(({ path }) => path)
  expect(found.toSorted()).toEqual(Object.keys(TABLES).toSorted())
})

test('a list reads and changes its address with useListAddress', () => {
  const found = sources.filter(({ text }) => readsAddress(withoutComments(text))).map(({ path }) => path)
  expect(found.filter((path) => !(path in ADDRESSES))).toEqual([])
  expect(Object.keys(ADDRESSES).filter((path) => !found.includes(path))).toEqual([])
})
