import { useState } from 'react'
import { addDays, type CivilDate, formatDate, formatInstant } from '../../../worker/kernel/rules/dates.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { useMutation } from '../mutation/use-mutation.ts'

/** Link for a reader without an account. */
export interface ExpiringLink {
  id: string
  /** Last day on which it works. */
  expires: CivilDate
  createdAt: number
}

interface LinkActs {
  today: CivilDate
  /** Default number of days until the last day. */
  usualDays: number
  /** Creates a link. Only this answer has its address. */
  make: (expires: CivilDate) => Promise<{ id: string; path: string }>
  end: (id: string) => Promise<unknown>
  /** Fetches the list again, when the page does not. */
  reload?: () => Promise<unknown>
}

/** State of links that are created with a last day, shown once and ended at any time; for the parts below. */
export function useExpiringLinks({ today, usualDays, make, end, reload }: LinkActs) {
  const [made, setMade] = useState<{ id: string; href: string } | null>(null)
  const form = useForm({
    initial: { expires: addDays(today, usualDays) },
    read: ({ expires = '' }) => expires,
    send: make,
    conflict: 'Not saved',
    async onDone({ id, path }) {
      setMade({ id, href: new URL(path, location.origin).href })
      await reload?.()
    },
  })
  const ending = useMutation(({ id }: ExpiringLink) => end(id), {
    conflict: 'Not saved',
    done: 'Link ended',
    async onDone(_, { id }) {
      setMade((before) => (before?.id === id ? null : before))
      await reload?.()
    },
    onRefused: () => reload?.(),
  })

  return { today, form, ending, made, setMade }
}

type LinksState = ReturnType<typeof useExpiringLinks>

interface PartProps {
  state: LinksState
  className?: string
}

/** Form with the last day of a new link. */
export const NewLinkForm = ({ state: { form }, className = '' }: PartProps) => (
  <Form form={form} aria-label="New link" className={className}>
    <div className="flex flex-wrap items-start gap-x-3">
      <TextField label="Last day" type="date" className="w-44" {...form.field('expires')} />
      {/* In line with the field, also with a message under it. */}
      <SubmitButton isPending={form.isPending} pendingLabel="Creating the link" className="mt-6.5">
        Create link
      </SubmitButton>
    </div>
  </Form>
)

/** Address of the link that was just created; nothing before. */
export function MadeLink({ state: { made }, className = '' }: PartProps) {
  if (!made) return null
  return (
    <div className={className}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Link"
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

/** Active links, each with a button that ends it; nothing for none. */
export function WorkingLinks({
  state: { today, ending: mutation },
  links,
  className = '',
}: PartProps & { links: readonly ExpiringLink[] }) {
  const [ending, setEnding] = useState<ExpiringLink | null>(null)
  return (
    <>
      {links.length > 0 && (
        <section aria-labelledby="working-links" className={className}>
          <h3 id="working-links" className="text-sm">
            Active links
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
                  isPending={mutation.pending?.id === link.id}
                  aria-label={`End link that works until ${formatDate(link.expires, today)}, made ${formatInstant(link.createdAt)}`}
                  onPress={() => setEnding(link)}
                >
                  End link
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        title="End this link?"
        confirm="End link"
        isOpen={ending !== null}
        onOpenChange={(open) => !open && setEnding(null)}
        onConfirm={async () => {
          if (ending) await mutation.run(ending)
        }}
      >
        It stops working immediately and cannot be restored.
      </ConfirmDialog>
    </>
  )
}
