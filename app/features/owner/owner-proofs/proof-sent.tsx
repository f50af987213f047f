import { Check, CloudCheck, Navigation } from 'lucide-react'
import type { OwnerProof, OwnerProofPage } from '../../../../worker/booking/proofs/owner-proofs.server.ts'
import type { Proof } from '../../../../worker/booking/proofs/proof-rows.server.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { distanceKm } from '../../../../worker/catalogue/rules/places/distance.ts'
import { type CivilDate, civilDate, formatDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { formatBytes } from '../../../../worker/uploads/rules/upload.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Card } from '../../../ui/card.tsx'
import { HintList } from '../../../ui/hint-list.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { ProofFiles } from './proof-files.tsx'
import { numberWord, proofPath } from './proof-words.ts'

const MAX_KM = 50

/** Nearest due proof, with its distance; without a position, the most urgent one. */
function nextOf({ others, site }: OwnerProofPage): { item: OwnerProof; km: number | null } | null {
  const near = others
    .flatMap((item) => (site && item.site ? [{ item, km: distanceKm(site, item.site) }] : []))
    .filter(({ km }) => km <= MAX_KM)
    .toSorted((a, b) => a.km - b.km)
  const [first] = others
  return near[0] ?? (first ? { item: first, km: null } : null)
}

/** Confirmation of a sent proof: the advertiser's deadline, and the next due proof. */
export function ProofSent({ page, proof, today }: { page: OwnerProofPage; proof: Proof; today: CivilDate }) {
  const { advertiser, line, next } = page
  const { files, hints, ref, sentAt, answerBy } = proof
  const until = formatDate(civilDate(new Date(answerBy ?? sentAt)), today)
  const what =
    files.length === 0
      ? 'The proof is'
      : `${numberWord(files.length)} ${files.every(({ isPhoto }) => isPhoto) ? (files.length === 1 ? 'photo is' : 'photos are') : files.length === 1 ? 'file is' : 'files are'}`
  const after = nextOf(page)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="grid justify-items-center gap-3 text-center" role="status">
        <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success-ink">
          <Check aria-hidden className="size-8 stroke-2" />
        </span>
        <h2 className="text-xl wrap-anywhere">
          {what} with {advertiser || 'the advertiser'}
        </h2>
        <p className="max-w-[34ch] text-sm text-ink-2">
          The advertiser has seven days to answer. No answer by {until} counts as accepted.
        </p>
      </div>
      <Card className="p-4">
        <p className="font-semibold wrap-anywhere">{line.snapshot.title}</p>
        <LineMarks line={line.snapshot} className="mb-3 text-sm" />
        <SpecList
          columns={1}
          facts={[
            { label: 'Proof', value: ref },
            { label: 'Sent', value: formatInstant(sentAt) },
            { label: 'Checks', value: `${hints.filter(({ isOk }) => isOk).length} of ${hints.length} passed` },
            {
              label: 'Next proof',
              value: next ? `${formatDate(next.due, today)}, ${next.label.toLowerCase()}` : 'None',
            },
          ]}
        />
      </Card>
      {files.length > 0 && (
        <p className="flex items-center justify-center gap-2 text-sm text-ink-2">
          <CloudCheck aria-hidden className="size-5 text-success-ink" />
          {plural(files.length, ['file is', 'files are'])} safe, {formatBytes(bytes)} sent
        </p>
      )}
      <div className="grid gap-2 sm:flex">
        {after && (
          <LinkButton to={proofPath(after.item.line, after.item.slot)} variant="accent" className="min-w-0">
            <Navigation aria-hidden />
            <span className="truncate">
              Next: {titleWithRef(after.item.line.snapshot)}
              {after.km !== null && `, ${after.km.toFixed(1)} km`}
            </span>
          </LinkButton>
        )}
        <LinkButton to="/dashboard/proofs" variant="ghost">
          Back to due proofs
        </LinkButton>
      </div>
      {files.length > 0 && (
        <ProofFiles
          files={files.map((file) => ({ ...file, moment: file.moment ?? 'day' }))}
          hasMoments={files.some(({ moment }) => moment === 'night')}
        />
      )}
      {hints.length > 0 && <HintList label="Checks" hints={hints} />}
    </div>
  )
}
