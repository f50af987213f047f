import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { addDays, type CivilDate, formatDate, formatInstant } from '../../../worker/domain/dates.ts'
import type { DocumentLink } from '../../../worker/papers/links.server.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { failureText } from '../../ui/refusals.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFormAct } from '../../ui/use-one-act.ts'
import { endLink, makeLink, useLinks } from './share-links.queries.ts'

interface ShareLinksProps {
  /** Of an own estimate. */
  documentId: string
  today: CivilDate
}

/** Days for which a link is made unless another day is chosen: as long as an estimate is valid. */
const USUAL_DAYS = 7

/** Links to an estimate for somebody without an account: made with a last day, shown once, ended at any time. */
export function ShareLinks({ documentId, today }: ShareLinksProps) {
  const { act, pending, refusal } = useFormAct(['expires'])
  const { data: links, error, mutate } = useLinks(documentId)
  const [expires, setExpires] = useState(addDays(today, USUAL_DAYS))
  const [made, setMade] = useState<{ id: string; href: string } | null>(null)

  const make = () =>
    act('make', async () => {
      const { link, path } = await makeLink(documentId, expires)
      setMade({ id: link.id, href: new URL(path, location.origin).href })
      await mutate()
    })

  async function end(link: DocumentLink) {
    const isEnded = await act(link.id, () => endLink(documentId, link.id))
    await mutate()
    if (!isEnded) return
    setMade((before) => (before?.id === link.id ? null : before))
    toast({ tone: 'success', title: 'The link has ended' })
  }

  return (
    <Card as="section" aria-labelledby="share-links" className="p-4 print:hidden">
      <h2 id="share-links" className="text-base">
        Share it
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        Whoever has the link sees this estimate without signing in, until the day that you choose.
      </p>
      <form
        noValidate
        aria-label="New link"
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (pending === null) void make()
        }}
      >
        <TextField
          label="Last day"
          name="expires"
          type="date"
          value={expires}
          onChange={setExpires}
          validationBehavior="aria"
          isInvalid={'expires' in refusal.fields}
          errorMessage={refusal.fields.expires}
        />
        <SubmitButton
          isPending={pending === 'make'}
          isDisabled={pending !== null && pending !== 'make'}
          pendingLabel="Making the link"
        >
          Make a link
        </SubmitButton>
      </form>
      {made && (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <TextField
            label="The link"
            value={made.href}
            isReadOnly
            description="Copy it now: it is not shown again."
            className="min-w-0 grow basis-72"
          />
          <CopyButton text={made.href}>Copy the link</CopyButton>
        </div>
      )}
      {refusal.whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert" className="mt-4">
          {refusal.whole}
        </Banner>
      )}
      {links === undefined && !error && <Skeleton className="mt-4 h-12" />}
      {error && links === undefined && (
        <Banner
          icon={CircleAlert}
          tone="danger"
          className="mt-4"
          action={
            <Button variant="outline" size="sm" onPress={() => void mutate()}>
              Try again
            </Button>
          }
        >
          The links could not be read. {failureText(error)}
        </Banner>
      )}
      {links && links.length > 0 && <WorkingLinks links={links} today={today} pending={pending} onEnd={end} />}
    </Card>
  )
}

interface WorkingLinksProps {
  links: readonly DocumentLink[]
  today: CivilDate
  pending: string | null
  onEnd: (link: DocumentLink) => Promise<void>
}

function WorkingLinks({ links, today, pending, onEnd }: WorkingLinksProps) {
  const [ending, setEnding] = useState<DocumentLink | null>(null)
  return (
    <section aria-labelledby="working-links" className="mt-4">
      <h3 id="working-links" className="text-sm">
        Links that work
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
        {links.map((link) => (
          <li key={link.id} className="num flex items-center justify-between gap-4 py-2.5">
            <span>
              Until {formatDate(link.expires, today)}
              <span className="block text-xs text-ink-3">Made {formatInstant(link.createdAt)}</span>
            </span>
            <Button
              variant="danger"
              size="sm"
              isPending={pending === link.id}
              isDisabled={pending !== null && pending !== link.id}
              aria-label={`End the link that works until ${formatDate(link.expires, today)}, made ${formatInstant(link.createdAt)}`}
              onPress={() => setEnding(link)}
            >
              End it
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="End this link?"
        confirm="End the link"
        isOpen={ending !== null}
        onOpenChange={(open) => !open && setEnding(null)}
        onConfirm={async () => {
          if (ending) await onEnd(ending)
        }}
      >
        Whoever has it sees nothing from then on. It cannot be opened again.
      </ConfirmDialog>
    </section>
  )
}
