import { Mail, MailCheck, MessageCircle } from 'lucide-react'
import { type SubmitEvent, useState, useTransition } from 'react'
import { ForgotPassword } from '../../../../worker/identity/rules/forms.ts'
import { withReturn } from '../../../../worker/identity/rules/return-address.ts'
import { RequestError } from '../../../api-client.ts'
import { COMPANY } from '../../../company.ts'
import { KeptForm } from '../../../kit/session/kept-form.tsx'
import { forgetInput } from '../../../kit/session/kept-input.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TickList } from '../../../ui/tick-list.tsx'
import { useJudgedFields } from '../../../ui/use-judged-fields.ts'
import { BackLink, Entrance } from './entrance.tsx'
import { FormNotice, NeedsScripts } from './form-notice.tsx'
import { askForReset } from './mailed-links.ts'
import { SendAgain } from './send-again.tsx'

const FORM = 'forgot-password'

interface ForgotPasswordProps {
  /** The address to go on to with the new password: a path on this site. */
  next: string | null
}

/** Requests a reset link; the answer does not reveal whether the account exists. */
export function ForgotPasswordView({ next }: ForgotPasswordProps) {
  const { form, field, judge, refuse } = useJudgedFields(ForgotPassword)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, start] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = judge()?.email
    if (isPending || !email) return
    setFailure(null)
    start(async () => {
      try {
        await askForReset({ email, next })
        forgetInput(FORM)
        setSentTo(email.trim())
      } catch (error) {
        if (error instanceof RequestError) refuse(error.issues)
        setFailure(error instanceof RequestError ? error.message : 'No connection. Please try again.')
      }
    })
  }

  if (sentTo) return <Sent email={sentTo} next={next} />
  return (
    <Entrance
      title="Reset your password"
      lead="Enter the email you signed up with. If it belongs to an account, a link comes within two minutes."
    >
      <form ref={form} method="post" data-react="" noValidate onSubmit={submit} className="mt-7 space-y-4">
        <NeedsScripts />
        <KeptForm form={FORM} />
        {failure && <FormNotice>{failure}</FormNotice>}
        <TextField label="Email" type="email" autoComplete="email" icon={Mail} {...field('email')} />
        <Button
          type="submit"
          variant="accent"
          size="lg"
          isPending={isPending}
          pendingLabel="Sending the link"
          className="w-full"
        >
          Send reset link
        </Button>
      </form>
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
        items={['Look in spam or promotions too.', 'Company mail can take a few minutes more.']}
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
