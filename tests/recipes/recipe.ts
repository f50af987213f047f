/** A recipe of a README, followed by an example. */
export interface Recipe {
  /** The words that it begins with, in bold. */
  title: string
  /** What paths of the example have in their names: a path of the recipe with this word must be among the files. */
  word: string
  /** Every file of the example, by its path. */
  files: Readonly<Record<string, string>>
  /** Lines that are added to files that are there: each comes after the first line that begins so. */
  lines: readonly { file: string; after: string; line: string }[]
  /** Unit tests, tests in workerd and the journey that ask whether it works. */
  unit?: readonly string[]
  worker: readonly string[]
  journey?: string
}
