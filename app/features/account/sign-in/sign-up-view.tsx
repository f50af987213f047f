import { useNavigate } from 'react-router'
import { SignUp } from '../../../../worker/identity/rules/forms.ts'
import { withReturn } from '../../../../worker/identity/rules/return-address.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { refusalText } from '../../../kit/mutation/refusal.ts'
import { register } from '../../../kit/session/auth.ts'
import { StrengthHint } from '../../../kit/session/strength-hint.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { takeBackToast } from '../../../ui/toast.tsx'
import { Entrance } from './entrance.tsx'
import { FormNotice, NeedsScripts } from './form-notice.tsx'
import { RoleToggle, type SignUpRole } from './role-toggle.tsx'

const FAILED = 'Registration failed'
const NAMES = ['name', 'email', 'company', 'phone', 'password']

interface SignUpViewProps {
  /** Role that is preselected. */
  role: SignUpRole
  /** Path on this site to open after sign-up. */
  next: string | null
}

/** Form for a new account of either side of the market. */
export function SignUpView({ role, next }: SignUpViewProps) {
  const navigate = useNavigate()
  const form = useForm({
    schema: SignUp,
    input: (texts) => ({ ...texts, next }),
    async send(account) {
      takeBackToast(FAILED)
      return register(account)
    },
    keep: 'sign-up',
    revalidate: false,
    failed: FAILED,
    // The email belongs to another account.
    refuse: (refusal) =>
      refusal.code === 'conflict' ? { ...refusal, fields: { email: refusalText(refusal) }, whole: null } : refusal,
    done: 'Account created successfully!',
    onDone: () => navigate(next ?? '/dashboard', { replace: true }),
  })
  const { field } = form
  const hasGap = form.isSubmitted && NAMES.some((name) => !form.texts[name]?.trim())

  const password = field('password')
  return (
    <Entrance scene="new" title="Create your account" lead="Free to join. You only pay for media you book.">
      <Form form={form} method="post" data-react="" className="mt-7">
        <div className="space-y-4">
          <NeedsScripts />
          <RoleToggle role={role} />
          <TextField label="Your name" autoComplete="name" {...field('name')} />
          <TextField label="Work email" type="email" autoComplete="email" {...field('email')} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField label="Company" autoComplete="organization" {...field('company')} />
            <TextField label="Phone" type="tel" autoComplete="tel" placeholder="10-digit mobile" {...field('phone')} />
          </div>
          <PasswordField
            label="Password"
            autoComplete="new-password"
            description={password.isInvalid ? undefined : <StrengthHint password={password.value} />}
            {...password}
          />
          {hasGap && <FormNotice>Please fill in all fields</FormNotice>}
        </div>
        <SubmitButton
          variant="accent"
          size="lg"
          isPending={form.isPending}
          pendingLabel="Creating your account"
          className="mt-6 w-full"
        >
          Create account
        </SubmitButton>
      </Form>
      <p className="mt-5 text-xs text-ink-3">
        By creating an account you accept the <TextLink to="/terms">Terms</TextLink> and{' '}
        <TextLink to="/privacy">Privacy policy</TextLink>.
      </p>
      <p className="mt-4 text-sm text-ink-2">
        Already with us?{' '}
        <TextLink to={withReturn('/signin', next)} className="font-semibold">
          Sign in
        </TextLink>
      </p>
    </Entrance>
  )
}
