import { type RefObject, useEffect } from 'react'

const FIELDS = 'input:not([type=hidden], :disabled), textarea, select'

/**
 * Focuses the first refused field of a form after each refusal.
 * @param refusal a new object each time, null without one
 */
export function useRefusedFocus(form: RefObject<HTMLFormElement | null>, refusal: object | null): void {
  useEffect(() => {
    // Fields, and groups of radio buttons or checkboxes, have data-invalid.
    const refused = refusal && form.current?.querySelector('[data-invalid]')
    const input = refused?.querySelector<HTMLElement>('input:checked') ?? refused?.querySelector<HTMLElement>(FIELDS)
    input?.focus()
    // The input of a checkbox is out of the flow, so focus alone does not scroll to it.
    refused?.scrollIntoView({ block: 'nearest' })
  }, [form, refusal])
}
