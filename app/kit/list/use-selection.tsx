import { type ReactNode, useState } from 'react'
import { RowCheck } from './row-check.tsx'

export interface Selection {
  /** Ids of chosen rows, without those on other pages. */
  chosen: ReadonlySet<string>
  choosable: readonly string[]
  /** True while an act on the chosen rows is pending. */
  isBusy: boolean
  /** Name of a row, for its checkbox. */
  nameOf: (id: string) => string
  /** Toggles a row; with `isRange` chooses all from the last pressed one to it. */
  toggle: (id: string, isRange?: boolean) => void
  toggleAll: () => void
  clear: () => void
  /** Checkbox of a row; without an id, of all rows of the page. */
  check: (id?: string) => ReactNode
}

/** Rows between two, in the order of the page. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): string[] {
  const ends = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b)
  const [first = -1, last = -1] = ends
  return first === -1 ? [to] : ids.slice(first, last + 1)
}

interface Options {
  /** Ids of the rows of the page that can be chosen. */
  choosable: readonly string[]
  nameOf: (id: string) => string
  isBusy?: boolean
}

/** Selection of rows for an act on several. */
export function useSelection({ choosable, nameOf, isBusy = false }: Options): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const chosen = new Set(choosable.filter((id) => marked.has(id)))
  const selection: Selection = {
    chosen,
    choosable,
    isBusy,
    nameOf,
    toggle: (id, isRange = false) => {
      if (isBusy || !choosable.includes(id)) return
      const next = new Set(chosen)
      if (!isRange) {
        if (!next.delete(id)) next.add(id)
      } else for (const one of rangeOf(choosable, last, id)) next.add(one)
      setMarked(next)
      setLast(id)
    },
    toggleAll: () => setMarked(new Set(chosen.size === choosable.length ? [] : choosable)),
    clear: () => setMarked(new Set()),
    check: (id) => <RowCheck selection={selection} {...(id !== undefined && { id })} />,
  }
  return selection
}
