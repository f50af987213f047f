/**
 * Mails of one kind within a day to one address. Anyone can type another person's address, so no mailbox can be filled.
 * The statement that writes the row behind the mail checks the limit.
 */
export const MAILS_PER_DAY = 3

/** The beginning of the day that is counted: 24 hours ago, ISO 8601 in UTC. */
export const mailDay = (now: Date): string => new Date(now.getTime() - 24 * 60 * 60_000).toISOString()
