import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Long enough to wait for the next letter, short enough to feel immediate. */
const TYPING_PAUSE = 350

/**
 * Makes a GET form update the page while it is filled in: a select at once, a text field after a pause.
 * The fields are uncontrolled; they follow the URL only when something other than the form changed it (back, a link),
 * so that typed text is never overwritten by the result of an earlier input.
 *
 * @param values the values of the fields for the current URL, by name
 * @param toSearch makes the query string of the fields' values
 */
export function useLiveForm(values: Record<string, string>, toSearch: (form: FormData) => string) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search } = useLocation()
  /** The URL that the fields represent. */
  const shown = useRef(search)
  /** The last change was typing in the search field. */
  const isWording = useRef(false)
  const navigate = useNavigate()

  const fieldsOf = (element: HTMLFormElement) =>
    Object.entries(values).flatMap(([name, value]) => {
      const field = element.elements.namedItem(name)
      return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? [{ field, value }] : []
    })

  const submitSoon = () => {
    clearTimeout(pause.current)
    // Input that is not valid yet waits for the next letter; only Enter and the button report it.
    pause.current = setTimeout(() => {
      if (form.current?.checkValidity()) form.current.requestSubmit()
    }, TYPING_PAUSE)
  }

  const submitWhatWasTypedBefore = useEffectEvent(() => {
    const element = form.current
    const isChanged = ({ field, value }: { field: HTMLInputElement | HTMLSelectElement; value: string }) =>
      field instanceof HTMLInputElement && field.value.trim() !== value
    if (element && fieldsOf(element).some(isChanged)) submitSoon()
  })
  useEffect(() => {
    submitWhatWasTypedBefore()
    return () => clearTimeout(pause.current)
  }, [])

  const follow = useEffectEvent(() => {
    if (shown.current === search) return
    shown.current = search
    clearTimeout(pause.current)
    if (form.current) for (const { field, value } of fieldsOf(form.current)) field.value = value
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the URL
  useEffect(() => follow(), [search])

  return {
    ref: form,
    onChange({ target }: ChangeEvent<HTMLFormElement>) {
      isWording.current = target.name === 'q'
      if (target instanceof HTMLInputElement) submitSoon()
      else form.current?.requestSubmit()
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      clearTimeout(pause.current)
      event.nativeEvent.submitter?.closest<HTMLElement>('[popover]')?.hidePopover()
      const next = toSearch(new FormData(event.currentTarget))
      if (next === shown.current) return
      // Refining a search that is already in the URL replaces the history entry.
      const isRefined = isWording.current && [shown.current, next].every((text) => new URLSearchParams(text).has('q'))
      shown.current = next
      navigate({ search: next }, { preventScrollReset: true, replace: isRefined })
    },
  }
}
