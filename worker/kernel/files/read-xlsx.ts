import { type Table, unreadable } from '../rules/files/table.ts'
import { readSheet, runText, type SheetContext } from './xlsx-sheet.ts'
import { attribute, elements, prefixOf } from './xlsx-xml.ts'
import { openArchive } from './zip-archive.ts'

const WORKBOOK = 'xl/workbook.xml'
const NOT_A_WORKBOOK = 'This is not an Excel workbook. Send XLSX or CSV'
const MAX_STRINGS = 1_000_000

/** Formats that every workbook has without defining them. */
const isDateId = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 48 && id !== 49)
const isPercentId = (id: number) => id === 9 || id === 10

/** A format without its texts, colours and escaped characters. */
const bare = (code: string) => code.replace(/"[^"]*"|\[[^[\]]*\]|\\.|_.|\*./g, '')

function readStyles(xml: string): SheetContext['styles'] {
  const prefix = prefixOf(xml)
  const codes = new Map<number, string>()
  for (const { tag } of elements(xml, 'numFmt', prefix)) {
    codes.set(Number(attribute(tag, 'numFmtId')), bare(attribute(tag, 'formatCode') ?? ''))
  }
  const [formats] = elements(xml, 'cellXfs', prefix)
  return Array.from(elements(formats?.inside ?? '', 'xf', prefix), ({ tag }) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0)
    const code = codes.get(id) ?? ''
    if (isPercentId(id) || code.includes('%')) return 'percent'
    return isDateId(id) || /[dmyhs]/i.test(code.replace(/general/i, '')) ? 'date' : 'number'
  })
}

function readStrings(xml: string): string[] {
  const prefix = prefixOf(xml)
  const strings: string[] = []
  for (const { inside } of elements(xml, 'si', prefix)) {
    strings.push(runText(inside, prefix))
    if (strings.length > MAX_STRINGS) break
  }
  return strings
}

interface SheetEntry {
  name: string
  path: string
}

/** The sheets that are not hidden, in their order. */
function readSheets(workbook: string, relations: string): SheetEntry[] {
  const inPackage = prefixOf(relations)
  const targets = new Map(
    Array.from(elements(relations, 'Relationship', inPackage), ({ tag }) => [
      attribute(tag, 'Id'),
      (attribute(tag, 'Target') ?? '').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  )
  return Array.from(elements(workbook, 'sheet', prefixOf(workbook))).flatMap(({ tag }) => {
    const path = targets.get(attribute(tag, 'r:id') ?? /\s\w+:id="([^"]*)"/.exec(tag)?.[1])
    const isHidden = (attribute(tag, 'state') ?? 'visible') !== 'visible'
    return path === undefined || isHidden ? [] : [{ name: attribute(tag, 'name') ?? '', path }]
  })
}

/**
 * Reads one sheet of an Excel workbook.
 * @param choose which of its sheets, by their names
 * @throws DomainError bad_input, too_large
 */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  choose: (names: readonly string[]) => string | undefined,
): Promise<Table> {
  const archive = openArchive(bytes)
  if (archive.names.some((name) => name.endsWith('vbaProject.bin'))) {
    throw unreadable('A workbook with macros is not read. Save it as .xlsx without them')
  }
  if (archive.has('mimetype') || archive.has('content.xml')) {
    throw unreadable('An OpenDocument file is not read. Save it as .xlsx or CSV')
  }
  const relationsPath = 'xl/_rels/workbook.xml.rels'
  if (!archive.has(WORKBOOK) || !archive.has(relationsPath)) throw unreadable(NOT_A_WORKBOOK)
  const optional = async (path: string) => (archive.has(path) ? archive.text(path) : '')
  const workbook = await archive.text(WORKBOOK)
  const sheets = readSheets(workbook, await archive.text(relationsPath)).filter(({ path }) => archive.has(path))
  const names = sheets.map(({ name }) => name)
  const wanted = choose(names)
  const sheet = sheets.find(({ name }) => name === wanted) ?? sheets[0]
  if (!sheet) throw unreadable('The workbook has no sheet with rows')
  const [properties] = elements(workbook, 'workbookPr', prefixOf(workbook))
  const from1904 = ['1', 'true'].includes(attribute(properties?.tag ?? '', 'date1904') ?? '')
  const context = {
    strings: readStrings(await optional('xl/sharedStrings.xml')),
    styles: readStyles(await optional('xl/styles.xml')),
    from1904,
  }
  return { sheet: sheet.name, sheets: names, rows: await readSheet(archive.stream(sheet.path), context) }
}
