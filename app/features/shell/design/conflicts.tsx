import { useState } from 'react'
import { ConflictBanner } from '../../../kit/conflict/conflict-banner.tsx'
import { MergeDialog } from '../../../kit/conflict/merge-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const say = (title: string) => () => void toast({ title, tone: 'info' })

/** Records that two people change at once. */
export function Conflicts() {
  const [isMerging, setMerging] = useState(false)
  const close = () => setMerging(false)
  return (
    <Chapter id="conflicts" title="Two people, one record">
      <Specimen name="Banner: settings, users, campaigns, tickets" isWide layout="stack">
        <ConflictBanner
          changes={[
            { label: 'Status', before: 'Planned', now: 'Active' },
            { label: 'Reach', before: '', now: '7M+' },
          ]}
          isSaving={false}
          onTakeTheirs={say('Theirs is taken')}
          onKeepMine={say('Yours is saved')}
        >
          Someone else saved this campaign after you opened it.
        </ConflictBanner>
      </Specimen>
      <Specimen name="Merge by field: listings, articles, categories">
        <Button variant="outline" onPress={() => setMerging(true)}>
          See changes
        </Button>
        {isMerging && (
          <MergeDialog
            saved="Someone else saved “Unipole, Gachibowli flyover” at 16:48, after you opened it."
            clashes={[
              { key: 'rate', label: 'Monthly rate', base: '₹1,85,000', mine: '₹1,95,000', theirs: '₹1,90,000' },
            ]}
            merged={{ mine: ['title'], theirs: ['photos'] }}
            isSaving={false}
            onSave={close}
            onKeepEditing={close}
            onTakeTheirs={close}
          />
        )}
      </Specimen>
    </Chapter>
  )
}
