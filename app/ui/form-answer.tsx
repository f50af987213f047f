import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface FormAnswerProps {
  title: string
  children: ReactNode
  /** The form was just sent from this page: moves the focus to the answer. */
  isFresh: boolean
}

/** The result of a form, shown above it until the form is sent again. */
export function FormAnswer({ title, children, isFresh }: FormAnswerProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) box.current?.focus()
  }, [isFresh])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-lg bg-success-soft px-4 py-3.5 text-sm text-success-ink"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={2} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5">{children}</p>
      </div>
    </div>
  )
}
