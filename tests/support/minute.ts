const minuteNow = () => Math.floor(Date.now() / 60_000)

/**
 * Runs a scenario that counts the requests of a network. The windows of the limits begin with the minute of the clock, and
 * the count with them: a scenario that failed because the minute turned within it runs once more, with networks of its own.
 */
export async function withinOneMinute(scenario: () => Promise<void>): Promise<void> {
  const began = minuteNow()
  try {
    await scenario()
  } catch (failure) {
    if (minuteNow() === began) throw failure
    await scenario()
  }
}
