import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useMutation } from '../mutation/use-mutation.ts'
import { resendVerification } from './auth.ts'

/** Button that mails the confirmation link again; the link returns to this page. */
export function ResendButton({ look }: { look: 'text' | 'button' }) {
  const [isSent, setSent] = useState(false)
  const { pathname, search } = useLocation()
  const { run, isPending } = useMutation(() => resendVerification({ next: `${pathname}${search}` }), {
    revalidate: false,
    done: { title: 'Link sent', description: 'Open it on this device or any other.' },
    failed: 'The link was not sent',
    onDone: () => setSent(true),
  })

  if (isSent) return <span className="text-xs font-semibold">Sent. Check your inbox.</span>
  return look === 'button' ? (
    <Button variant="outline" size="sm" isPending={isPending} onPress={() => run()}>
      Send the link again
    </Button>
  ) : (
    <Button variant="ghost" size="xs" className="-ml-2.5 text-link" isPending={isPending} onPress={() => run()}>
      Send the link again
    </Button>
  )
}
