import { CircleAlert } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { formRefusalOf, NO_REFUSAL } from './refusals.ts'
import { useGuard } from './use-guard.ts'

interface AccountFormProps {
  'aria-label': string
  /** Words of the button that sends the form. */
  action: string
  variant?: ButtonProps['variant']
  isDisabled?: boolean
  /** Beside the button. */
  aside?: ReactNode
  className?: string
  /** Whose password is asked for: password managers want to know. */
  username?: string
  /** At the end of a dialog the buttons stand on the right. */
  isInDialog?: boolean
  /** What is typed, by name; it throws what was refused. */
  onSubmit: (values: Record<string, FormDataEntryValue>, form: HTMLFormElement) => Promise<void>
  children: ReactNode
}

/** Fields and a button that sends them. What is refused stands at its field, which gets the focus. */
export function AccountForm({
  action,
  variant,
  isDisabled = false,
  aside,
  className = '',
  username,
  isInDialog = false,
  onSubmit,
  children,
  ...props
}: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)
  const [refusals, setRefusals] = useState(0)
  const guard = useGuard()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something was refused
  useEffect(() => form.current?.querySelector<HTMLElement>('input[aria-invalid]')?.focus(), [refusals])

  // Gone with the first letter, not when the field is left: the button must not move under the pointer.
  function forget({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement) || !(target.name in refusal.fields)) return
    const { [target.name]: _, ...fields } = refusal.fields
    setRefusal({ ...refusal, fields })
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const element = event.currentTarget
    const values = Object.fromEntries(new FormData(element))
    setPending(true)
    setRefusal(NO_REFUSAL)
    try {
      await guard(() => onSubmit(values, element))
    } catch (error) {
      setRefusal(formRefusalOf(error, Object.keys(values)))
      setRefusals((count) => count + 1)
    } finally {
      setPending(false)
    }
  }

  return (
    <Form
      {...props}
      ref={form}
      validationBehavior="aria"
      validationErrors={refusal.fields}
      onSubmit={submit}
      className={className}
    >
      {username && <input type="email" autoComplete="username" value={username} readOnly hidden />}
      <div onInput={forget}>{children}</div>
      <div aria-live="polite">
        {refusal.whole && (
          <p className="mt-4 flex items-start gap-2 text-sm font-medium text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
            <span className="min-w-0 wrap-anywhere">{refusal.whole}</span>
          </p>
        )}
      </div>
      <div className={`mt-5 flex flex-wrap items-center gap-2.5 ${isInDialog ? 'justify-end' : ''}`}>
        {isInDialog && aside}
        <Button type="submit" variant={variant} isPending={isPending} isDisabled={isDisabled}>
          {action}
        </Button>
        {!isInDialog && aside}
      </div>
    </Form>
  )
}
