import { ArrowUpDown, Plane } from 'lucide-react'
import { Form, useSubmit } from 'react-router'
import type { SpotQuery } from '../../../worker/catalogue/rules/query.ts'
import type { SpotSort } from '../../../worker/catalogue/rules/registry/spec.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

interface SpotFiltersProps {
  /** Terminals to choose from; empty for media without terminals. */
  terminals: readonly string[]
  sorts: readonly { value: SpotSort | ''; label: string }[]
  /** The current sort order. */
  sort: SpotSort | ''
  query: SpotQuery
}

/** Filters and sorts the spots of a page: a GET form that applies at once with scripts. */
export function SpotFilters({ terminals, sorts, sort, query }: SpotFiltersProps) {
  const submit = useSubmit()
  return (
    <Form
      method="get"
      replace
      preventScrollReset
      data-live
      className="flex flex-wrap gap-3"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {terminals.length > 0 && (
        <NativeSelect
          variant="toolbar"
          name="terminal"
          label="Terminal"
          icon={Plane}
          defaultValue={query.terminal ?? ''}
          options={[
            { value: '', label: 'All Terminals' },
            ...terminals.map((terminal) => ({ value: terminal, label: terminal })),
          ]}
        />
      )}
      <NativeSelect
        variant="toolbar"
        name="sort"
        label="Sort by"
        icon={ArrowUpDown}
        defaultValue={sort}
        options={sorts}
      />
      <Button type="submit" variant="outline" size="sm" className="not-noscript:hidden">
        Show
      </Button>
    </Form>
  )
}
