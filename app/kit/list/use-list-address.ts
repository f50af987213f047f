import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ListAddress, listAddress, type Place } from './list-address.ts'

type Options = Partial<Pick<Place, 'path' | 'transient'>>

/** Address of the page's list. A change that is still loading is included, so that the next one keeps it. */
export function useListAddress({ path, transient }: Options = {}): ListAddress {
  const { pathname, search } = useLocation()
  const coming = useNavigation().location
  const navigate = useNavigate()
  const own = path ?? pathname
  const isLoading = coming?.pathname === own
  return listAddress({
    path: own,
    search: isLoading ? coming.search : search,
    ...(transient && { transient }),
    isLoading,
    go: (to) => void navigate(to, { preventScrollReset: true }),
  })
}
