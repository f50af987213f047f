import { useSWRConfig } from 'swr'

/**
 * Passes the error of a change to the area of the page, as SWR does with errors of queries. The back office opens its
 * login when the session has ended; other areas do nothing.
 */
export function useAreaError(): (error: unknown) => void {
  const config = useSWRConfig()
  return (error) => config.onError(error, 'change', config)
}
