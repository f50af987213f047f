import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Long enough to wait for the next letter, short enough to feel immediate. */
const TYPING_PAUSE = 350

/** Values of a form by field name: a text or a choice, or the ticked ones of several boxes. */
type FieldValues = Record<string, string | readonly string[]>

type LiveField = HTMLInputElement | HTMLSelectElement

const isBox = (field: LiveField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox'

const isLiveField = (field: unknown): field is LiveField =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement

/** True when a field shows another value than the URL has. */
function isTouched(field: LiveField, value: string | readonly string[]): boolean {
  if (isBox(field)) return field.checked !== value.includes(field.value)
  return field instanceof HTMLInputElement && field.value.trim() !== value
}

/**
 * Makes a GET form update the page while it is filled in: a select at once, a text field after a pause.
 * The fields are uncontrolled; they follow the URL only when something other than the form changed it (back, a link),
 * so that typed text is never overwritten by the result of an earlier input.
 *
 * @param values the values of the fields for the current URL, by name
 * @param toSearch makes the query string of the fields' values
 */
export function useLiveForm(values: FieldValues, toSearch: (form: FormData) => string) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search } = useLocation()
  /** The URL that the fields represent. */
  const shown = useRef(search)
  /** The last change was typing in the search field. */
  const isWording = useRef(false)
  const navigate = useNavigate()

  const fieldsOf = (element: HTMLFormElement) =>
    [...element.elements].flatMap((field) => {
      const value = isLiveField(field) ? values[field.name] : undefined
      return isLiveField(field) && value !== undefined ? [{ field, value }] : []
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
    if (element && fieldsOf(element).some(({ field, value }) => isTouched(field, value))) submitSoon()
  })
  useEffect(() => {
    submitWhatWasTypedBefore()
    return () => clearTimeout(pause.current)
  }, [])

  const follow = useEffectEvent(() => {
    if (shown.current === search) return
    shown.current = search
    clearTimeout(pause.current)
    for (const { field, value } of form.current ? fieldsOf(form.current) : []) {
      if (isBox(field)) field.checked = value.includes(field.value)
      else if (typeof value === 'string') field.value = value
    }
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
