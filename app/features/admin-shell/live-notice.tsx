import { TriangleAlert, Unplug, WifiOff } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { type LiveMessage, MESSAGES } from '../live/connection.ts'
import { useLive } from '../live/use-live.ts'

const LOOK = {
  [MESSAGES.threw]: { icon: Unplug, tone: 'warn' },
  [MESSAGES.error]: { icon: TriangleAlert, tone: 'warn' },
  [MESSAGES.unable]: { icon: WifiOff, tone: 'danger' },
} as const

/**
 * What is wrong with the connection to the hub, at the foot of the window, where it moves nothing that somebody is
 * reading. The page works on without.
 */
export function LiveNotice() {
  const { message } = useLive()
  return (
    // Stands before it says anything: what appears together with its words is often not read out.
    <div role="status" className="sticky bottom-0 z-20 mt-auto px-4 not-empty:pb-4 lg:px-7">
      {message && <Notice message={message} />}
    </div>
  )
}

function Notice({ message }: { message: LiveMessage }) {
  const { status, retry } = useLive()
  const box = useRef<HTMLDivElement>(null)
  const isTrying = message === MESSAGES.unable && (status === 'connecting' || status === 'reconnecting')

  // It leaves by itself: whoever stood on its button goes on in the page.
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
