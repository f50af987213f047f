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
  /** True for a demo account of staff, which is exempt from the requirement. */
  isWaived?: boolean
  className?: string
}

/** Banner that asks an account to turn two-step sign-in on. Dismissed, it returns with the next sign-in. */
export function FactorNotice({ isWaived = false, className }: FactorNoticeProps) {
  // The server renders it, so that nothing moves later; app/document/theme.js hides a dismissed one before the first
  // paint. An effect, because storage is read for the account that the shell has set by then.
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    setDismissed(keptInput(FORM, Dismissed) !== null)
    document.documentElement.removeAttribute('data-notice-dismissed')
  }, [])
  if (isDismissed) return null

  function dismiss() {
    keepInput(FORM, { dismissed: true })
    setDismissed(true)
  }

  return (
    <Banner
      icon={ShieldCheck}
      tone="info"
      className={`notice-dismissed:hidden ${className ?? ''}`}
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
          <b>Protect your account with two-step sign-in.</b> Sign-in then needs your password and a code from an app on
          your phone.
        </>
      )}
    </Banner>
  )
}
