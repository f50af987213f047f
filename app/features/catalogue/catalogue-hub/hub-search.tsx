import { MapPin } from 'lucide-react'
import type { HubPage } from '../../../../worker/catalogue/rules/pages.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { buttonStyles } from '../../../ui/button-styles.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'

/** Search form over all media: words and a city, each city with its number of listings. */
export function HubSearch({ cities }: Pick<HubPage, 'cities'>) {
  const options = cities.map(({ name, count }) => ({ value: name, label: `${name} (${formatNumber(count)})` }))
  return (
    <search>
      <form
        action="/discover"
        method="get"
        aria-label="Search all media"
        className="mx-auto mt-5 flex max-w-[900px] flex-col overflow-hidden rounded-lg border border-line-field bg-surface max-sm:divide-y max-sm:divide-line sm:flex-row sm:items-center"
      >
        <SearchInput
          variant="bar"
          label="Search all media"
          placeholder="A road, a station, a title or a creator"
          maxLength={100}
          className="flex-[1.5]"
        />
        <NativeSelect
          variant="bar"
          name="city"
          label="City"
          icon={MapPin}
          options={[{ value: '', label: 'All Cities' }, ...options]}
          className="flex-1 sm:border-l sm:border-line"
        />
        <div className="p-1.5">
          <button
            type="submit"
            className={buttonStyles({ variant: 'accent', className: 'h-11! w-full sm:w-auto sm:px-5' })}
          >
            Search
          </button>
        </div>
      </form>
    </search>
  )
}
