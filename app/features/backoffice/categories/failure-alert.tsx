import { CircleAlert, X } from 'lucide-react'
import { Banner } from '../../../ui/banner.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface FailureAlertProps {
  /** Null without a failure. */
  message: string | null
  onDismiss: () => void
  className?: string | undefined
}

/** Error message that remains until it is dismissed. */
export function FailureAlert({ message, onDismiss, className }: FailureAlertProps) {
  if (!message) return null
  return (
    <Banner
      icon={CircleAlert}
      tone="danger"
      role="alert"
      className={className}
      action={
        <IconButton aria-label="Dismiss" className="-mr-2 text-danger-ink!" onPress={onDismiss}>
          <X aria-hidden />
        </IconButton>
      }
    >
      {message}
    </Banner>
  )
}
