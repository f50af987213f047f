import { useId } from 'react'
import { toast } from './toast.tsx'

/** Reason why a button is unavailable now, as a sentence; nothing when it is available. */
export type WhyNot = string | false | null | undefined

/**
 * Makes an unavailable button explain itself: it stays a stop of Tab, is announced as unavailable with its reason, and
 * a press shows the reason. `isDisabled` is only for pending states.
 * @returns props for the button, and a note to render inside it
 */
export function useWhyNot(whyNot: WhyNot) {
  const id = useId()
  if (!whyNot) return { props: {}, note: null }
  return {
    props: {
      type: 'button',
      'aria-disabled': true,
      'aria-describedby': id,
      'data-unready': '',
      onPress: () => void toast({ tone: 'info', title: whyNot }),
    } as const,
    note: (
      <span id={id} hidden>
        {whyNot}
      </span>
    ),
  }
}
