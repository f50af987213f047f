import { Link2Off, Lock } from 'lucide-react'
import { type SubmitEvent, useState, useTransition } from 'react'
import { useNavigate } from 'react-router'
import { ResetPassword } from '../../../worker/domain/identity/forms.ts'
import { RequestError } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useJudgedFields } from '../../ui/use-judged-fields.ts'
import { clearLocalSession } from '../session/local-session.ts'
import { StrengthHint } from '../session/strength-hint.tsx'
import type { SignInState } from './arrival.ts'
import { BackLink, Entrance } from './entrance.tsx'
import { FormNotice, NeedsScripts } from './form-notice.tsx'
import { isDeadLink, resetPassword } from './mailed-links.ts'

/** @param token of the mailed link; null when the address has none, undefined while nobody has read it */
export function ResetPasswordView({ token }: { token: string | null | undefined }) {
  const [dead, setDead] = useState<string | null>(null)
  if (token === null || token === dead) {
    return (
      <Entrance
        isAnswer={token !== null}
        icon={Link2Off}
        title="This link no longer works"
        lead="A reset link works once and for 30 minutes. Ask for a new one; it takes a minute."
      >
        <LinkButton to="/forgot-password" variant="accent" size="lg" className="mt-7">
          Send a new link
        </LinkButton>
        <BackLink to="/signin">Back to sign in</BackLink>
      </Entrance>
    )
  }
  return (
    <Entrance title="Choose a new password" lead="You will be signed out everywhere and sign in again with it.">
      <NewPasswordForm token={token ?? ''} onDeadLink={setDead} />
      <BackLink to="/signin">Back to sign in</BackLink>
    </Entrance>
  )
}

const CHANGED: SignInState = { message: 'Your password is changed. Sign in with it.' }

function NewPasswordForm({ token, onDeadLink }: { token: string; onDeadLink: (token: string) => void }) {
  const navigate = useNavigate()
  const { form, field, judge, refuse } = useJudgedFields(ResetPassword)
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, start] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = judge()?.password
    if (isPending || !password) return
    setFailure(null)
    start(async () => {
      try {
        await resetPassword({ token, password })
      } catch (error) {
        if (isDeadLink(error)) return onDeadLink(token)
        if (error instanceof RequestError) refuse(error.issues)
        setFailure(error instanceof RequestError ? error.message : 'No connection. Nothing was changed.')
        return
      }
      clearLocalSession()
      await navigate('/signin', { replace: true, state: CHANGED })
    })
  }

  const password = field('password')
  return (
    <form ref={form} method="post" data-react="" noValidate onSubmit={submit} className="mt-7 space-y-4">
      <NeedsScripts />
      {failure && <FormNotice>{failure}</FormNotice>}
      <input type="hidden" name="token" value={token} />
      {/* Password managers need the email of the account; the link does not contain it. */}
      <input type="email" autoComplete="username" readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        icon={Lock}
        description={password.isInvalid ? undefined : <StrengthHint password={password.value} />}
        {...password}
      />
      <Button
        type="submit"
        variant="accent"
        size="lg"
        isPending={isPending}
        pendingLabel="Changing your password"
        className="w-full"
      >
        Change password
      </Button>
    </form>
  )
}
