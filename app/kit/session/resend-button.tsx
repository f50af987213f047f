import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { failureText } from '../../ui/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { useGuard } from '../../ui/use-guard.ts'
import { resendVerification } from './auth.ts'

/** Sends the link that confirms the email once more; it leads back to this page. */
export function ResendButton({ look }: { look: 'text' | 'button' }) {
  const [isPending, setPending] = useState(false)
  const [isSent, setSent] = useState(false)
  const guard = useGuard()
  const { pathname, search } = useLocation()

  async function resend() {
    setPending(true)
    try {
      await guard(() => resendVerification({ next: `${pathname}${search}` }))
      setSent(true)
      toast({ tone: 'success', title: 'Link sent', description: 'Open it on this device or any other.' })
    } catch (error) {
      toast({ tone: 'danger', title: 'The link was not sent', description: failureText(error) })
    } finally {
      setPending(false)
    }
  }

  if (isSent) return <span className="text-xs font-semibold">Sent. Look into your inbox.</span>
  return look === 'button' ? (
    <Button variant="outline" size="sm" isPending={isPending} onPress={resend}>
      Send the link again
    </Button>
  ) : (
    <Button variant="ghost" size="xs" className="-ml-2.5 text-link" isPending={isPending} onPress={resend}>
      Send the link again
    </Button>
  )
}
