import { notATable } from '../rules/files/file-kind.ts'
import { type Table, unreadable } from '../rules/files/table.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

/**
 * Reads an XLSX or CSV file, distinguished by its content and not by its name.
 * @param choose picks the sheet of a workbook by its name
 * @throws DomainError bad_input, too_large
 */
export async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  choose: (names: readonly string[]) => string | undefined,
): Promise<Table> {
  if (bytes.length === 0) throw unreadable('The file is empty')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsx(bytes, choose)
  const why = notATable(bytes)
  if (why !== undefined) throw unreadable(why)
  return readCsv(bytes)
}
