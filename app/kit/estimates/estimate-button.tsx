import { ReceiptIndianRupee } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { RequestError } from '../../api-client.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { failureText } from '../../ui/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { seemsSignedIn } from '../session/local-session.ts'
import {
  type EstimateSource,
  estimatePath,
  estimateSignInPath,
  type MadeEstimate,
  makeEstimate,
} from './estimates.queries.ts'

interface EstimateButtonProps extends Pick<ButtonProps, 'isDisabled' | 'size' | 'variant'> {
  /** Source of the estimate; a plan is saved first. */
  source: () => EstimateSource | Promise<EstimateSource>
  label?: string
}

/** Makes an estimate in one press and opens it. What it cannot contain is named with the reasons. */
export function EstimateButton({ source, label = 'Estimate', variant = 'outline', ...props }: EstimateButtonProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isPending, setPending] = useState(false)
  const [made, setMade] = useState<MadeEstimate | null>(null)

  async function make() {
    const signIn = estimateSignInPath(`${pathname}${search}`)
    if (!seemsSignedIn()) return navigate(signIn)
    setPending(true)
    try {
      const estimate = await makeEstimate(await source())
      if (estimate.notPriced.length > 0) setMade(estimate)
      else await navigate(estimatePath(estimate))
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) return navigate(signIn)
      toast({ tone: 'danger', title: 'The estimate could not be made', description: failureText(error) })
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button variant={variant} isPending={isPending} pendingLabel="Making the estimate" onPress={make} {...props}>
        <ReceiptIndianRupee aria-hidden />
        {label}
      </Button>
      <Modal isOpen={made !== null} onOpenChange={() => setMade(null)}>
        {made && <NotPriced {...made} />}
      </Modal>
    </>
  )
}

const NotPriced = (estimate: MadeEstimate) => (
  <Dialog
    title="Some lines are not in the estimate"
    footer={
      <>
        <Button slot="close" variant="outline">
          Stay here
        </Button>
        <LinkButton to={estimatePath(estimate)}>Open the estimate</LinkButton>
      </>
    }
  >
    <p className="text-ink-2">
      {estimate.number} was made without {plural(estimate.notPriced.length, ['line', 'lines'])}. The paper names them
      too.
    </p>
    <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
      {estimate.notPriced.map(({ title, reason }) => (
        <li key={`${title} ${reason}`} className="p-3.5 wrap-anywhere">
          <p className="font-bold">{title}</p>
          <p className="text-ink-2">{reason}</p>
        </li>
      ))}
    </ul>
  </Dialog>
)
