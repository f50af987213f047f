import { ReceiptIndianRupee } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { useMutation } from '../mutation/use-mutation.ts'
import { seemsSignedIn } from '../session/local-session.ts'
import {
  type EstimateSource,
  estimatePath,
  estimateSignInPath,
  type MadeEstimate,
  makeEstimate,
} from './estimates.queries.ts'

interface EstimateButtonProps extends Pick<ButtonProps, 'isDisabled' | 'size' | 'variant'> {
  /** Makes the source of the estimate; a plan is saved first. */
  source: () => EstimateSource | Promise<EstimateSource>
  label?: string
}

/** Button that makes an estimate and opens it. Items that it cannot contain are listed with reasons. */
export function EstimateButton({ source, label = 'Estimate', variant = 'outline', ...props }: EstimateButtonProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [made, setMade] = useState<MadeEstimate | null>(null)
  const signIn = estimateSignInPath(`${pathname}${search}`)
  const { run, isPending } = useMutation(async () => makeEstimate(await source()), {
    revalidate: false,
    failed: 'The estimate could not be created',
    onDone: (estimate) => (estimate.notPriced.length > 0 ? setMade(estimate) : navigate(estimatePath(estimate))),
    onRefused: ({ code }) => code === 'unauthorized' && navigate(signIn),
  })

  return (
    <>
      <Button
        variant={variant}
        isPending={isPending}
        pendingLabel="Making the estimate"
        onPress={() => (seemsSignedIn() ? run() : navigate(signIn))}
        {...props}
      >
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
      {estimate.number} was made without {plural(estimate.notPriced.length, ['line', 'lines'])}. The document lists them
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
