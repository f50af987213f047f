import { Star } from 'lucide-react'

/** Stars out of five, to one decimal. */
export function Rating({ value }: { value: number }) {
  const shown = value.toFixed(1)
  return (
    <span className="num inline-flex items-center gap-1 font-semibold">
      <Star aria-hidden className="size-4 shrink-0 fill-accent text-accent" />
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{shown} of 5</span>
    </span>
  )
}
