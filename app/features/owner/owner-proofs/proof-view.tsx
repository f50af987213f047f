import { ArrowLeft, CircleAlert, CircleCheck, Lock } from 'lucide-react'
import type { OwnerProofPage } from '../../../../worker/booking/proofs/owner-proofs.server.ts'
import type { Proof } from '../../../../worker/booking/proofs/proof-rows.server.ts'
import { DISPUTES } from '../../../../worker/booking/rules/proofs/proof.ts'
import { type CivilDate, civilDate, formatDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { HintList } from '../../../ui/hint-list.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { MakeGoodOffer } from './make-good-offer.tsx'
import { ProofCapture } from './proof-capture.tsx'
import { ProofFiles } from './proof-files.tsx'
import { ProofSent } from './proof-sent.tsx'
import { dueWords, PROOF_WORDS } from './proof-words.ts'

interface ProofViewProps {
  page: OwnerProofPage
  user: CurrentUser
  today: CivilDate
}

/** Proof of an owner in every state: due, checked, sent and decided. */
export function ProofView({ page, user, today }: ProofViewProps) {
  const { line, slot, advertiser, proof, maySend } = page
  const words = proof ? PROOF_WORDS[proof.status] : dueWords(slot, today)
  const canSend = maySend && slot.opens <= today && (proof === null || proof.status === 'disputed')
  return (
    <>
      <p className="text-sm font-semibold">
        <TextLink to="/dashboard/proofs" className="inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-4 stroke-2" />
          All proofs
        </TextLink>
      </p>
      <h1 className="text-2xl wrap-anywhere lg:text-3xl">{line.snapshot.title}</h1>
      <LineMarks line={line.snapshot} className="text-sm" />
      <p className="num mt-1.5 mb-6 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
        <Badge tone={words.tone}>{words.label}</Badge>
        {[advertiser || 'An advertiser', slot.label, line.ref].join(' · ')}
      </p>
      {proof?.status === 'uploaded' && <ProofSent page={page} proof={proof} today={today} />}
      {proof?.status === 'disputed' && (
        <div className="mb-6 grid max-w-2xl gap-4">
          <Banner icon={CircleAlert} tone="danger">
            <b>{proof.reason ? DISPUTES[proof.reason] : 'Disputed'}.</b>{' '}
            <span className="wrap-anywhere">{proof.dispute}</span>
          </Banner>
          {proof.again && <p className="text-sm text-ink-2">{againText(proof.again, maySend)}</p>}
          {maySend && <MakeGoodOffer key={proof.version} proof={proof} today={today} />}
        </div>
      )}
      {(proof?.status === 'accepted' || proof?.status === 'short' || proof?.status === 'waived') && (
        <Closed proof={proof} today={today} />
      )}
      {canSend ? (
        <ProofCapture key={proof?.sentAt ?? 0} page={page} user={user} />
      ) : (
        (proof === null || proof.status === 'disputed') && (
          <Banner icon={Lock} tone="info">
            {maySend
              ? `This proof can be sent from ${formatDate(slot.opens, today)} on.`
              : 'You need the right to sell to send proofs. Ask a manager of your team for it.'}
          </Banner>
        )
      )}
    </>
  )
}

function againText({ by, isOver }: NonNullable<Proof['again']>, maySend: boolean): string {
  if (isOver) {
    const late = maySend ? ' Until it has, you can still send a new proof or offer days at no charge.' : ''
    return `The time to send a new proof has passed. Our team decides.${late}`
  }
  return maySend
    ? `Send a new proof until ${formatInstant(by)}, or offer days at no charge. Otherwise our team decides.`
    : `A new proof can be sent until ${formatInstant(by)}. Otherwise our team decides.`
}

function Closed({ proof, today }: { proof: NonNullable<OwnerProofPage['proof']>; today: CivilDate }) {
  const { status, files, hints, verdict, remedy, decidedAt, answerBy } = proof
  const on = civilDate(new Date(decidedAt ?? answerBy ?? proof.sentAt))
  return (
    <div className="grid max-w-2xl gap-5">
      <Banner icon={status === 'short' ? CircleAlert : CircleCheck} tone={status === 'short' ? 'warn' : 'info'}>
        {status === 'short'
          ? `Found short on ${formatDate(on, today)}.`
          : `Accepted on ${formatDate(on, today)}${decidedAt === null ? ', because there was no answer in time' : ''}.`}{' '}
        <span className="wrap-anywhere">{verdict}</span>
      </Banner>
      {remedy && (
        <SpecList
          columns={1}
          facts={
            remedy.kind === 'make_good'
              ? [
                  {
                    label: 'Days at no charge',
                    value: `${formatDate(remedy.starts ?? '', today)} to ${formatDate(remedy.ends ?? '', today)}`,
                  },
                  {
                    label: 'Answer',
                    value: remedy.answer === null ? 'Not yet' : remedy.answer === 'accepted' ? 'Accepted' : 'Declined',
                  },
                ]
              : [
                  {
                    label: 'Missing',
                    value: `${formatNumber(remedy.missing ?? 0)} of ${formatNumber(remedy.promised ?? 0)}`,
                  },
                ]
          }
        />
      )}
      {files.length > 0 && (
        <ProofFiles
          files={files.map((file) => ({ ...file, moment: file.moment ?? 'day' }))}
          hasMoments={files.some(({ moment }) => moment === 'night')}
        />
      )}
      {hints.length > 0 && (
        <Card className="p-4">
          <HintList label="Checks" hints={hints} />
        </Card>
      )}
    </div>
  )
}
