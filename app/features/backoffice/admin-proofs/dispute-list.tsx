import { Scale } from 'lucide-react'
import type { DisputedProof } from '../../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { DISPUTES } from '../../../../worker/booking/rules/proofs/proof.ts'
import { type CivilDate, civilDate, formatDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { filePath, isImage, privatePicturePath } from '../../../../worker/uploads/rules/upload.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HintList } from '../../../ui/hint-list.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { VerdictForm } from './verdict-form.tsx'

/** Disputed proofs, the oldest dispute first, so that those the owner can no longer correct are at the top. */
export function DisputeList({ disputed, today }: { disputed: readonly DisputedProof[]; today: CivilDate }) {
  if (disputed.length === 0) {
    return (
      <EmptyState icon={Scale} title="No disputes">
        Disputed proofs that the owner does not send again are decided here.
      </EmptyState>
    )
  }
  return (
    <ul className="grid max-w-5xl gap-5">
      {disputed.map((one) => (
        <DisputeCard key={one.proof.id} disputed={one} today={today} />
      ))}
    </ul>
  )
}

function DisputeCard({ disputed, today }: { disputed: DisputedProof; today: CivilDate }) {
  const { proof, line, campaign, promised, wants } = disputed
  const pictures = proof.files.filter(({ mime }) => isImage(mime))
  const others = proof.files.filter(({ mime }) => !isImage(mime))
  const title = `${line.snapshot.title}, ${proof.label}`
  return (
    <Card as="li" className="p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
        <h2 className="text-base wrap-anywhere">{title}</h2>
        {proof.again && (
          <Badge tone={proof.again.isOver ? 'danger' : 'neutral'}>
            {proof.again.isOver ? 'Due' : `Waiting for the owner until ${formatInstant(proof.again.by)}`}
          </Badge>
        )}
      </div>
      <LineMarks line={line.snapshot} className="text-sm" />
      <p className="num mt-1 text-sm wrap-anywhere text-ink-2">
        {proof.ref} · {line.ref} · {line.snapshot.owner} · {campaign.client || campaign.ref}, {campaign.name} · sent{' '}
        {formatDate(civilDate(new Date(proof.sentAt)), today)}
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <blockquote className="rounded-lg bg-warn-soft px-4 py-3 text-sm wrap-anywhere text-warn-ink">
            <b>{proof.reason ? DISPUTES[proof.reason] : 'Disputed'}.</b> {proof.dispute}
          </blockquote>
          {pictures.length > 0 && (
            <ul className="grid grid-cols-2 gap-3">
              {pictures.map(({ key, moment }) => (
                <li key={key}>
                  <a href={privatePicturePath(key, 1280)}>
                    <img
                      src={privatePicturePath(key, 640)}
                      alt={`${title}${moment === 'night' ? ', by night' : ''}`}
                      width={640}
                      height={480}
                      loading="lazy"
                      className="aspect-4/3 w-full rounded-md bg-surface-3 object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {others.map(({ key, name }) => (
            <p key={key} className="text-sm">
              <a href={filePath(key)} download className="text-link underline underline-offset-2 wrap-anywhere">
                {name}
              </a>
            </p>
          ))}
          {proof.link !== '' && (
            <p className="text-sm wrap-anywhere">
              <TextLink to={proof.link} newTab>
                {proof.link}
              </TextLink>
            </p>
          )}
          <p className="text-sm text-ink-2">
            Requested: {wants}.{promised && ` ${formatNumber(promised.count)} ${promised.what} were bought.`}
          </p>
          {proof.remedy?.kind === 'make_good' && proof.remedy.answer === null && (
            <p className="num text-sm">
              The owner offers {formatDate(proof.remedy.starts ?? '', today)} to{' '}
              {formatDate(proof.remedy.ends ?? '', today)} at no charge; the advertiser has not answered.
            </p>
          )}
          {proof.hints.length > 0 && <HintList label="Checks" hints={proof.hints} />}
        </div>
        <VerdictForm key={proof.version} disputed={disputed} />
      </div>
    </Card>
  )
}
