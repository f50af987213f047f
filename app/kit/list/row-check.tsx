import { TickBox } from '../../ui/tick-box.tsx'
import type { Selection } from './use-selection.tsx'

interface RowCheckProps {
  selection: Selection
  /** Id of the row; without it, all rows of the page. */
  id?: string
}

/** Checkbox of a row, or of all rows. A press with Shift also chooses the rows in between. */
export function RowCheck({ selection, id }: RowCheckProps) {
  const { chosen, choosable, isBusy, nameOf, toggle, toggleAll } = selection
  const isOne = id !== undefined
  const isAll = choosable.length > 0 && choosable.every((one) => chosen.has(one))
  return (
    <label className="-m-0.75 grid size-6 shrink-0 cursor-pointer place-items-center select-none has-disabled:cursor-default pointer-coarse:-m-2 pointer-coarse:size-11">
      <span className="sr-only">{isOne ? `Choose ${nameOf(id)}` : 'Choose all on this page'}</span>
      <TickBox
        checked={isOne ? chosen.has(id) : isAll}
        isMixed={!isOne && chosen.size > 0 && !isAll}
        disabled={isBusy || (isOne ? !choosable.includes(id) : choosable.length === 0)}
        onChange={({ nativeEvent }) => {
          if (isOne) toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          else toggleAll()
        }}
      />
    </label>
  )
}
