import { Link2Off, Mail, MailCheck, WifiOff } from 'lucide-react'
import type { WaitingDraft } from '../../../../worker/booking/campaigns/list-campaigns.server.ts'
import { withReturn } from '../../../../worker/identity/rules/return-address.ts'
import { resendVerification } from '../../../kit/session/auth.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { Entrance } from './entrance.tsx'
import { onwardOf } from './onward.ts'
import { SendAgain } from './send-again.tsx'
import { useVerification } from './verification.queries.ts'

const SAID = {
  done: {
    icon: MailCheck,
    title: 'Your email is confirmed',
    lead: 'Password links and answers from our team will reach you.',
  },
  dead: {
    icon: Link2Off,
    title: 'This link no longer works',
    lead: 'A confirmation link works once, for a day. If your email is already confirmed, you are done.',
  },
  failed: {
    icon: WifiOff,
    title: 'We could not confirm your email',
    lead: 'The connection failed. Open the link again; it still works.',
  },
  none: {
    icon: Mail,
    title: 'Confirm your email',
    lead: 'Open the link in the mail that we sent when you joined. It works once, for a day.',
  },
} as const

interface VerifyEmailViewProps {
  /** Token of the mailed link; null when the address has none, undefined until it is read. */
  token: string | null | undefined
  isSignedIn: boolean
  /** True when the signed-in account is already verified. */
  isVerified: boolean
  /** Campaign of the signed-in account that waits to be sent. */
  draft: WaitingDraft | null
}

/** Result of the mailed link, and a way to request a new one. */
export function VerifyEmailView({ token, isSignedIn, isVerified, draft }: VerifyEmailViewProps) {
  const verified = useVerification(isVerified ? null : token)
  if (!verified) return <Entrance icon={Mail} title="Confirming your email" lead="This takes a moment." />
  const { verification, next } = verified
  const onward = onwardOf(next, draft)
  const isDone = isVerified || verification === 'done'
  return (
    <Entrance isAnswer={typeof token === 'string'} {...SAID[isDone ? 'done' : verification]}>
      <div className="mt-7 flex flex-wrap gap-3">
        {isDone && (
          <LinkButton to={isSignedIn ? onward.to : withReturn('/signin', next)} variant="accent" size="lg">
            {isSignedIn ? onward.label : 'Sign in'}
          </LinkButton>
        )}
        {!isDone && isSignedIn && <SendAgain isSent={false} onSend={() => resendVerification({ next: null })} />}
        {!isDone && !isSignedIn && (
          <LinkButton to="/signin?next=/verify-email" variant="accent">
            Sign in for a new link
          </LinkButton>
        )}
      </div>
    </Entrance>
  )
}
