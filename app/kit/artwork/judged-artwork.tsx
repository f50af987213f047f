import { useState } from 'react'
import * as v from 'valibot'
import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { type Creative, CreativeRejection, takesArtwork } from '../../../worker/booking/rules/lines/artwork.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFormAct } from '../../ui/use-one-act.ts'
import { useKeptText } from '../session/use-kept-text.ts'
import { approveArtwork, rejectArtwork } from './artwork.queries.ts'
import { ArtworkVersions } from './artwork-version.tsx'

interface JudgedArtworkProps {
  line: CampaignLine
  /** Of the line, newest first. */
  creatives: readonly Creative[]
  today: CivilDate
  /** False for a member who may only look. */
  mayJudge: boolean
}

/** Artwork of a line for its owner, who approves the newest version or sends it back. */
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
          <p className="text-sm text-ink-2">The advertiser has not sent any yet. You are told when they do.</p>
        )}
        {isOpen && mayJudge && newest?.status === 'uploaded' && !newest.isWithStaff && (
          <Verdict key={newest.id} creative={newest} />
        )}
      </div>
    </Card>
  )
}

const NONE = {}

function Verdict({ creative: { id, version } }: { creative: Creative }) {
  const { act, pending, refusal } = useFormAct(['reason'])
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason, onSent] = useKeptText(`artwork-${id}`)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>(NONE)
  const fields = refusal.fields.reason ? refusal.fields : problems

  async function approve() {
    if (await act('approve', () => approveArtwork(id))) toast({ tone: 'success', title: `Version ${version} approved` })
  }

  async function reject() {
    const { issues } = v.safeParse(CreativeRejection.entries.reason, reason)
    setProblems(issues ? { reason: issues[0].message } : NONE)
    if (!issues && (await act('reject', () => rejectArtwork(id, reason)))) {
      onSent(reason)
      toast({ tone: 'success', title: `Version ${version} sent back` })
    }
  }

  return (
    <div>
      {isRefusing && (
        <form
          noValidate
          id="send-back"
          aria-label="Send the artwork back"
          className="mb-4"
          onSubmit={(event) => {
            event.preventDefault()
            void reject()
          }}
        >
          <ReasonField
            autoFocus
            fields={fields}
            value={reason}
            onChange={(text) => {
              setReason(text)
              setProblems(NONE)
            }}
            description="The advertiser reads it, and sends another version."
          />
        </form>
      )}
      <RefusalLine text={refusal.whole} />
      <div className="mt-2 flex flex-wrap gap-2.5">
        {isRefusing ? (
          <>
            <Button type="submit" form="send-back" variant="danger" isPending={pending === 'reject'}>
              Send back
            </Button>
            <Button variant="ghost" isDisabled={pending !== null} onPress={() => setRefusing(false)}>
              Keep looking
            </Button>
          </>
        ) : (
          <>
            <Button isPending={pending === 'approve'} onPress={approve}>
              Approve version {version}
            </Button>
            <Button variant="outline" isDisabled={pending !== null} onPress={() => setRefusing(true)}>
              Send back
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
