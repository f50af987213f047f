import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Calls `open` when the address has `?new=1`, as the acts of the command palette do. The address then loses its search
 * part, so that a reload or going back does not open it again.
 */
export function useNewByAddress(open: () => void) {
  const [params, setParams] = useSearchParams()
  const isNew = params.has('new')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what opens is the same thing in every render.
  useEffect(() => {
    if (!isNew) return
    open()
    setParams({}, { replace: true })
  }, [isNew, setParams])
}
