import { Camera, FileUp } from 'lucide-react'
import type { OwnerProof } from '../../../../worker/booking/proofs/owner-proofs.server.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { LinePicture } from '../../../kit/listing-card/line-picture.tsx'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CardLink } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { actionOf, dueWords, PROOF_WORDS, proofPath } from './proof-words.ts'

interface ProofRowProps {
  item: OwnerProof
  today: CivilDate
  /** Distance from the user; null when unknown. */
  km: number | null
  /** True for the most urgent proof, which has the solid button. */
  isFirst: boolean
}

/** Proof in a list of its owner. */
export function ProofRow({ item: { line, slot, advertiser, proof }, today, km, isFirst }: ProofRowProps) {
  const to = proofPath(line, slot)
  const words = proof ? PROOF_WORDS[proof.status] : dueWords(slot, today)
  const Icon = slot.kind === 'photo' ? Camera : FileUp
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <LinePicture line={line} className="w-18 rounded-sm" />
      <div className="min-w-0 flex-1 basis-40">
        <CardLink to={to} className="block font-bold wrap-anywhere">
          {line.snapshot.title}
        </CardLink>
        <LineMarks line={line.snapshot} className="text-sm" />
        <p className="text-sm wrap-anywhere text-ink-2">
          {advertiser || 'An advertiser'} · {slot.label} · <span className="num whitespace-nowrap">{line.ref}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
        <Badge tone={words.tone}>{words.label}</Badge>
        {km !== null && (
          <span className="num text-sm text-ink-3">
            {km < 1 ? `${Math.round(km * 1_000)} m` : `${km.toFixed(1)} km`}
          </span>
        )}
        {proof === null && (
          <LinkButton
            to={to}
            aria-label={`${actionOf(slot)}: ${titleWithRef(line.snapshot)}, ${slot.label}`}
            variant={isFirst ? 'accent' : 'outline'}
            className="relative max-sm:ml-auto"
          >
            <Icon aria-hidden />
            {actionOf(slot)}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
