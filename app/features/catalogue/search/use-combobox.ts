import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * ARIA combobox for the input that the server rendered: it keeps its text, its caret and the phone's keyboard during
 * hydration, which a component with an input of its own would not. The focus stays in the input, options are links,
 * and choosing one clicks it.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox() {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [options, setOptions] = useState<string[]>([])
  // Identified by id: an answer that arrives late may move the option in the list without undoing the choice.
  const [chosen, setChosen] = useState<string | null>(null)

  const idOf = (option: number) => `${listId}-${option}`
  const at = chosen === null ? -1 : options.indexOf(chosen)
  const active = at < 0 ? null : at
  const isShown = isOpen && options.length > 0

  const follow = () => {
    setText(input.current?.value ?? '')
    setChosen(null)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setChosen(null)
  }

  // The focus started hydration: text typed meanwhile is already requested.
  useEffect(() => {
    if (document.activeElement !== input.current) return
    setText(input.current?.value ?? '')
    setOpen(true)
  }, [])

  const move = (step: 1 | -1) => {
    const count = options.length
    const from = active ?? (step === 1 ? -1 : count)
    const next = (from + step + count) % count
    setChosen(options[next] ?? null)
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }

  return {
    text,
    isOpen,
    close,
    /** Props of the element around input and list. */
    scope: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        // By default the browser would empty the field, or close the sheet around it.
        if (event.key !== 'Escape' || !isShown) return
        event.preventDefault()
        input.current?.focus()
        close()
      },
    },
    input: {
      ref: input,
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && active !== null ? idOf(active) : undefined,
      onInput: follow,
      onFocus: follow,
      onClick: () => setOpen(true),
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        const step = STEPS[event.key]
        // During composition, as for Hindi or Tamil, the keyboard itself uses arrow keys and Enter.
        if (event.nativeEvent.isComposing) return
        if (step) {
          event.preventDefault()
          if (isShown) move(step)
          else setOpen(true)
        } else if (event.key === 'Enter' && isShown && active !== null) {
          event.preventDefault()
          document.getElementById(idOf(active))?.click()
        }
      },
    },
    list: {
      id: listId,
      active,
      idOf,
      /**
       * Must be called with every new set of options, each with a unique id, before it is painted: a key may follow at
       * once.
       */
      onOptions: setOptions,
    },
  }
}

export type ComboboxList = ReturnType<typeof useCombobox>['list']
