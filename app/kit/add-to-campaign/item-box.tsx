import type { SelectedItem } from '../../../worker/booking/campaigns/selected-item.server.ts'
import { lineMarks } from '../../../worker/catalogue/rules/listing-marks.ts'
import { describeMinimum, describePrice } from '../../../worker/catalogue/rules/rate.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { FRAME_SIZE, resourceScene, sceneUrl } from '../../art/picture.ts'

/** Selected item, its price per month with the unit of sale, and its owner's minimum booking. */
export function ItemBox({ item }: { item: SelectedItem }) {
  const { title, type, location, mediaOwner, rate, seconds, monthly, photo } = item
  const { area, city, state } = location
  const { amount, unit } = describePrice(rate, seconds)
  const place = [...new Set([area, city].filter(Boolean))].join(', ')
  return (
    <>
      <div className="flex items-center gap-4 rounded-lg bg-surface-2 p-3.5">
        <img
          src={photo ?? sceneUrl(resourceScene(item.id, item, state))}
          alt=""
          {...FRAME_SIZE.card}
          className="aspect-4/3 w-24 shrink-0 rounded-sm object-cover"
        />
        <div className="min-w-0">
          <p className="num text-ink-2">{[type, lineMarks(item)].filter(Boolean).join(' · ')}</p>
          <p className="font-bold wrap-anywhere">{title}</p>
          <p className="text-ink-2 wrap-anywhere">{[place, mediaOwner.name].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <dl className="num mt-4 grid rounded-lg border border-line divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <div className="p-3.5">
          <dt className="text-xs text-ink-3">Price</dt>
          <dd>
            <span className="text-lg font-bold">{formatMoney(monthly)}</span>{' '}
            <span className="text-ink-2">per month</span>
            <span className="block text-xs text-ink-2">
              {unit === 'per month' ? 'Before GST' : `Sold as ${formatMoney(amount)} ${unit}, before GST`}
            </span>
          </dd>
        </div>
        <div className="p-3.5">
          <dt className="text-xs text-ink-3">Minimum booking duration</dt>
          <dd>
            <span className="text-lg font-bold">{describeMinimum(rate)}</span>
            <span className="block text-xs text-ink-2">Set by {mediaOwner.name}</span>
          </dd>
        </div>
      </dl>
    </>
  )
}
