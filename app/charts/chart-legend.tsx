/** The colours of a chart by name; nothing where there is one. Screen readers have the label of the chart. */
export function ChartLegend({ series }: { series: readonly { name: string; colour: string }[] }) {
  if (series.length < 2) return null
  return (
    <ul aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {series.map(({ name, colour }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 10 10" className="size-2.5">
            <rect width="10" height="10" rx="3" fill={colour} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
