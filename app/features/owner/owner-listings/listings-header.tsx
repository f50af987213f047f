import { Download, Plus, Upload } from 'lucide-react'
import type { ListingState } from '../../../../worker/catalogue/rules/listing-state.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { LISTINGS_PATH } from './words.ts'

interface ListingsHeaderProps {
  counts: Readonly<Record<ListingState, number>>
  /** Number of listings in all states. */
  all: number
  isNarrowed: boolean
  maySell: boolean
  /** Id of the company; null for a list of several. */
  owner: string | null
}

/** Number of listings, with the links to add, import and export them. */
export function ListingsHeader({ counts, all, isNarrowed, maySell, owner }: ListingsHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-2xl lg:text-3xl">Listings</h1>
        {all > 0 && (
          <p className="num mt-1 text-sm text-ink-2">
            {isNarrowed
              ? `${formatNumber(counts.live)} of ${formatNumber(all)} matching listings are live.`
              : `${formatNumber(counts.live)} of ${formatNumber(all)} are live.`}
            {counts.review > 0 && ` ${formatNumber(counts.review)} in review, usually ${TEAM_ANSWER}.`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full">
        {maySell && (
          <LinkButton to={importPath(owner)} variant="outline" className="max-sm:flex-1">
            <Upload aria-hidden />
            Import
          </LinkButton>
        )}
        {owner !== null && all > 0 && (
          <LinkButton to={exportPath(owner)} variant="outline" className="max-sm:flex-1" reloadDocument download>
            <Download aria-hidden />
            Export
          </LinkButton>
        )}
        {maySell && (
          <LinkButton to={`${LISTINGS_PATH}/new`} variant="accent" className="max-sm:order-first max-sm:w-full">
            <Plus aria-hidden />
            Add listing
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** Path of the import; without a company, its page asks for one. */
export const importPath = (owner: string | null): string =>
  owner === null ? '/dashboard/import' : `/dashboard/import?${new URLSearchParams({ owner })}`

/** Path of all listings of a company as a spreadsheet. */
const exportPath = (owner: string) => `/api/owner/imports/export?${new URLSearchParams({ owner, format: 'xlsx' })}`
