import { formatNumber } from '../../worker/kernel/rules/money.ts'
import { TickBox } from './tick-box.tsx'

interface FacetBox {
  value: string
  label: string
  /** Number of results with this choice. */
  count: number
}

interface FacetBoxesProps {
  /** Name of the field: a GET form sends it once for every ticked box. */
  name: string
  options: readonly FacetBox[]
  chosen: readonly string[]
  /** Number of choices before the rest is folded. */
  shown?: number
  /** Noun in the line that unfolds the rest: `Show all 12 formats`. */
  noun: string
}

/** Checkboxes with the number of results of each. A ticked one is never folded. */
export function FacetBoxes({ name, options, chosen, shown = 6, noun }: FacetBoxesProps) {
  const ticked = options.filter(({ value }) => chosen.includes(value))
  const first = [...ticked.filter((one) => options.indexOf(one) >= shown), ...options.slice(0, shown)]
  const rest = options.filter((one) => !first.includes(one))
  const box = (option: FacetBox) => (
    <li key={option.value}>
      <Box name={name} option={option} isTicked={chosen.includes(option.value)} />
    </li>
  )
  return (
    <>
      <ul>{first.map(box)}</ul>
      {rest.length > 0 && (
        <details className="group/rest">
          <summary className="flex min-h-8 cursor-pointer list-none items-center rounded-xs text-sm font-semibold text-link hover:text-link-hover pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <span className="group-open/rest:hidden">
              Show all {options.length} {noun}
            </span>
            <span className="hidden group-open/rest:inline">Show fewer {noun}</span>
          </summary>
          <ul>{rest.map(box)}</ul>
        </details>
      )}
    </>
  )
}

function Box({
  name,
  option: { value, label, count },
  isTicked,
}: {
  name: string
  option: FacetBox
  isTicked: boolean
}) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-xs text-sm hover:text-link has-checked:font-semibold has-disabled:cursor-default has-disabled:text-ink-3 pointer-coarse:min-h-11">
      <TickBox name={name} value={value} defaultChecked={isTicked} disabled={count === 0 && !isTicked} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="num text-xs font-medium text-ink-3">{formatNumber(count)}</span>
    </label>
  )
}
