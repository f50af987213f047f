import { Button } from '../../../ui/button.tsx'

/** Submits either step of signing in. */
export function SignInButton({ isPending }: { isPending: boolean }) {
  return (
    <Button type="submit" variant="accent" size="lg" isPending={isPending} pendingLabel="Signing in" className="w-full">
      Sign In
    </Button>
  )
}
