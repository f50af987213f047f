import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SignIn } from '../../../../worker/identity/rules/forms.ts'
import { RequestError } from '../../../api-client.ts'
import { login } from '../../../kit/session/auth.ts'
import { clearLocalSession, seemsSignedIn } from '../../../kit/session/local-session.ts'
import { takeBackToast, toast } from '../../../ui/toast.tsx'
import { arrivalOf } from './arrival.ts'
import { CredentialsForm } from './credentials-form.tsx'
import type { DemoLogin } from './demo-accounts.tsx'
import { BackLink, Entrance } from './entrance.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

const ENDED = 'Your session has ended'

const isAskedForCode = (error: unknown) => error instanceof RequestError && error.code === 'second_factor'

/** Email and password, then a code if the account requires one. */
export function SignInView({ demoLogins }: { demoLogins: readonly DemoLogin[] }) {
  const navigate = useNavigate()
  const { returnPath, onwardPath, message } = arrivalOf(useLocation())
  /** The accepted email and password, while a code is required. */
  const [firstFactor, setFirstFactor] = useState<SignIn | null>(null)

  useEffect(() => {
    if (message) toast({ tone: 'info', title: message })
  }, [message])
  // Only signed-out visitors get here. A header that is already open does not know it yet.
  useEffect(() => {
    if (!seemsSignedIn()) return
    clearLocalSession()
    toast({ tone: 'info', title: ENDED })
  }, [])

  /** @throws RequestError when it was refused */
  async function enter(input: SignIn): Promise<void> {
    try {
      await login(input)
    } catch (error) {
      if (isAskedForCode(error) && input.code === undefined) return setFirstFactor(input)
      throw error
    }
    takeBackToast(message ?? ENDED)
    await navigate(onwardPath ?? '/dashboard', { replace: true })
  }

  if (firstFactor) {
    return (
      <Entrance title="One more step" lead={`Enter your second factor, ${firstFactor.email}.`}>
        <SecondFactorForm onSubmit={(code) => enter({ ...firstFactor, code })} />
        <button
          type="button"
          onClick={() => setFirstFactor(null)}
          className="mt-4 min-h-11 w-fit text-sm font-semibold text-link hover:text-link-hover"
        >
          Use another account
        </button>
      </Entrance>
    )
  }
  return (
    <Entrance title="Sign in" lead="Pick up where you left off.">
      <CredentialsForm demoLogins={demoLogins} next={onwardPath} onSubmit={enter} />
      {returnPath && <BackLink to={returnPath}>Back to the previous page</BackLink>}
    </Entrance>
  )
}
