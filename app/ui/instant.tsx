const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment by the clock in India: `20 Nov 2026, 10:40`. @param at ISO 8601 */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} className="num whitespace-nowrap">
      {clock.format(new Date(at))}
    </time>
  )
}
