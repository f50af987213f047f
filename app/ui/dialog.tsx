import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal as AriaModal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { IconButton } from './icon-button.tsx'
import { CONTENT } from './skip-link.tsx'
import { type VariantProps, variants } from './variants.ts'

export { DialogTrigger } from 'react-aria-components/Dialog'

const modalStyles = variants({
  slots: {
    scrim: [
      'fixed inset-x-0 top-0 z-50 flex h-(--visual-viewport-height) items-end justify-center bg-scrim sm:items-center sm:p-6',
      'transition-opacity duration-150 data-exiting:opacity-0 starting:opacity-0',
    ],
    panel: [
      'flex max-h-[calc(100%-1.5rem)] w-full flex-col overflow-hidden rounded-t-xl bg-surface text-sm text-ink shadow-pop outline-none',
      'data-entering:animate-rise sm:max-h-full sm:rounded-xl',
    ],
  },
  variants: {
    size: {
      confirm: { panel: 'sm:max-w-110' },
      form: { panel: 'sm:max-w-160' },
      wide: { panel: 'sm:max-w-290' },
      /** Along the right edge of a wide window. */
      side: {
        scrim: 'sm:items-stretch! sm:justify-end! sm:p-0!',
        panel: 'sm:max-w-130 sm:rounded-none! sm:rounded-l-xl!',
      },
    },
  },
  defaultVariants: { size: 'form' },
})

/** The backdrop and the panel of a dialog: centred, or a bottom sheet on phones. Contains one `Dialog`. */
export function Modal({ size, className, ...props }: ModalOverlayProps & VariantProps<typeof modalStyles>) {
  const styles = modalStyles({ size })
  return (
    <ModalOverlay isDismissable {...props} className={styles.scrim()}>
      <AriaModal className={composeRenderProps(className, (className) => styles.panel({ className }))}>
        {props.children}
      </AriaModal>
    </ModalOverlay>
  )
}

type Content = ReactNode | ((close: () => void) => ReactNode)

interface DialogProps extends Omit<AriaDialogProps, 'children'> {
  title: string
  /** Icon buttons next to the one that closes. */
  actions?: ReactNode
  /** A `Button` with `slot="close"` closes; a function gets `close` to call when the work is done. */
  children: Content
  /** Buttons; the primary one last. A note comes first, with `w-full sm:mr-auto sm:w-auto`. */
  footer?: Content
}

/** Selector of the fields that Tab reaches: of a radio group one button, no hidden field, no trap for bots. */
const FIELDS =
  ':is(input:not([type=hidden]), textarea, select, button[aria-haspopup=listbox], [role=spinbutton]):not([tabindex="-1"], :disabled, [readonly])'

/**
 * Title, close button, scrolling body and footer. On opening, the first field of the form gets the focus; without a
 * field, an `alertdialog` focuses the button of its footer that closes it, any other dialog itself, which its title
 * names.
 */
export function Dialog({ title, actions, children, footer, ...props }: DialogProps) {
  return (
    <AriaDialog {...props} className="flex min-h-0 grow flex-col outline-none low:overflow-y-auto">
      {({ close }) => (
        <>
          <header className="flex items-center gap-1 border-b border-line py-2 pr-2.5 pl-5">
            <Heading slot="title" className="min-w-0 flex-1 text-lg wrap-anywhere">
              {title}
            </Heading>
            {actions}
            <IconButton aria-label="Close" slot="close" size="md">
              <X aria-hidden />
            </IconButton>
          </header>
          <div className="grow overflow-y-auto overscroll-contain p-5 low:overflow-visible">
            {render(children, close)}
            <FirstFocus />
            <LastFocus />
          </div>
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
              {render(footer, close)}
            </footer>
          )}
        </>
      )}
    </AriaDialog>
  )
}

/** Sets the focus before the dialog takes it for itself. */
function FirstFocus() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = ref.current?.closest('[role=dialog], [role=alertdialog]')
    if (!dialog || dialog.contains(document.activeElement)) return
    const parts = ref.current?.parentElement?.querySelectorAll<HTMLElement>(
      `:scope > form :is(${FIELDS}, [aria-busy=true])`,
    )
    const first = [...(parts ?? [])].find((part) => part.checkVisibility())
    // Fields that are still loading would move the others under the focus.
    const stop = first ?? dialog.querySelector<HTMLElement>(':scope[role=alertdialog] > footer [slot=close]')
    if (!stop?.ariaBusy) stop?.focus()
  }, [])
  return <span ref={ref} hidden />
}

/** Frames after which react-aria has given the focus back. */
const RESTORED = 2

/** Moves the focus to the content when the control that opened the dialog is gone, for example with its row. */
function LastFocus() {
  useEffect(
    () => () => {
      function move(frames: number) {
        if (frames > 0) return requestAnimationFrame(() => move(frames - 1))
        const content = document.getElementById(CONTENT.id)
        const isLost = document.activeElement === document.body && !content?.closest('[inert], [aria-hidden=true]')
        if (isLost) content?.focus({ preventScroll: true })
      }
      move(RESTORED)
    },
    [],
  )
  return null
}

const render = (content: Content, close: () => void) => (typeof content === 'function' ? content(close) : content)
