import { Download, FileText, Film } from 'lucide-react'
import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { artworkHints, type Creative } from '../../../worker/booking/rules/lines/artwork.ts'
import type { CreativeState } from '../../../worker/booking/rules/lines/states.ts'
import { filePath, formatBytes, isFilm, isImage, privatePicturePath } from '../../../worker/uploads/rules/upload.ts'
import { useIdentity } from '../../site.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Instant } from '../../ui/instant.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { Written } from '../../ui/written.tsx'

const STATES: Record<CreativeState, { label: string; tone: Tone }> = {
  needed: { label: 'Needed', tone: 'neutral' },
  uploaded: { label: 'Waiting for the owner', tone: 'warn' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Sent back', tone: 'danger' },
}

/** Side that sees the artwork. */
type ArtworkSide = 'advertiser' | 'owner'

/**
 * State of artwork in a few words.
 * @param isReplaced true when a newer version exists, so that this one is no longer reviewed
 */
function artworkState(status: CreativeState, side: ArtworkSide, isReplaced: boolean) {
  if (status !== 'uploaded') return STATES[status]
  if (isReplaced) return { label: 'Replaced', tone: 'neutral' } as const
  return side === 'owner' ? { ...STATES.uploaded, label: 'Waiting for you' } : STATES.uploaded
}

interface ArtworkVersionProps {
  creative: Creative
  line: Pick<CampaignLine, 'setup' | 'snapshot'>
  side: ArtworkSide
  /** True when a newer version exists. */
  isReplaced: boolean
}

/** Version of artwork: picture, facts, state and file. */
function ArtworkVersion({ creative, line, side, isReplaced }: ArtworkVersionProps) {
  const site = useIdentity()

  const { version, name, file, mime, bytes, width, height, status, reason, at } = creative
  const title = name || `Version ${version}`
  const size = [width !== null && height !== null && `${width} × ${height} pixels`, formatBytes(bytes)].filter(Boolean)
  const state = artworkState(status, side, isReplaced)
  const hints = isReplaced ? [] : artworkHints({ category: line.snapshot.category, setup: line.setup }, creative)
  return (
    <div className="flex flex-wrap gap-4">
      <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-md bg-surface-3 text-ink-2">
        {file !== null && isImage(mime) ? (
          <img
            src={privatePicturePath(file, 320)}
            alt={`Artwork, version ${version}`}
            loading="lazy"
            className="size-full object-contain"
          />
        ) : isFilm(mime) ? (
          <Film aria-hidden className="size-7" />
        ) : (
          <FileText aria-hidden className="size-7" />
        )}
      </span>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-sm font-semibold wrap-anywhere">{title}</span>
          <Badge tone={state.tone}>{state.label}</Badge>
        </p>
        <p className="num mt-1 text-xs text-ink-3">
          Version {version} · {size.join(' · ')} · <Instant at={new Date(at).toISOString()} />
        </p>
        {status === 'rejected' && reason !== '' && (
          <Written className="mt-1.5 text-sm text-ink-2">{`“${reason}”`}</Written>
        )}
        {creative.isWithStaff && (
          <p className="mt-1.5 text-sm text-ink-2">
            {site.name} reviews it first, because the law restricts advertising of these goods. Then the owner reviews
            it.
          </p>
        )}
        {hints.map((hint) => (
          <p key={hint} className="mt-1.5 text-sm text-warn-ink">
            {hint}
          </p>
        ))}
        {file === null ? (
          <p className="mt-1.5 text-sm text-ink-2">No file is kept for this version.</p>
        ) : (
          <LinkButton
            to={filePath(file)}
            variant="outline"
            size="sm"
            reloadDocument
            download
            className="mt-2.5"
            aria-label={`Download version ${version}`}
          >
            <Download aria-hidden />
            Download
          </LinkButton>
        )}
      </div>
    </div>
  )
}

interface ArtworkVersionsProps extends Pick<ArtworkVersionProps, 'line' | 'side'> {
  creatives: readonly Creative[]
}

/** All versions, newest first; nothing without one. */
export const ArtworkVersions = ({ creatives, ...shared }: ArtworkVersionsProps) =>
  creatives.length > 0 && (
    <ol className="grid gap-5">
      {creatives.map((creative, at) => (
        <li key={creative.id}>
          <ArtworkVersion {...shared} creative={creative} isReplaced={at > 0} />
        </li>
      ))}
    </ol>
  )
