import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast'
import { RouterLink } from './router-link.tsx'

export interface ToastMessage {
  title: string
  description?: string | undefined
  tone: 'success' | 'danger' | 'info'
  /** One action, "Undo", or a page to go to, "View shortlist". It closes the toast. */
  action?: { label: string; onAction: () => void } | { label: string; to: string }
}

const LOOK: Record<ToastMessage['tone'], { icon: LucideIcon; ink: string }> = {
  success: { icon: CircleCheck, ink: 'text-success-dot' },
  danger: { icon: CircleAlert, ink: 'text-danger-dot' },
  info: { icon: Info, ink: 'text-info-dot' },
}

const ACTION =
  '-my-1 min-h-7 shrink-0 rounded-xs px-1 font-bold text-link hover:text-link-hover pointer-coarse:-my-2.5 pointer-coarse:min-h-11'

const SHOWN_FOR_MS = 5000

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/**
 * An error stays; other messages close by themselves, later while hovered or focused. A repeated message replaces
 * the earlier one.
 */
export function addToast(message: ToastMessage) {
  if (!message.action || 'to' in message.action) closeToast(message.title)
  queue.add(message, message.tone === 'danger' ? undefined : { timeout: SHOWN_FOR_MS })
}

export function closeToast(title: string) {
  const said = queue.visibleToasts.find(({ content }) => content.title === title)
  if (said) queue.close(said.key)
}

/** The list of toasts. On a phone it is above a dialog, whose buttons are at the lower end. */
export function Toasts() {
  return (
    <AriaToastRegion
      queue={queue}
      aria-label="Messages"
      className="fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-3 rounded-lg outline-none max-sm:[html:has([role$=dialog])_&]:top-4 max-sm:[html:has([role$=dialog])_&]:bottom-auto sm:inset-x-auto sm:right-6 sm:bottom-6 sm:items-end"
    >
      {({ toast: queued }) => {
        const { title, description, tone, action } = queued.content
        const { icon: Icon, ink } = LOOK[tone]
        return (
          <AriaToast
            toast={queued}
            className="flex w-full max-w-sm animate-rise items-start gap-3 rounded-lg bg-surface p-3.5 text-sm text-ink shadow-pop"
          >
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 stroke-2 ${ink}`} />
            <ToastContent role={tone === 'danger' ? 'alert' : 'status'} className="min-w-0 flex-1 wrap-anywhere">
              <Text slot="title" className="block font-semibold">
                {title}
              </Text>
              {description && (
                <Text slot="description" className="block text-ink-2">
                  {description}
                </Text>
              )}
            </ToastContent>
            {action && 'to' in action && (
              <RouterLink
                to={action.to}
                className={`inline-flex items-center ${ACTION}`}
                onClick={() => queue.close(queued.key)}
              >
                {action.label}
              </RouterLink>
            )}
            {action && 'onAction' in action && (
              <Button
                className={ACTION}
                onPress={() => {
                  action.onAction()
                  queue.close(queued.key)
                }}
              >
                {action.label}
              </Button>
            )}
            <Button
              slot="close"
              aria-label="Dismiss"
              className="-m-1 grid size-7 shrink-0 place-items-center rounded-xs text-ink-3 hover:text-ink pointer-coarse:-m-2.5 pointer-coarse:size-11"
            >
              <X aria-hidden className="size-4.5" />
            </Button>
          </AriaToast>
        )
      }}
    </AriaToastRegion>
  )
}
