import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type DateRange, rangeIn } from '../../worker/catalogue/rules/availability/range.ts'

/** Search part of this page's address, or of the one that is loading. */
export function useSearch(): string {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  return next?.pathname === pathname ? next.search : search
}

/** Days chosen on this page; its address has them. */
export function useRange(): DateRange | null {
  return rangeIn(useSearch())
}

/** Makes the search part of this page with other days, or with none. */
export function useSearchOn(): (range: DateRange | null) => string {
  const current = useSearch()
  return (range) => {
    const search = new URLSearchParams(current)
    search.delete('from')
    search.delete('until')
    if (range) {
      search.set('from', range.from)
      search.set('until', range.until)
    }
    return search.size > 0 ? `?${search}` : ''
  }
}

/** Chooses days: changes the address without scrolling the page. */
export function useChooseRange(): (range: DateRange | null) => void {
  const navigate = useNavigate()
  const searchOn = useSearchOn()
  return (range) => void navigate({ search: searchOn(range) }, { replace: true, preventScrollReset: true })
}
