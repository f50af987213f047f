import { useNavigate } from 'react-router'
import { issuesOfSearch } from '../../../worker/catalogue/rules/availability/issues.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { useSearch } from '../../ui/use-range.ts'

/** Days of issue chosen on this page; its address has them. */
export function useIssues(): CivilDate[] {
  return issuesOfSearch(useSearch())
}

/** Chooses days of issue: changes the address without scrolling the page. */
export function useChooseIssues(): (days: readonly CivilDate[]) => void {
  const navigate = useNavigate()
  const current = useSearch()
  return (days) => {
    const search = new URLSearchParams(current)
    search.delete('days')
    const others = search.size > 0 ? [search.toString()] : []
    // Commas stay unencoded, to keep the address readable.
    const chosen = days.length > 0 ? [`days=${days.toSorted().join(',')}`] : []
    void navigate({ search: [...others, ...chosen].join('&') }, { replace: true, preventScrollReset: true })
  }
}
