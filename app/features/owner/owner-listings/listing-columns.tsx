import {
  Archive,
  ArchiveRestore,
  CalendarDays,
  Copy,
  Ellipsis,
  ExternalLink,
  Eye,
  Pause,
  Pencil,
  Play,
  Trash2,
  Undo2,
} from 'lucide-react'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import type { OwnerListingRow } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import type { Column } from '../../../kit/list/data-table.tsx'
import type { Sorting } from '../../../kit/list/list-address.ts'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import type { ListingAct } from './listings.queries.ts'
import { leftText, STATES, stateText } from './words.ts'

export type RowAct = ListingAct | 'duplicate' | 'delete'

export const listingName = ({ title }: OwnerListingRow): string => title || 'Untitled draft'

interface ColumnOptions {
  now: number
  byTitle: Sorting
  maySell: (row: OwnerListingRow) => boolean
  mayManage: (row: OwnerListingRow) => boolean
  isBusy: boolean
  onAct: (row: OwnerListingRow, act: RowAct) => void
}

/** Columns of the listings of an owner. */
export const listingColumns = ({
  now,
  byTitle,
  maySell,
  mayManage,
  isBusy,
  onAct,
}: ColumnOptions): readonly Column<OwnerListingRow>[] => [
  {
    key: 'listing',
    label: 'Listing',
    isName: true,
    sort: byTitle,
    cell: (row) => (
      <span className="flex min-w-0 items-center gap-3 md:min-w-40 xl:min-w-56">
        <img
          src={
            row.photos[0]?.src ??
            sceneUrl({ id: row.id, category: row.category, variant: row.variant, title: row.title, place: row.place })
          }
          alt=""
          {...FRAME_SIZE.card}
          loading="lazy"
          decoding="async"
          className="h-10 w-14 shrink-0 rounded-sm object-cover"
        />
        <span className="min-w-0">
          <RouterLink
            to={`/dashboard/listings/${row.id}`}
            title={listingName(row)}
            className="line-clamp-2 rounded-xs leading-snug font-semibold wrap-anywhere hover:underline hover:underline-offset-2"
          >
            {listingName(row)}
          </RouterLink>
          <ListingMarks listing={row} className="text-xs wrap-anywhere xl:truncate" />
        </span>
      </span>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    phone: 'end',
    cell: (row) => (
      <Badge tone={row.reason !== '' && row.state === 'draft' ? 'warn' : STATES[row.state].tone}>
        {stateText(row)}
      </Badge>
    ),
  },
  { key: 'booked', label: 'Booked, 60 days', cell: (row) => <Booked row={row} /> },
  {
    key: 'rate',
    label: 'Rate',
    align: 'end',
    cell: ({ rate }) =>
      rate ? (
        <>
          <b className="font-semibold md:block">{formatMoney(rate.rate)}</b>{' '}
          <span className="text-xs text-ink-3 md:block">{UNITS[rate.unit].label}</span>
        </>
      ) : (
        <span className="text-xs text-ink-3">no rate yet</span>
      ),
  },
  { key: 'request', label: 'Next request', cell: (row) => <NextRequest row={row} now={now} /> },
  {
    key: 'actions',
    label: 'Actions',
    isLabelHidden: true,
    align: 'end',
    phone: 'end',
    cell: (row) => (
      <RowMenu
        row={row}
        name={listingName(row)}
        maySell={maySell(row)}
        mayManage={mayManage(row)}
        isBusy={isBusy}
        onAct={(act) => onAct(row, act)}
      />
    ),
  },
]

function Booked({ row }: { row: OwnerListingRow }) {
  const { booked, state } = row
  if (booked === null) {
    const isNew = state === 'draft' || state === 'review'
    return (
      <span className="text-xs text-ink-3">{state === 'live' ? 'no limit' : isNew ? 'not live yet' : 'not live'}</span>
    )
  }
  const isLow = booked < 20
  return (
    <span className="inline-flex items-center gap-2.5 align-middle">
      <span className="w-16 md:w-10 xl:w-20">
        <Meter
          label={`Booked in the next 60 days: ${listingName(row)}`}
          percent={booked}
          hideLabel
          tone={isLow ? 'accent' : 'normal'}
        />
      </span>
      <span aria-hidden className={`num ${isLow && booked > 0 ? 'font-semibold text-warn-ink' : 'text-ink-2'}`}>
        {Math.round(booked)}%
      </span>
    </span>
  )
}

function NextRequest({ row: { request }, now }: { row: OwnerListingRow; now: number }) {
  if (!request) return <span className="text-ink-3">none</span>
  return (
    <>
      <RouterLink
        to={`/dashboard/requests/${request.line}`}
        className="rounded-xs font-semibold wrap-anywhere text-link hover:text-link-hover hover:underline"
      >
        {request.advertiser || 'An advertiser'}
      </RouterLink>{' '}
      {request.answerBy !== null && (
        <span className="num text-xs font-semibold text-warn-ink md:block">{leftText(request.answerBy - now)}</span>
      )}
    </>
  )
}

interface RowMenuProps {
  row: OwnerListingRow
  name: string
  maySell: boolean
  mayManage: boolean
  isBusy: boolean
  onAct: (act: RowAct) => void
}

function RowMenu({ row, name, maySell, mayManage, isBusy, onAct }: RowMenuProps) {
  const { id, state, category } = row
  const path = `/dashboard/listings/${id}`
  const isOpen = state === 'draft' || state === 'live' || state === 'paused'
  return (
    <MenuTrigger>
      <IconButton aria-label={`Actions for ${name}`} isDisabled={isBusy}>
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu onAction={(key) => onAct(key as RowAct)}>
        <MenuItem href={path} icon={maySell && isOpen ? Pencil : Eye}>
          {maySell && isOpen ? 'Edit' : 'Open'}
        </MenuItem>
        {state === 'live' ? (
          <>
            <MenuItem href={listingPath({ id, category, subcategory: row.subcategory })} icon={ExternalLink}>
              Public page
            </MenuItem>
            <MenuItem href={`/dashboard/calendar/${id}`} icon={CalendarDays}>
              Calendar
            </MenuItem>
          </>
        ) : (
          row.rate && (
            <MenuItem href={`${path}/preview`} icon={Eye}>
              Preview
            </MenuItem>
          )
        )}
        {maySell && (
          <MenuItem id="duplicate" icon={Copy}>
            Duplicate
          </MenuItem>
        )}
        {maySell && state === 'review' && (
          <MenuItem id="withdraw" icon={Undo2}>
            Withdraw
          </MenuItem>
        )}
        {mayManage && state === 'live' && (
          <MenuItem id="pause" icon={Pause}>
            Pause
          </MenuItem>
        )}
        {mayManage && state === 'paused' && (
          <MenuItem id="resume" icon={Play}>
            Put live
          </MenuItem>
        )}
        {mayManage && (state === 'live' || state === 'paused') && (
          <MenuItem id="archive" icon={Archive}>
            Archive
          </MenuItem>
        )}
        {mayManage && state === 'archived' && (
          <MenuItem id="restore" icon={ArchiveRestore}>
            Restore
          </MenuItem>
        )}
        {maySell && state === 'draft' && (
          <MenuItem id="delete" icon={Trash2} isDanger>
            Delete draft
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  )
}
