import { REVERSED } from '../../../worker/catalogue/rules/availability/range.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { toSearch } from '../../../worker/catalogue/rules/search-part.ts'
import { daysIn } from '../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { TextLink } from '../../ui/link.tsx'
import type { ListingsView } from './listings-view.ts'

/** `8 of 14 sites are free on all 62 days. Show the 6 that are free in part`; nothing where no days are asked for. */
export function DaysCount({ view: { category, days, query } }: { view: ListingsView }) {
  if (!days) return null
  const { noun, section } = mediaSpec(category)
  const long = daysIn(days.span)
  const issues = section === 'print' && 'in every issue of '
  const on = long === 1 ? `${issues || 'on '}this day` : `${issues || 'on all '}${formatNumber(long)} days`
  const isPart = query.free === 'part'
  const isReversed = query.from !== undefined && query.until !== undefined && query.until < query.from
  return (
    <p className="num mt-4 text-sm text-ink-2">
      {isReversed && <span className="font-semibold text-danger">{REVERSED}. </span>}
      <b className="font-bold text-ink">
        {formatNumber(days.all)} of {plural(days.any, noun)}
      </b>{' '}
      {days.all === 1 ? 'is' : 'are'} free {on}.{' '}
      {isPart ? (
        <TextLink to={{ search: toSearch({ ...query, free: undefined, page: 1 }) }} preventScrollReset>
          Show the {formatNumber(days.all)} that {days.all === 1 ? 'is' : 'are'} free {on}
        </TextLink>
      ) : (
        days.part > 0 && (
          <TextLink to={{ search: toSearch({ ...query, free: 'part', page: 1 }) }} preventScrollReset>
            Show the {formatNumber(days.part)} that {days.part === 1 ? 'is' : 'are'} free in part
          </TextLink>
        )
      )}
    </p>
  )
}
