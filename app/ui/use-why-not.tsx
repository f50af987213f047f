import { useId } from 'react'
import { toast } from './toast.tsx'

/** Why a button cannot be pressed now, as a sentence; nothing where it can. */
export type WhyNot = string | false | null | undefined

/**
 * A button that cannot be pressed now stays a stop of Tab, is announced as unavailable with its reason, and a press shows the
 * reason. `isDisabled` is for the moments of waiting only.
 * @returns props for the button, and a note to render inside of it
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
