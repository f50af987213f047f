import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { type Creative, takesArtwork } from '../../../worker/booking/rules/lines/artwork.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { useMutation } from '../mutation/use-mutation.ts'
import { FileDrop } from '../uploads/file-drop.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { sendArtwork } from './artwork.queries.ts'
import { ArtworkVersions } from './artwork-version.tsx'

interface OwnArtworkProps {
  line: CampaignLine
  /** Artwork of the line, newest first. */
  creatives: readonly Creative[]
  today: CivilDate
}

/**
 * Artwork of a line for its advertiser: send, replace, and the owner's answer; nothing when none is accepted and none
 * was sent.
 */
export function OwnArtwork({ line, creatives, today }: OwnArtworkProps) {
  const { run, isPending, refusal } = useMutation((key: string) => sendArtwork(line.id, key), {
    conflict: 'Not saved',
    done: 'Artwork sent to the owner',
  })
  const isOpen = takesArtwork(line, today)
  const uploads = useUploads({
    purpose: 'artwork',
    subject: line.id,
    onDone: ({ key }) => run(key),
  })
  if (!isOpen && creatives.length === 0) return null
  return (
    <section aria-labelledby="line-artwork">
      <h3 id="line-artwork" className="text-sm font-bold">
        Artwork
      </h3>
      <div className="mt-3 grid gap-5">
        <ArtworkVersions creatives={creatives} line={line} side="advertiser" />
        {isOpen && (
          <FileDrop
            purpose="artwork"
            title={creatives.length === 0 ? 'Drop the artwork here' : 'Drop another version here'}
            hint={`${line.snapshot.owner || 'The owner'} reviews each version.`}
            isMultiple={false}
            isDisabled={uploads.isBusy || isPending}
            onFiles={uploads.add}
          />
        )}
        <UploadList uploads={uploads} />
      </div>
      <RefusalLine text={refusal?.whole ?? null} />
    </section>
  )
}
