import type { ListingFact } from '../../../worker/domain/catalogue/listing.ts'

/** The main figures: large values over small captions. */
export function ListingFigures({ facts }: { facts: readonly ListingFact[] }) {
  return (
    <dl className="grid grid-cols-3 gap-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-xs text-ink-3 sm:text-sm">{label}</dt>
          <dd className="num text-xl font-bold wrap-anywhere lg:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
