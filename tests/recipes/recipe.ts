/** A recipe of a README, followed by an example. */
export interface Recipe {
  /** The words that it begins with, in bold. */
  title: string
  /** Word in the paths of the example: a path of the recipe with this word must be among the files. */
  word: string
  /** Every file of the example, by its path. */
  files: Readonly<Record<string, string>>
  /** Lines that are added to files that are there: each comes after the first line that begins so. */
  lines: readonly { file: string; after: string; line: string }[]
  /** Unit tests, tests in workerd and the journey that ask whether it works. */
  unit?: readonly string[]
  worker?: readonly string[]
  journey?: string
}

/** A text with the lines of a recipe for that file. @throws Error where a line to come after is missing */
export const withLines = (text: string, path: string, { lines }: Pick<Recipe, 'lines'>): string =>
  lines
    .filter(({ file }) => file === path)
    .reduce((before, { after, line }) => {
      const all = before.split('\n')
      const at = all.findIndex((one) => one.startsWith(after))
      if (at < 0) throw new Error(`${path} has no line ${after}`)
      return all.toSpliced(at + 1, 0, line).join('\n')
    }, text)
