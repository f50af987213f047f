import { Link2Off, Lock } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ResetPassword } from '../../../../worker/identity/rules/forms.ts'
import { withReturn } from '../../../../worker/identity/rules/return-address.ts'
import { withIdentity } from '../../../company.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { clearLocalSession } from '../../../kit/session/local-session.ts'
import { StrengthHint } from '../../../kit/session/strength-hint.tsx'
import { useIdentity } from '../../../site.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import type { SignInState } from './arrival.ts'
import { BackLink, Entrance } from './entrance.tsx'
import { NeedsScripts } from './form-notice.tsx'
import { acceptInvitation, resetPassword } from './mailed-links.ts'

/** Texts of the page, by the purpose of the mailed link. */
const KINDS = {
  reset: {
    title: 'Choose a new password',
    lead: 'You will be signed out everywhere and sign in again with it.',
    label: 'New password',
    button: 'Change password',
    pending: 'Changing your password',
    done: 'Your password is changed. Sign in with it.',
    dead: 'A reset link works once, for 30 minutes. Request a new one.',
    send: resetPassword,
  },
  welcome: {
    title: 'Welcome to {{name}}',
    lead: 'Your account is ready. Choose a password, then sign in with your email.',
    label: 'Password',
    button: 'Open my account',
    pending: 'Opening your account',
    done: 'Your account is open. Sign in with your email and the password.',
    dead: 'An invitation works once, for 7 days. If you have used it, sign in. Otherwise ask for a new one.',
    send: acceptInvitation,
  },
} as const
type Kind = keyof typeof KINDS

interface SetPasswordProps {
  /** Token of the mailed link; null when the address has none, undefined until it is read. */
  token: string | null | undefined
  kind: Kind
  /** Sign-in page of staff, for invited members of staff. */
  staffSignIn?: string
}

/** Form that sets a password with a mailed link: a new one, or the first one of an invited person. */
export function SetPasswordView({ token, kind, staffSignIn }: SetPasswordProps) {
  const { title, lead, dead: deadText } = KINDS[kind]
  const [dead, setDead] = useState<string | null>(null)
  const site = useIdentity()
  if (token === null || token === dead) {
    return (
      <Entrance isAnswer={token !== null} icon={Link2Off} title="This link no longer works" lead={deadText}>
        {kind === 'reset' && (
          <LinkButton to="/forgot-password" variant="accent" size="lg" className="mt-7">
            Send a new link
          </LinkButton>
        )}
        <BackLink to="/signin">Back to sign in</BackLink>
      </Entrance>
    )
  }
  return (
    <Entrance title={withIdentity(title, site)} lead={lead}>
      <NewPasswordForm token={token ?? ''} kind={kind} staffSignIn={staffSignIn} onDeadLink={setDead} />
      <BackLink to="/signin">Back to sign in</BackLink>
    </Entrance>
  )
}

interface NewPasswordFormProps {
  token: string
  kind: Kind
  staffSignIn: string | undefined
  onDeadLink: (token: string) => void
}

function NewPasswordForm({ token, kind, staffSignIn, onDeadLink }: NewPasswordFormProps) {
  const { label, button, pending, done, send } = KINDS[kind]
  const navigate = useNavigate()
  const form = useForm({
    schema: ResetPassword,
    input: ({ password }) => ({ token, password }),
    send: (reset): Promise<Awaited<ReturnType<typeof send>>> => send(reset),
    revalidate: false,
    refuse: (refusal) =>
      refusal.code === 'offline' ? { ...refusal, whole: 'No connection. Nothing was changed.' } : refusal,
    onRefused: ({ code, fields }) => (code === 'invalid_link' || 'token' in fields) && onDeadLink(token),
    async onDone(opened) {
      clearLocalSession()
      if (staffSignIn && 'isStaff' in opened && opened.isStaff) return navigate(staffSignIn, { replace: true })
      const signIn = withReturn('/signin', 'next' in opened ? opened.next : null)
      return navigate(signIn, { replace: true, state: { message: done } satisfies SignInState })
    },
  })
  const password = form.field('password')
  return (
    <Form form={form} hasBanner method="post" data-react="" className="mt-7">
      <div className="space-y-4">
        <NeedsScripts />
        <input type="hidden" name="token" value={token} />
        {/* Password managers need the email of the account, which the link does not contain. */}
        <input type="email" autoComplete="username" readOnly hidden />
        <PasswordField
          label={label}
          autoComplete="new-password"
          icon={Lock}
          description={password.isInvalid ? undefined : <StrengthHint password={password.value} />}
          {...password}
        />
        <SubmitButton variant="accent" size="lg" isPending={form.isPending} pendingLabel={pending} className="w-full">
          {button}
        </SubmitButton>
      </div>
    </Form>
  )
}
