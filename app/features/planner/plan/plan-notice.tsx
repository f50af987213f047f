import { CircleAlert, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { dismissNotice, useNotice } from '../client/planner-notice.ts'

const SHOWN_FOR_MS = 10_000

/** Message about the plan, above its buttons. An error remains until it is closed. */
export function PlanNotice() {
  const notice = useNotice()
  useEffect(() => {
    if (notice?.tone !== 'info') return
    const timer = setTimeout(dismissNotice, SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [notice])
  const Icon = notice?.tone === 'danger' ? CircleAlert : Info
  return (
    <div
      role={notice?.tone === 'danger' ? 'alert' : 'status'}
      className="pointer-events-none absolute inset-x-0 bottom-full z-3 flex justify-end p-3"
    >
      {notice && (
        <div className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-lg bg-surface p-3 text-sm shadow-pop">
          <Icon
            aria-hidden
            className={`mt-0.5 size-5 shrink-0 stroke-2 ${notice.tone === 'danger' ? 'text-danger-dot' : 'text-info-dot'}`}
          />
          <p className="min-w-0 flex-1 wrap-anywhere">
            <b className="block">{notice.title}</b>
            {notice.text && <span className="text-ink-2">{notice.text}</span>}
          </p>
          {notice.action && (
            <Button
              variant="outline"
              size="sm"
              onPress={() => {
                notice.action?.onAction()
                dismissNotice()
              }}
            >
              {notice.action.label}
            </Button>
          )}
          <IconButton aria-label="Dismiss" onPress={dismissNotice}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  )
}
