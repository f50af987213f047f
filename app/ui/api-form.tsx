import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { Button, type ButtonProps } from './button.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { formRefusalOf, NO_REFUSAL } from './refusals.ts'
import { useGuard } from './use-guard.ts'
import type { WhyNot } from './use-why-not.tsx'

interface ApiFormProps {
  'aria-label': string
  /** Words of the button that sends the form. */
  action: string
  variant?: ButtonProps['variant']
  whyNot?: WhyNot
  /** Next to the button. */
  aside?: ReactNode
  className?: string
  /** Email of the account, for password managers. */
  username?: string
  /** Aligns the buttons to the right, as at the end of a dialog. */
  isInDialog?: boolean
  /** Called with the values by field name; throws a RequestError or DomainError when they are refused. */
  onSubmit: (values: Record<string, FormDataEntryValue>, form: HTMLFormElement) => Promise<void>
  children: ReactNode
}

/** Fields and a button that sends them. A refused field shows its message and gets the focus. */
export function ApiForm({
  action,
  variant,
  whyNot,
  aside,
  className = '',
  username,
  isInDialog = false,
  onSubmit,
  children,
  ...props
}: ApiFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)
  const [refusals, setRefusals] = useState(0)
  const guard = useGuard()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a refusal
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [refusals])

  // Clears the message on input, not on blur: the button must not move under the pointer.
  function forget({ target }: SyntheticEvent) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isField || !(target.name in refusal.fields)) return
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
      <RefusalLine text={refusal.whole} />
      <div className={`mt-5 flex flex-wrap items-center gap-2.5 ${isInDialog ? 'justify-end' : ''}`}>
        {isInDialog && aside}
        <Button type="submit" variant={variant} isPending={isPending} whyNot={whyNot}>
          {action}
        </Button>
        {!isInDialog && aside}
      </div>
    </Form>
  )
}
