import { Mail, MailCheck, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { ForgotPassword } from '../../../../worker/identity/rules/forms.ts'
import { withReturn } from '../../../../worker/identity/rules/return-address.ts'
import { COMPANY } from '../../../company.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TickList } from '../../../ui/tick-list.tsx'
import { BackLink, Entrance } from './entrance.tsx'
import { NeedsScripts } from './form-notice.tsx'
import { askForReset } from './mailed-links.ts'
import { SendAgain } from './send-again.tsx'

interface ForgotPasswordProps {
  /** Address to open with the new password: a path on this site. */
  next: string | null
}

/** Form that requests a reset link; the answer does not reveal whether the account exists. */
export function ForgotPasswordView({ next }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    schema: ForgotPassword,
    input: ({ email }) => ({ email, next }),
    send: askForReset,
    keep: 'forgot-password',
    revalidate: false,
    refuse: (refusal) =>
      refusal.code === 'offline' ? { ...refusal, whole: 'No connection. Please try again.' } : refusal,
    onDone: (_, { email }) => setSentTo(email.trim()),
  })

  if (sentTo) return <Sent email={sentTo} next={next} />
  return (
    <Entrance
      title="Reset your password"
      lead="Enter the email you signed up with. If it has an account, a link arrives within two minutes."
    >
      <Form form={form} hasBanner method="post" data-react="" className="mt-7">
        <div className="space-y-4">
          <NeedsScripts />
          <TextField label="Email" type="email" autoComplete="email" icon={Mail} {...form.field('email')} />
          <SubmitButton
            variant="accent"
            size="lg"
            isPending={form.isPending}
            pendingLabel="Sending the link"
            className="w-full"
          >
            Send reset link
          </SubmitButton>
        </div>
      </Form>
      <BackLink to={withReturn('/signin', next)}>Back to sign in</BackLink>
    </Entrance>
  )
}

function Sent({ email, next }: ForgotPasswordProps & { email: string }) {
  return (
    <Entrance
      isAnswer
      icon={MailCheck}
      title="Check your email"
      lead={
        <>
          If <b className="text-ink">{email}</b> has an account, the link is on its way. It works once and for 30
          minutes.
        </>
      }
    >
      <TickList
        items={['Look in spam or promotions too.', 'Company mail can take a few minutes longer.']}
        className="mt-6 space-y-3 text-sm text-ink-2"
      />
      <div className="mt-7 flex flex-wrap gap-3">
        <SendAgain isSent onSend={() => askForReset({ email, next })} />
        <LinkButton to={COMPANY.desks.sales.chat} newTab variant="ghost">
          <MessageCircle aria-hidden />
          Chat with us
        </LinkButton>
      </div>
      <BackLink to={withReturn('/signin', next)}>Back to sign in</BackLink>
    </Entrance>
  )
}
