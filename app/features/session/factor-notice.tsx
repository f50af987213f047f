import { ShieldCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Banner } from '../../ui/banner.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { keepInput, keptInput } from './kept-input.ts'

const FORM = 'factor-notice'
const Dismissed = v.object({ dismissed: v.literal(true) })

interface FactorNoticeProps {
  /** A demo account of staff is let in without, though other staff need it. */
  isWaived?: boolean
  className?: string
}

/** Asks an account to turn two-step sign-in on. Dismissed, it stays away until the next sign-in. */
export function FactorNotice({ isWaived = false, className }: FactorNoticeProps) {
  // Storage is read after the first render, which the server makes as well.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(keptInput(FORM, Dismissed) === null), [])
  if (!isShown) return null

  function dismiss() {
    keepInput(FORM, { dismissed: true })
    setShown(false)
  }

  return (
    <Banner
      icon={ShieldCheck}
      tone="info"
      className={className}
      // The waiver is there with the page: nothing that happens during work.
      role={isWaived ? undefined : 'status'}
      action={
        <span className="flex items-center gap-1">
          <LinkButton to="/account#two-factor" variant="outline" size="sm">
            Turn it on
          </LinkButton>
          <IconButton aria-label="Dismiss this notice" onPress={dismiss}>
            <X aria-hidden />
          </IconButton>
        </span>
      }
    >
      {isWaived ? (
        <>
          <b>Staff need two-step sign-in.</b> Waived for demo accounts in demo mode.
        </>
      ) : (
        <>
          <b>Protect your account with two-step sign-in.</b> Signing in then takes your password and a code of an app on
          your phone.
        </>
      )}
    </Banner>
  )
}
