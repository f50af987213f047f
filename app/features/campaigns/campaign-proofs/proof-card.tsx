import { Check, CircleAlert, ExternalLink, FileText, Flag, MapPin } from 'lucide-react'
import { useState } from 'react'
import type { Proof } from '../../../../worker/booking/proofs/proof-rows.server.ts'
import { metresText } from '../../../../worker/booking/rules/proofs/hints.ts'
import { formatDayTime } from '../../../../worker/booking/rules/proofs/instants.ts'
import { DISPUTES } from '../../../../worker/booking/rules/proofs/proof.ts'
import { type CivilDate, civilDate, formatDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { filePath, formatBytes, privatePicturePath } from '../../../../worker/uploads/rules/upload.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Fact } from '../../../ui/facts.ts'
import { HintList } from '../../../ui/hint-list.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import type { ShownProof } from './delivery-view.tsx'
import { PROOF_WORDS } from './proof-words.ts'
import { acceptProof } from './proofs.queries.ts'
import { RemedyPanel } from './remedy-panel.tsx'

const FIGURES: Record<string, string> = {
  promised: 'Booked',
  shown: 'Counted',
  impressions: 'Impressions',
  clicks: 'Clicks',
  views: 'Views',
  people: 'People',
}
const FACTS = { plates: 'Number plates', edition: 'Edition', page: 'Page', size: 'Size' } as const

interface ProofCardProps {
  shown: ShownProof
  today: CivilDate
  /** Opens the form of a dispute; undefined while it is open. */
  onDispute?: (() => void) | undefined
}

/** Proof with its photos, figures, results of the checks, and answers. */
export function ProofCard({ shown: { proof, line }, today, onDispute }: ProofCardProps) {
  const { status, ref, label, sentAt, answerBy, hints, link, note, verdict, reason, dispute, files, again } = proof
  const mayAccept = status === 'uploaded' || status === 'disputed'
  const until = answerBy === null ? null : formatDate(civilDate(new Date(answerBy)), today)

  const { run, isPending, refusal } = useMutation(() => acceptProof(proof), {
    conflict: 'Not saved',
    done: `${ref} accepted`,
  })

  return (
    <Card as="section" aria-labelledby="shown-proof" className="overflow-hidden">
      <Photos proof={proof} />
      <div className="grid gap-5 p-5">
        <div>
          <h2
            id="shown-proof"
            tabIndex={-1}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-lg outline-none"
          >
            <span className="wrap-anywhere">{line.snapshot.title}</span>
            <Badge tone={PROOF_WORDS[status].tone}>
              {status === 'uploaded' && until ? `Sent, answer by ${until}` : PROOF_WORDS[status].label}
            </Badge>
          </h2>
          <LineMarks line={line.snapshot} className="text-sm" />
          <p className="num mt-1 text-sm text-ink-2">
            {line.snapshot.owner} · {label.toLowerCase()} · {ref} · sent {formatInstant(sentAt)}
          </p>
        </div>
        {(status === 'disputed' || status === 'short') && dispute !== '' && (
          <Banner icon={Flag} tone="warn">
            <b>{reason ? DISPUTES[reason] : 'Disputed'}.</b> <span className="wrap-anywhere">{dispute}</span>
          </Banner>
        )}
        {verdict !== '' && (
          <Banner icon={CircleAlert} tone="info">
            <b>Our team:</b> <span className="wrap-anywhere">{verdict}</span>
          </Banner>
        )}
        <RemedyPanel proof={proof} today={today} />
        {note !== '' && <p className="text-sm wrap-anywhere">“{note}”</p>}
        <Figures proof={proof} />
        {link !== '' && (
          <p className="text-sm">
            <TextLink to={link} newTab className="inline-flex items-center gap-1.5 wrap-anywhere">
              <ExternalLink aria-hidden className="size-4 shrink-0" />
              {link}
            </TextLink>
          </p>
        )}
        {files.some(({ mime }) => !mime.startsWith('image/')) && (
          <ul className="grid gap-2 text-sm">
            {files
              .filter(({ mime }) => !mime.startsWith('image/'))
              .map(({ key, name, bytes }) => (
                <li key={key}>
                  <a
                    href={filePath(key)}
                    download
                    className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-2"
                  >
                    <FileText aria-hidden className="size-4.5 shrink-0" />
                    <span className="wrap-anywhere">{name}</span>
                    <span className="num text-xs text-ink-3">{formatBytes(bytes)}</span>
                  </a>
                </li>
              ))}
          </ul>
        )}
        {hints.length > 0 && <HintList label="Checks" hints={hints} columns={2} />}
        <p className="text-xs text-ink-3">The checks are hints. Decide by eye: is it your artwork, whole and lit?</p>
        {refusal?.whole && (
          <Banner icon={CircleAlert} tone="danger" role="alert">
            {refusal.whole}
          </Banner>
        )}
      </div>
      {mayAccept && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3.5">
          {status === 'uploaded' ? (
            <Button
              variant="danger"
              whyNot={!onDispute && 'You are writing its dispute below.'}
              {...(onDispute && { onPress: onDispute })}
            >
              <Flag aria-hidden />
              Dispute
            </Button>
          ) : (
            <span className="num text-sm text-ink-2">
              {again?.isOver
                ? 'The time to send a new proof has passed. Our team decides.'
                : again
                  ? `The owner can send a new proof until ${formatInstant(again.by)}. After that our team decides.`
                  : 'The owner can send a new proof. Otherwise our team decides.'}
            </span>
          )}
          <Button variant="accent" isPending={isPending} onPress={() => run()}>
            <Check aria-hidden />
            Accept
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Photos of a proof: one large, the others as thumbnails. */
function Photos({ proof: { files, label } }: { proof: Proof }) {
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'))
  const [at, setAt] = useState(0)
  const picture = pictures[at] ?? pictures[0]
  if (!picture) return null
  const { key, moment, takenAt, metres } = picture
  const momentText = moment ? (moment === 'day' ? 'Day' : 'Night') : 'Picture'
  return (
    <div className="border-b border-line">
      <figure className="relative">
        <img
          src={privatePicturePath(key, 1280)}
          alt={`${label}, ${momentText.toLowerCase()}`}
          width={1280}
          height={960}
          className="aspect-16/9 w-full bg-surface-3 object-contain"
        />
        <span className="absolute top-2.5 left-2.5 rounded-xs bg-surface px-2 py-0.5 text-xs font-semibold">
          {momentText}, {pictures.indexOf(picture) + 1} of {pictures.length}
        </span>
        <figcaption className="num flex flex-wrap justify-between gap-x-4 px-4 py-2 text-xs text-ink-2">
          <span>{takenAt ? formatDayTime(takenAt) : 'No time in the photo'}</span>
          <span className="flex items-center gap-1">
            <MapPin aria-hidden className="size-3.5" />
            {metres === null ? 'place not known' : `${metresText(metres)} from the site`}
          </span>
        </figcaption>
      </figure>
      {pictures.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto px-3 pb-3">
          {pictures.map((one, i) => (
            <li key={one.key} className="shrink-0">
              <button
                type="button"
                aria-label={`Picture ${i + 1} of ${pictures.length}`}
                aria-pressed={one.key === key}
                onClick={() => setAt(i)}
                className="block overflow-hidden rounded-md border-2 border-transparent aria-pressed:border-brand"
              >
                <img
                  src={privatePicturePath(one.key, 320)}
                  alt=""
                  width={112}
                  height={84}
                  className="h-21 w-28 object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Figures({ proof: { figures, facts } }: { proof: Proof }) {
  const rows: Fact[] = [
    ...Object.entries(figures).flatMap(([name, value]) =>
      value === undefined ? [] : [{ label: FIGURES[name] ?? name, value: formatNumber(value) }],
    ),
    ...(Object.keys(FACTS) as (keyof typeof FACTS)[]).flatMap((name) =>
      facts[name] ? [{ label: FACTS[name], value: facts[name] }] : [],
    ),
  ]
  return rows.length > 0 ? <SpecList facts={rows} /> : null
}
