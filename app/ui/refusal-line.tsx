import { CircleAlert } from 'lucide-react'

/**
 * Error of a whole form, between its fields and its button. Rendered while empty, so that screen readers announce a
 * text that appears.
 */
export const RefusalLine = ({ text }: { text: string | null }) => (
  <div aria-live="polite">
    {text && (
      <p className="mt-4 flex items-start gap-2 text-sm font-medium text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </p>
    )}
  </div>
)
