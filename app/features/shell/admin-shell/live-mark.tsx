import { type LiveStatus, MAX_RECONNECTS } from '../../../kit/live/connection.ts'
import { useLive } from '../../../kit/live/use-live.ts'
import { variants } from '../../../ui/variants.ts'

const markStyles = variants({
  slots: {
    box: 'inline-flex shrink-0 items-center gap-2 text-xs font-semibold whitespace-nowrap print:hidden',
    dot: 'size-2 rounded-full',
  },
  variants: {
    tone: {
      live: { box: 'text-ink-2', dot: 'bg-success-dot ring-4 ring-success-dot/25' },
      waiting: { box: 'text-warn-ink', dot: 'bg-warn-dot' },
      gone: { box: 'text-danger', dot: 'bg-danger-dot' },
    },
  },
})

const LOOK = {
  live: { tone: 'live', word: 'Live' },
  reconnecting: { tone: 'waiting', word: 'Reconnecting' },
  offline: { tone: 'gone', word: 'Offline' },
  unable: { tone: 'gone', word: 'Offline' },
} as const satisfies Record<Exclude<LiveStatus, 'connecting'>, object>

/** State of the live connection. Narrow headers show only the dot. */
export function LiveMark() {
  const { status, attempt } = useLive()
  if (status === 'connecting') return null
  const { tone, word } = LOOK[status]
  const { box, dot } = markStyles({ tone })
  return (
    <span className={box()}>
      <span aria-hidden className={dot()} />
      <span className="max-sm:sr-only">
        {word}
        {status === 'reconnecting' && `, ${attempt} of ${MAX_RECONNECTS}`}
      </span>
    </span>
  )
}
