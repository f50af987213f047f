import { CircleCheck } from 'lucide-react'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Imported } from '../../../../worker/supply/rules/imports/import.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { FaultyButtons } from './faulty-buttons.tsx'
import type { Importing } from './use-import.ts'

const LISTINGS = ['listing', 'listings'] as const

/** The last step: what was written. */
export function ImportDone({
  imported,
  owner,
  saveFaulty,
  isBusy,
}: { imported: Imported; owner: string } & Pick<Importing, 'saveFaulty' | 'isBusy'>) {
  const { created, changed, same, refused, newState } = imported
  return (
    <section role="status" className="rounded-lg border border-line bg-surface p-5">
      <h2 className="flex items-center gap-2.5 text-lg">
        <CircleCheck aria-hidden className="size-5.5 text-success-dot" />
        {formatNumber(created)} new, {formatNumber(changed)} changed
      </h2>
      <p className="mt-2 text-sm text-ink-2">
        {created > 0 && (newState === 'live' ? 'The new listings are public. ' : 'The new listings are drafts. ')}
        {same > 0 && `${plural(same, LISTINGS)} ${same === 1 ? 'was' : 'were'} the same already. `}
        {refused > 0 && `${plural(refused, LISTINGS)} ${refused === 1 ? 'was' : 'were'} left out because of errors. `}
        The import can be undone within 30 days.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton to={`/dashboard/listings?${new URLSearchParams({ owner })}`}>See your listings</LinkButton>
        {refused > 0 && (
          <FaultyButtons text="Download the rows to mend" variant="outline" isBusy={isBusy} saveFaulty={saveFaulty} />
        )}
      </div>
    </section>
  )
}
