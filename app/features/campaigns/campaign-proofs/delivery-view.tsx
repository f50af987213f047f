import { Check, CheckCheck, CircleAlert, Images } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Delivery } from '../../../../worker/booking/proofs/delivery.server.ts'
import type { Proof } from '../../../../worker/booking/proofs/proof-rows.server.ts'
import type { Share } from '../../../../worker/booking/proofs/shares.server.ts'
import { type CivilDate, civilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DisputeForm } from './dispute-form.tsx'
import { LineList } from './line-list.tsx'
import { ProofCard } from './proof-card.tsx'
import { acceptAll } from './proofs.queries.ts'
import { ShareDialog } from './share-dialog.tsx'

export interface ShownProof {
  proof: Proof
  line: Delivery['lines'][number]['line']
}

/** Proofs of a campaign: those that wait for an answer first, then the newest. */
const inOrder = ({ lines }: Delivery): ShownProof[] =>
  lines
    .flatMap(({ line, proofs }) => proofs.map((proof) => ({ proof, line })))
    .toSorted((a, b) => {
      const waits = Number(b.proof.status === 'uploaded') - Number(a.proof.status === 'uploaded')
      return (
        waits ||
        (waits === 0 && a.proof.status === 'uploaded'
          ? (a.proof.answerBy ?? 0) - (b.proof.answerBy ?? 0)
          : b.proof.sentAt - a.proof.sentAt)
      )
    })

interface DeliveryViewProps {
  delivery: Delivery
  shares: readonly Share[]
  /** Id of a proof in the address, from a mail. */
  wanted: string | null
  figures: ReactNode
  today: CivilDate
}

/** Proofs of a campaign, with the acts to accept, dispute and share them. */
export function DeliveryView({ delivery, shares, wanted, figures, today }: DeliveryViewProps) {
  const { campaign, counts, lines } = delivery
  const all = inOrder(delivery)
  const [chosen, setChosen] = useState(() => all.find(({ proof }) => proof.ref === wanted)?.proof.id ?? null)
  const [isSought, setSought] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const shown = all.find(({ proof }) => proof.id === chosen) ?? all[0]
  const [disputed, setDisputed] = useState<string | null>(null)
  const isDisputing = shown?.proof.status === 'uploaded' && disputed === shown.proof.id
  const open = all.filter(({ proof }) => proof.status === 'uploaded')

  const { run, isPending, refusal } = useMutation((proofs: readonly Proof[]) => acceptAll(campaign.id, proofs), {
    conflict: 'Not saved',
    done: (_, proofs) => `${plural(proofs.length, ['proof', 'proofs'])} accepted`,
  })

  // The card of another proof exists only after it was chosen.
  useEffect(() => {
    if (!isSought) return
    setSought(false)
    card.current?.scrollIntoView({ block: 'start' })
    card.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [isSought])

  function choose(proof: string) {
    setChosen(proof)
    setSought(true)
  }

  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Campaigns', to: '/dashboard/campaigns' },
          { label: campaign.name, to: `/dashboard/campaigns/${campaign.id}` },
          { label: 'Proofs' },
        ]}
      />
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl lg:text-3xl">Proofs</h1>
          <p className="mt-1.5 text-sm wrap-anywhere text-ink-2">
            {campaign.name} ·{' '}
            {counts.toAnswer === 0
              ? 'no proofs to answer'
              : plural(counts.toAnswer, ['proof to answer', 'proofs to answer'])}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {open.length > 1 && (
            <Button variant="outline" isPending={isPending} onPress={() => run(open.map(({ proof }) => proof))}>
              <CheckCheck aria-hidden />
              Accept all {open.length}
            </Button>
          )}
          <ShareDialog campaign={campaign.id} shares={shares} today={today} />
        </div>
      </div>
      <div className="mt-5 grid gap-6">
        {refusal?.whole && (
          <Banner icon={CircleAlert} tone="danger" role="alert">
            {refusal.whole}
          </Banner>
        )}
        {figures}
        {shown ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17.5rem]">
            <div ref={card} className="scroll-mt-20">
              <ProofCard
                key={`${shown.proof.id} ${shown.proof.version}`}
                shown={shown}
                today={today}
                onDispute={isDisputing ? undefined : () => setDisputed(shown.proof.id)}
              />
            </div>
            <div className="grid gap-5">
              {isDisputing && (
                <DisputeForm key={shown.proof.id} proof={shown.proof} onClose={() => setDisputed(null)} />
              )}
              <Card as="section" aria-labelledby="all-proofs">
                <h2 id="all-proofs" className="border-b border-line px-4 py-3.5 text-base">
                  {open.length > 0 ? 'To answer' : 'All proofs'}
                </h2>
                <ul className="grid max-h-110 divide-y divide-line overflow-y-auto">
                  {(open.length > 0 ? open : all).map(({ proof, line }) => (
                    <li key={proof.id}>
                      <button
                        type="button"
                        aria-pressed={proof.id === shown.proof.id}
                        onClick={() => choose(proof.id)}
                        className="flex min-h-11 w-full items-baseline justify-between gap-3 px-4 py-3 text-left text-sm hover:bg-surface-2 focus-visible:-outline-offset-2 aria-pressed:bg-select"
                      >
                        <span className="min-w-0">
                          <b className="block font-semibold wrap-anywhere">{line.snapshot.title}</b>
                          <LineMarks line={line.snapshot} />
                          <span className="text-xs text-ink-2">{proof.label}</span>
                        </span>
                        <span className="num shrink-0 text-xs text-ink-3">
                          {proof.status === 'uploaded' && proof.answerBy !== null
                            ? `by ${formatDate(civilDate(new Date(proof.answerBy)), today)}`
                            : formatDate(civilDate(new Date(proof.sentAt)), today)}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </Card>
            </div>
          </div>
        ) : (
          <EmptyState icon={counts.missing > 0 ? Images : Check} title="No proofs yet">
            Owners send photos, logs or reports after a line starts. You get a mail for each.
          </EmptyState>
        )}
        <LineList lines={lines} today={today} shown={shown?.proof.id ?? null} onChoose={choose} />
      </div>
    </>
  )
}
