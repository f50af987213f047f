import type { CurrentUser } from '../../../worker/domain/identity/user.ts'

export interface NextStep {
  id: string
  title: string
  /** What it is good for. */
  text: string
  /** Where it is done. */
  to: string
  isDone: boolean
}

/**
 * The steps that complete an account, done or not, most useful first.
 * @param saved places on the shortlist of this browser; null while loading
 */
export function nextSteps(user: CurrentUser, saved: number | null): NextStep[] {
  const steps: NextStep[] = [
    {
      id: 'email',
      title: 'Confirm your email',
      text: 'So that a lost password can be replaced.',
      to: '/account#profile',
      isDone: user.emailVerified,
    },
    {
      id: 'two-factor',
      title: 'Turn on two-step sign-in',
      text: 'A code from your phone beside the password.',
      to: '/account#two-factor',
      isDone: user.twoFactor,
    },
  ]
  if (user.role === 'advertiser' && saved !== null) {
    steps.push({
      id: 'save',
      title: 'Save your first listing',
      text: 'The bookmark on every card keeps it for you.',
      to: '/category',
      isDone: saved > 0,
    })
  }
  return steps
}
