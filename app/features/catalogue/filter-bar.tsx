import { Calendar, Clock, IndianRupee, Languages, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { buttonStyles } from '../../ui/button-styles.ts'
import { FilterButton, FilterSheet } from '../../ui/filter-sheet.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { DateField } from './date-field.tsx'
import type { FilterValues } from './filter-values.ts'
import { type FieldName, filterFields } from './filters.ts'
import type { ListingsView } from './listings-view.ts'

const ICONS: Record<FieldName, LucideIcon> = {
  city: MapPin,
  language: Languages,
  band: IndianRupee,
  duration: Clock,
  available: Calendar,
}

const BOXED = 'max-lg:overflow-hidden max-lg:rounded-md max-lg:border max-lg:border-line-field max-lg:bg-surface'

interface FilterBarProps {
  view: ListingsView
  spec: MediaSpec
  values: FilterValues
  /** Number of active filters, including those that the bar has no room for. */
  on: number
  more: ReactNode
  /** The search part without any filter. */
  withoutAll: string
}

/** Search and selects of a list, for the inside of its GET form: a joined bar, or a field and a sheet on narrow screens. */
export function FilterBar({ view, spec, values, on, more, withoutAll }: FilterBarProps) {
  const { query, cities, total } = view
  const fields = filterFields(spec, cities, query)
  return (
    <div className="mt-5 flex gap-2 lg:grid lg:grid-cols-[minmax(0,1.6fr)_minmax(0,3fr)] lg:gap-0">
      <SearchInput
        variant="bar"
        label={spec.search.placeholder}
        placeholder={spec.search.placeholder}
        defaultValue={values.q}
        maxLength={100}
        className={`flex-1 lg:overflow-hidden lg:rounded-l-lg lg:border lg:border-r-0 lg:border-line-strong lg:bg-surface ${BOXED}`}
      />
      <FilterButton on={on} />
      <FilterSheet
        layout="bar"
        on={on}
        more={more}
        actions={
          <>
            <LinkButton
              to={{ search: withoutAll }}
              preventScrollReset
              variant="ghost"
              size="lg"
              className="-ml-4 px-4! lg:hidden"
            >
              Clear all
            </LinkButton>
            <button
              type="submit"
              className={buttonStyles({ size: 'lg', className: 'grow basis-0 lg:h-9 lg:px-4 lg:text-sm' })}
            >
              <span className="lg:hidden">Show {plural(total, spec.noun)}</span>
              <span className="max-lg:hidden">Apply</span>
            </button>
          </>
        }
      >
        {fields.map(({ name, label, options }) => (
          <NativeSelect
            key={name}
            variant="bar"
            name={name}
            label={label}
            options={options}
            icon={ICONS[name]}
            defaultValue={values[name]}
            className={`lg:flex-1 ${BOXED}`}
          />
        ))}
        <DateField from={values.from} until={values.until} today={view.today} className={`lg:flex-[1.7] ${BOXED}`} />
      </FilterSheet>
    </div>
  )
}
