import { type Choices, type MergeSide, verdictOf } from './three-way.ts'

interface Naming<T> {
  /** Label of each field on the page, in its order. */
  labels: Readonly<Record<keyof T & string, string>>
  /** A value in words. */
  textOf: (name: keyof T & string, values: T) => string
}

/**
 * Merges two changes of a form, field by field: where both changed one to different values, it is a clash.
 * @param base the common original
 * @param mine the form's values
 * @param theirs the version saved meanwhile
 */
export function mergeFields<T extends object>(
  { labels, textOf }: Naming<T>,
  { base, mine, theirs }: { base: T; mine: T; theirs: T },
) {
  const isName = (name: string): name is keyof T & string => name in labels
  const parts = Object.keys(labels)
    .filter(isName)
    .map((name) => ({
      name,
      verdict: verdictOf({ base: base[name], mine: mine[name], theirs: theirs[name] }, (value) => value),
    }))
  const notes = (side: MergeSide) =>
    parts.filter(({ verdict }) => verdict === side).map(({ name }) => labels[name].toLowerCase())
  return {
    clashes: parts
      .filter(({ verdict }) => verdict === 'clash')
      .map(({ name }) => ({ key: name, label: labels[name], mine: textOf(name, mine), theirs: textOf(name, theirs) })),
    merged: { mine: notes('mine'), theirs: notes('theirs') },
    /** The merged values, with a side for each clash; mine without one. */
    resolve(choices: Choices): T {
      const taken = parts.filter(
        ({ name, verdict }) => (verdict === 'clash' ? (choices[name] ?? 'mine') : verdict) === 'theirs',
      )
      return { ...mine, ...Object.fromEntries(taken.map(({ name }) => [name, theirs[name]])) }
    },
  }
}
