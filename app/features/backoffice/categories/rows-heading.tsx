interface RowsHeadingProps {
  title: string
  note: string
  count: string
}

/** Heading above the rows of a form. */
export function RowsHeading({ title, note, count }: RowsHeadingProps) {
  return (
    <div className="flex items-end justify-between gap-3">
      <div className="min-w-0">
        <h3 className="font-bold">{title}</h3>
        <p className="text-xs text-ink-3">{note}</p>
      </div>
      <p className="num shrink-0 text-xs text-ink-3">{count}</p>
    </div>
  )
}
