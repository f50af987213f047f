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
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import type { ListingAct } from './listings.queries.ts'
import { leftText, STATES, stateText } from './words.ts'

/** Columns of wide screens; on phones a row is a card. */
export const COLUMNS =
  'md:grid md:grid-cols-[1.75rem_minmax(0,1fr)_6.5rem_6.5rem_2.25rem] md:items-center md:gap-3 lg:grid-cols-[1.75rem_minmax(0,1fr)_7rem_9rem_6.5rem_9rem_2.25rem]'

export type RowAct = ListingAct | 'duplicate' | 'delete'

interface ListingRowProps {
  row: OwnerListingRow
  now: number
  isChosen: boolean
  onChoose: () => void
  maySell: boolean
  mayManage: boolean
  isBusy: boolean
  onAct: (act: RowAct) => void
}

/** One listing: a row of the table on wide screens, a card on phones. */
export function ListingRow({ row, now, isChosen, onChoose, maySell, mayManage, isBusy, onAct }: ListingRowProps) {
  const { id, title, place, rate, booked, request, state } = row
  const name = title || 'Untitled draft'
  const isNew = state === 'draft' || state === 'review'
  const isLow = booked !== null && booked < 20
  return (
    <li
      className={`${isChosen ? 'bg-select' : ''} relative grid grid-cols-[1.75rem_4.5rem_minmax(0,1fr)_2.25rem] items-start gap-x-3 p-4 md:min-h-15 md:py-2 ${COLUMNS}`}
    >
      <Checkbox
        aria-label={`Choose ${name}`}
        isSelected={isChosen}
        isDisabled={!maySell || isBusy}
        onChange={onChoose}
        className="max-md:row-span-4"
      />
      <div className="contents md:flex md:min-w-0 md:items-center md:gap-3">
        <img
          src={row.photos[0]?.src ?? sceneUrl({ id, category: row.category, variant: row.variant, title, place })}
          alt=""
          {...FRAME_SIZE.card}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full shrink-0 rounded-sm object-cover max-md:row-span-4 md:aspect-auto md:h-10 md:w-14"
        />
        <div className="min-w-0">
          <RouterLink
            to={`/dashboard/listings/${id}`}
            title={name}
            className="line-clamp-2 rounded-xs text-sm leading-snug font-semibold wrap-anywhere hover:underline hover:underline-offset-2"
          >
            {name}
          </RouterLink>
          <ListingMarks listing={row} className="truncate text-xs" />
          {rate && (
            <p className="num text-xs text-ink-3 md:hidden">
              {formatMoney(rate.rate)} {UNITS[rate.unit].label}
            </p>
          )}
        </div>
      </div>
      <div className="max-md:col-start-3 max-md:mt-1.5">
        <Badge tone={row.reason !== '' && state === 'draft' ? 'warn' : STATES[state].tone}>{stateText(row)}</Badge>
      </div>
      <div className="max-md:col-start-3 max-md:mt-1.5 md:hidden lg:block">
        {booked === null ? (
          <span className="text-xs text-ink-3">
            {state === 'live' ? 'no limit' : isNew ? 'not live yet' : 'not live'}
          </span>
        ) : (
          <span className="flex items-center gap-2.5">
            <span className="w-16 lg:w-20">
              <Meter
                label={`Booked in the next 60 days: ${name}`}
                percent={booked}
                hideLabel
                tone={isLow ? 'accent' : 'normal'}
              />
            </span>
            <span
              aria-hidden
              className={`num text-sm ${isLow && booked > 0 ? 'font-semibold text-warn-ink' : 'text-ink-2'}`}
            >
              {Math.round(booked)}%
            </span>
          </span>
        )}
      </div>
      <p className="num text-right max-md:hidden">
        {rate ? (
          <>
            <b className="block text-sm font-semibold">{formatMoney(rate.rate)}</b>
            <span className="block truncate text-xs text-ink-3">{UNITS[rate.unit].label}</span>
          </>
        ) : (
          <span className="text-xs text-ink-3">no rate yet</span>
        )}
      </p>
      <div
        className={`min-w-0 text-sm md:hidden lg:block lg:pl-3 ${request ? 'max-md:col-start-3 max-md:mt-1.5' : 'max-md:hidden'}`}
      >
        {request ? (
          <>
            <RouterLink
              to={`/dashboard/requests/${request.line}`}
              className="line-clamp-2 rounded-xs font-semibold wrap-anywhere text-link hover:text-link-hover hover:underline"
            >
              {request.advertiser || 'An advertiser'}
            </RouterLink>
            {request.answerBy !== null && (
              <span className="num text-xs font-semibold text-warn-ink">{leftText(request.answerBy - now)}</span>
            )}
          </>
        ) : (
          <span className="text-ink-3">none</span>
        )}
      </div>
      <div className="max-md:absolute max-md:top-3 max-md:right-3">
        <RowMenu row={row} name={name} maySell={maySell} mayManage={mayManage} isBusy={isBusy} onAct={onAct} />
      </div>
    </li>
  )
}

type RowMenuProps = Pick<ListingRowProps, 'row' | 'maySell' | 'mayManage' | 'isBusy' | 'onAct'> & { name: string }

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
