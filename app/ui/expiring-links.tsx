import { useState } from 'react'
import { addDays, type CivilDate, formatDate, formatInstant } from '../../worker/kernel/rules/dates.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from './text-field.tsx'
import { toast } from './toast.tsx'
import { useFormAct } from './use-one-act.ts'

/** Link for a reader without an account. */
export interface ExpiringLink {
  id: string
  /** The last day on which it works. */
  expires: CivilDate
  createdAt: number
}

interface LinkActs {
  today: CivilDate
  /** Days for which a link is made unless another day is chosen. */
  usualDays: number
  /** Makes a link. Its address is shown once. */
  make: (expires: CivilDate) => Promise<{ id: string; path: string }>
  end: (id: string) => Promise<unknown>
  /** Reads the list again, where the page does not do it. */
  reload?: () => Promise<unknown>
}

/** Links that are made with a last day, shown once and ended at any time: their state, for the parts below. */
export function useExpiringLinks({ today, usualDays, make, end, reload }: LinkActs) {
  const { act, pending, refusal } = useFormAct(['expires'])
  const [expires, setExpires] = useState(addDays(today, usualDays))
  const [made, setMade] = useState<{ id: string; href: string } | null>(null)

  const makeOne = () =>
    act('make', async () => {
      const { id, path } = await make(expires)
      setMade({ id, href: new URL(path, location.origin).href })
      await reload?.()
    })

  async function endOne({ id }: ExpiringLink) {
    const isEnded = await act(id, () => end(id))
    await reload?.()
    if (!isEnded) return
    setMade((before) => (before?.id === id ? null : before))
    toast({ tone: 'success', title: 'The link has ended' })
  }

  return { today, expires, setExpires, made, setMade, pending, refusal, makeOne, endOne }
}

type LinksState = ReturnType<typeof useExpiringLinks>

interface PartProps {
  state: LinksState
  className?: string
}

/** Asks for the last day of a new link. */
export function NewLinkForm({ state: { expires, setExpires, pending, refusal, makeOne }, className = '' }: PartProps) {
  return (
    <form
      noValidate
      aria-label="New link"
      className={`flex flex-wrap items-end gap-3 ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (pending === null) void makeOne()
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
  )
}

/** The address of the link that was just made; nothing before. */
export function MadeLink({ state: { made }, className = '' }: PartProps) {
  if (!made) return null
  return (
    <div className={className}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="The link"
          value={made.href}
          isReadOnly
          aria-describedby="made-link"
          className="min-w-0 grow basis-72"
        />
        <CopyButton text={made.href}>Copy the link</CopyButton>
      </div>
      <p id="made-link" className="mt-1.5 text-xs text-ink-3">
        Copy it now: it is not shown again.
      </p>
    </div>
  )
}

/** The links that work, each with a button that ends it; nothing where there are none. */
export function WorkingLinks({
  state: { today, pending, endOne },
  links,
  className = '',
}: PartProps & { links: readonly ExpiringLink[] }) {
  const [ending, setEnding] = useState<ExpiringLink | null>(null)
  return (
    <>
      {links.length > 0 && (
        <section aria-labelledby="working-links" className={className}>
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
        </section>
      )}
      <ConfirmDialog
        title="End this link?"
        confirm="End the link"
        isOpen={ending !== null}
        onOpenChange={(open) => !open && setEnding(null)}
        onConfirm={async () => {
          if (ending) await endOne(ending)
        }}
      >
        Whoever has it sees nothing from then on. It cannot be opened again.
      </ConfirmDialog>
    </>
  )
}
