import { createContext, type ReactNode, useRef } from 'react'
import { useSubmit } from 'react-router'
import { Dialog, Modal } from '../../ui/dialog.tsx'

interface PriceSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** True inside the sheet, which covers the calendar of the page. */
export const InSheet = createContext(false)

/** Sheet of phones with the price panel. On closing, the address takes the values of its fields. */
export function PriceSheet({ isOpen, onOpenChange, children }: PriceSheetProps) {
  const box = useRef<HTMLDivElement>(null)
  const submit = useSubmit()
  function change(opens: boolean) {
    const form = box.current?.querySelector('form')
    if (!opens && form && isChanged(form) && form.checkValidity()) {
      submit(form, { replace: true, preventScrollReset: true })
    }
    onOpenChange(opens)
  }
  return (
    <Modal isOpen={isOpen} onOpenChange={change}>
      <Dialog title="Your price">
        <div ref={box} className="[&>section]:border-0 [&>section]:p-0 [&>section]:shadow-none">
          <InSheet value={true}>{children}</InSheet>
        </div>
      </Dialog>
    </Modal>
  )
}

const isChanged = ({ elements }: HTMLFormElement) =>
  Array.from(elements).some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue)
