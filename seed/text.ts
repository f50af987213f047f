/**
 * Seed data is written as text tables, one row a line and cells between bars: a list of thirty stations stays readable.
 * Empty lines are left out; cells are trimmed.
 */
export function readTable(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** `readTable` with named columns. @throws RangeError for a row with a wrong number of cells */
export function readColumns<const Name extends string>(names: readonly Name[], text: string): Record<Name, string>[] {
  return readTable(text).map((cells) => {
    if (cells.length !== names.length) throw new RangeError(`${cells.length} cells for ${names.length}: ${cells[0]}`)
    return Object.fromEntries(names.map((name, i) => [name, cells[i]])) as Record<Name, string>
  })
}

/** The rows of a group. */
export const inGroup = <Row extends { group: string }>(rows: readonly Row[], group: string): Row[] =>
  rows.filter((row) => row.group === group)

/** One row of a group. @throws RangeError for a missing one */
export function rowOf<Row extends { group: string }>(rows: readonly Row[], group: string, index: number): Row {
  const row = inGroup(rows, group)[index]
  if (!row) throw new RangeError(`There is no row ${index} in ${group}`)
  return row
}

/** `a, b, c` as a list. */
export const readList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** `8000-22000` as two numbers; one number alone is both ends. */
export function readRange(text = ''): [from: number, to: number] {
  const [from = 0, to = from] = text.split('-').map(Number)
  return [from, to]
}

/** `Unipole, Gachibowli flyover` → `unipole-gachibowli-flyover`, cut at a word when longer than `most`. */
export function slug(text: string, most = 60): string {
  const whole = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return whole.length <= most ? whole : whole.slice(0, most + 1).replace(/-[^-]*$/, '')
}

/** `a, b and c` */
export function sentenceList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** Begins a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Text with a lower-case first letter, for the inside of a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** `40 × 20 ft` at the start of a text as one face; undefined for a size that is not in feet. */
export function readFace(size: string): { face: { width: number; height: number } } | undefined {
  const [, width, height] = /^(\d+) × (\d+) ft\b/.exec(size) ?? []
  return width === undefined || height === undefined
    ? undefined
    : { face: { width: Number(width), height: Number(height) } }
}
