import { useSWRConfig } from 'swr'

/**
 * Hands the error of a change to the area of the page, as SWR does with the errors of queries. The back office leads to its login
 * when the session has ended; elsewhere nothing happens.
 */
export function useAreaError(): (error: unknown) => void {
  const config = useSWRConfig()
  return (error) => config.onError(error, 'change', config)
}
