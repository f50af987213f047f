import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

/** Remaining seconds, 0 before the start, and a function that starts the countdown. */
function useCountdown(): [left: number, begin: (seconds: number) => void] {
  const [left, setLeft] = useState(0)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const tick = setInterval(() => setLeft((before) => before - 1), 1000)
    return () => clearInterval(tick)
  }, [isRunning])
  return [left, setLeft]
}

/** Seconds between two mails: long enough for one to arrive. */
const PAUSE_S = 60

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface SendAgainProps {
  /** True when a mail has just been sent: the first pause begins at once. */
  isSent: boolean
  onSend: () => Promise<unknown>
}

/** Button that sends a mail again, with a pause after each. */
export function SendAgain({ isSent, onSend }: SendAgainProps) {
  const [left, begin] = useCountdown()
  const [isPending, start] = useTransition()

  const beginFirst = useEffectEvent(() => {
    if (isSent) begin(PAUSE_S)
  })
  useEffect(() => beginFirst(), [])

  const send = () =>
    start(async () => {
      try {
        await onSend()
        toast({ tone: 'success', title: 'A new mail is on its way' })
        begin(PAUSE_S)
      } catch (error) {
        toast({ tone: 'danger', title: error instanceof Error ? error.message : 'Request failed' })
      }
    })

  return (
    <Button
      variant="outline"
      isPending={isPending}
      whyNot={left > 0 && 'A mail was just sent. Look in your mailbox, also under spam.'}
      onPress={send}
      className="num pointer-coarse:min-h-11"
    >
      {left > 0 ? `Send again in ${clock(left)}` : 'Send again'}
    </Button>
  )
}
