import { useState } from 'react'
import * as v from 'valibot'
import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { type Creative, CreativeRejection, takesArtwork } from '../../../worker/booking/rules/lines/artwork.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { Form, FormButtons } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { approveArtwork, rejectArtwork } from './artwork.queries.ts'
import { ArtworkVersions } from './artwork-version.tsx'

interface JudgedArtworkProps {
  line: CampaignLine
  /** Artwork of the line, newest first. */
  creatives: readonly Creative[]
  today: CivilDate
  /** False for a member with the right to read only. */
  mayJudge: boolean
}

/** Artwork of a line for its owner, who approves or rejects the newest version. */
export function JudgedArtwork({ line, creatives, today, mayJudge }: JudgedArtworkProps) {
  const [newest] = creatives
  const isOpen = takesArtwork(line, today)
  if (!isOpen && !newest) return null
  return (
    <Card as="section" aria-labelledby="artwork" className="p-5">
      <h2 id="artwork" className="text-base">
        Artwork
      </h2>
      <div className="mt-3 grid gap-5">
        {newest ? (
          <ArtworkVersions creatives={creatives} line={line} side="owner" />
        ) : (
          <p className="text-sm text-ink-2">No artwork yet. You are notified when the advertiser sends it.</p>
        )}
        {isOpen && mayJudge && newest?.status === 'uploaded' && !newest.isWithStaff && (
          <Verdict key={newest.id} creative={newest} />
        )}
      </div>
    </Card>
  )
}

function Verdict({ creative: { id, version } }: { creative: Creative }) {
  const [isRefusing, setRefusing] = useState(false)
  const approval = useMutation(() => approveArtwork(id), {
    conflict: 'Not saved',
    done: `Version ${version} approved`,
  })
  const form = useForm({
    schema: v.pick(CreativeRejection, ['reason']),
    input: ({ reason = '' }) => ({ reason }),
    send: ({ reason }) => rejectArtwork(id, reason),
    keep: `artwork-${id}`,
    conflict: 'Not saved',
    done: `Version ${version} sent back`,
  })

  if (isRefusing) {
    return (
      <Form form={form} aria-label="Send the artwork back">
        <ReasonField
          autoFocus
          description="Shown to the advertiser, who sends another version."
          {...form.field('reason')}
        />
        <FormButtons
          form={form}
          action="Send back"
          variant="danger"
          aside={
            <Button variant="ghost" isDisabled={form.isPending} onPress={() => setRefusing(false)}>
              Keep looking
            </Button>
          }
        />
      </Form>
    )
  }
  return (
    <div>
      <RefusalLine text={approval.refusal?.whole ?? null} />
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button isPending={approval.isPending} onPress={() => approval.run()}>
          Approve version {version}
        </Button>
        <Button variant="outline" isDisabled={approval.isPending} onPress={() => setRefusing(true)}>
          Send back
        </Button>
      </div>
    </div>
  )
}
