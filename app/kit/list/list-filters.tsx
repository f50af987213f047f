import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentLinks } from '../../ui/segment-links.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { ListAddress } from './list-address.ts'

interface Option {
  value: string
  label: string
}

/** Filter: a parameter with its options; an empty value is no filter. */
export interface ListFilter {
  name: string
  label: string
  options: readonly (Option | { label: string; options: readonly Option[] })[]
  icon?: LucideIcon
  /** Parameters that a choice removes. */
  clears?: readonly string[]
}

export interface Views extends Omit<ListFilter, 'options' | 'icon'> {
  /** Options; with counts they are tabs, else segments. */
  options: readonly (Option & { count?: number })[]
  /** True when the options are parts of the list, each with an empty state, instead of a filter. */
  isPart?: boolean
}

/** Label of a filter's value. */
export const labelOf = ({ options }: Pick<ListFilter, 'options'>, value: string): string =>
  options.flatMap((one) => ('options' in one ? one.options : [one])).find((one) => one.value === value)?.label ?? value

const without = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, '']))

/** Filter of a list as links. */
export function ViewLinks({
  views: { name, label, options, clears },
  address,
}: {
  views: Views
  address: ListAddress
}) {
  const now = options.some(({ value }) => value === address.get(name)) ? address.get(name) : ''
  const links = options.map(({ value, label: text, count }) => ({
    to: address.hrefWith({ ...without(clears), [name]: value }),
    label: text,
    isCurrent: value === now,
    count,
  }))
  const counted = links.flatMap(({ count, ...link }) => (count === undefined ? [] : [{ ...link, count }]))
  return counted.length > 0 ? <TabLinks label={label} links={counted} /> : <SegmentLinks label={label} links={links} />
}

export interface FilterFormProps {
  /** Name of the list. */
  name: string
  /** Plural noun of its items: `campaigns`. */
  many: string
  address: ListAddress
  search?: { placeholder: string; label?: string } | undefined
  selects?: readonly ListFilter[]
  /** Order of the list; the default has an empty value. */
  order?: ListFilter | undefined
  /** Further fields, with their parameters. */
  fields?: { names: readonly string[]; node: ReactNode } | undefined
}

/** Form with search and filters of a list: a choice applies at once, a text with Enter. */
export function FilterForm({ name, many, address, search, selects = [], order, fields }: FilterFormProps) {
  const controls = [...selects, ...(order ? [order] : [])]
  const q = address.get('q')

  function send(form: HTMLFormElement) {
    const values = [...new FormData(form)].map(([key, value]) => [key, typeof value === 'string' ? value.trim() : ''])
    address.go(Object.fromEntries(values))
  }

  return (
    <search className="contents">
      <form
        aria-label={name}
        action={address.path}
        className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          send(event.currentTarget)
        }}
        onChange={({ target, currentTarget }) => {
          // A typed day waits until the date is complete.
          const isField = target instanceof HTMLInputElement && fields?.names.includes(target.name)
          if (isField && currentTarget.checkValidity()) send(currentTarget)
        }}
      >
        {search && (
          <SearchInput
            key={q}
            sends
            variant="toolbar"
            label={search.label ?? `Search ${many}`}
            placeholder={search.placeholder}
            defaultValue={q}
            maxLength={100}
            className="flex-1 basis-60 max-sm:basis-full lg:max-w-96"
          />
        )}
        {controls.map(({ name: key, label, options, icon, clears }) => (
          <NativeSelect
            key={key}
            variant="toolbar"
            name={key}
            label={label}
            options={options}
            {...(icon && { icon })}
            value={address.get(key)}
            onChange={({ target }) => address.go({ ...without(clears), [key]: target.value })}
            className="max-sm:min-w-34 max-sm:flex-1 sm:max-w-44"
          />
        ))}
        {fields?.node}
      </form>
    </search>
  )
}
