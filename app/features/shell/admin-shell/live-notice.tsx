import { TriangleAlert, Unplug, WifiOff } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { type LiveMessage, MESSAGES } from '../../../kit/live/connection.ts'
import { useLive } from '../../../kit/live/use-live.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'

const LOOK = {
  [MESSAGES.threw]: { icon: Unplug, tone: 'warn' },
  [MESSAGES.error]: { icon: TriangleAlert, tone: 'warn' },
  [MESSAGES.unable]: { icon: WifiOff, tone: 'danger' },
} as const

/**
 * Problem with the live connection, at the foot of the window, where it shifts no content. The page works without the
 * connection.
 */
export function LiveNotice() {
  const { message } = useLive()
  return (
    // Rendered while empty: screen readers often skip a live region that appears together with its text.
    <div role="status" className="sticky bottom-0 z-20 mt-auto px-4 not-empty:pb-4 lg:px-7">
      {message && <Notice message={message} />}
    </div>
  )
}

function Notice({ message }: { message: LiveMessage }) {
  const { status, retry } = useLive()
  const box = useRef<HTMLDivElement>(null)
  const isTrying = message === MESSAGES.unable && (status === 'connecting' || status === 'reconnecting')

  // When the notice disappears with the focus inside, move the focus to the page.
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) document.getElementById('content')?.focus()
    },
    [],
  )

  return (
    <div ref={box}>
      <Banner
        {...LOOK[message]}
        className="shadow-pop"
        action={
          <Button variant="outline" size="sm" isPending={isTrying} onPress={retry}>
            Try again
          </Button>
        }
      >
        {message}
      </Banner>
    </div>
  )
}
