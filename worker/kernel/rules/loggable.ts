/** True for the error of a failed query in Drizzle. By shape, as a bundle may contain the class twice. */
const isFailedQuery = (error: Error): error is Error & { query: string; params: unknown } =>
  'query' in error && typeof error.query === 'string' && 'params' in error

/**
 * A failure as the log may have it. Drizzle puts the values of a query into its message, and these are data of people: the
 * statement and the reason of the database stay.
 */
export function loggable(failure: unknown): unknown {
  if (!(failure instanceof Error && isFailedQuery(failure))) return failure
  const { cause } = failure
  return new Error(`Failed query: ${failure.query}`, { cause: cause instanceof Error ? cause.message : undefined })
}
