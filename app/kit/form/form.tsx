import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Banner } from '../../ui/banner.tsx'
import type { ButtonLook } from '../../ui/button-styles.ts'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { WhyNot } from '../../ui/use-why-not.tsx'
import { KeptForm } from '../session/kept-form.tsx'
import type { FormState } from './use-form.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, keyof FormState['props']> {
  form: FormState
  /** Email of the account, for password managers. */
  username?: string
  /** Alternative offered with a refusal. */
  remedy?: ReactNode
  /** Shows a refusal of the whole form above the fields, not at their end. */
  hasBanner?: boolean
}

/** Form of `useForm`: a summary of errors, the fields, and the refusal of the whole form. */
export function Form({ form, username, remedy, hasBanner = false, children, ...props }: FormProps) {
  const { keep, whole, refusal } = form
  const message = useRef<HTMLDivElement>(null)

  // In a dialog on a phone the end of the fields is out of sight.
  useEffect(() => {
    if (refusal?.whole) message.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])

  return (
    <form {...props} {...form.props}>
      {keep !== undefined && <KeptForm form={keep} />}
      {username && <input type="email" autoComplete="username" value={username} readOnly hidden />}
      <WrongFields form={form} />
      {hasBanner && whole !== null && (
        <Banner icon={CircleAlert} tone="danger" role="alert" className="mb-5">
          {whole}
        </Banner>
      )}
      {children}
      <div ref={message} className="scroll-mb-5">
        {remedy && whole !== null ? (
          <Banner icon={CircleAlert} tone="danger" role="alert" className="mt-4" action={remedy}>
            {whole}
          </Banner>
        ) : (
          !hasBanner && <RefusalLine text={whole} />
        )}
      </div>
    </form>
  )
}

/** Summary of the invalid fields with a link to each; it takes the focus when there are several. */
function WrongFields({ form: { wrong, problemOf } }: { form: FormState }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wrong.length > 1) box.current?.focus()
  }, [wrong])

  if (wrong.length < 2) return null
  const left = wrong.flatMap(({ name, ...field }) => {
    const problem = problemOf(name)
    return problem === undefined ? [] : [{ ...field, problem }]
  })
  if (left.length === 0) return null

  function jump(event: MouseEvent, id: string) {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }

  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-5 rounded-lg">
      <Banner icon={CircleAlert} tone="danger">
        <b>{plural(left.length, ['field needs a correction', 'fields need a correction'])}</b>
        <ul className="mt-1 space-y-1">
          {left.map(({ id, label, problem }) => (
            <li key={id}>
              <a href={`#${id}`} className="underline underline-offset-2" onClick={(event) => jump(event, id)}>
                {label}: {problem}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

export interface FormButtonsProps extends ButtonLook {
  form: FormState
  /** Label of the button that sends the form. */
  action: string
  /** Announced to screen readers while pending. */
  pendingLabel?: string
  whyNot?: WhyNot
  /** Content after the button. */
  aside?: ReactNode
}

/** Submit button of a form, with others next to it. */
export const FormButtons = ({
  form,
  action,
  pendingLabel = 'Please wait',
  whyNot,
  aside,
  ...look
}: FormButtonsProps) => (
  <div className="mt-5 flex flex-wrap items-center gap-2.5">
    <SubmitButton {...look} form={form.id} isPending={form.isPending} pendingLabel={pendingLabel} whyNot={whyNot}>
      {action}
    </SubmitButton>
    {aside}
  </div>
)
