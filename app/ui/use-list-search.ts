import { useLocation, useNavigation } from 'react-router'

/**
 * The search part of the address of a list, as last chosen: a choice that is still loading counts, so that the next one keeps it.
 * @returns `?status=active`, or empty
 */
export function useListSearch(): string {
  const { pathname, search } = useLocation()
  const coming = useNavigation().location
  return coming?.pathname === pathname ? coming.search : search
}
