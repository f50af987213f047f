import { CircleCheck, ReceiptText, RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as v from 'valibot'
import type { OwnBillingProfile } from '../../../../worker/organisations/billing/billing-profile.server.ts'
import {
  AdvertiserDetails,
  NEEDED_BEFORE,
  OwnerDetails,
  PARTY_LABELS,
} from '../../../../worker/organisations/rules/billing/party.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx'
import { getParty, saveOwnerParty, saveOwnParty } from './billing.queries.ts'
import { PartyFields } from './party-fields.tsx'

interface PartyPanelProps {
  title: string
  own: OwnBillingProfile
  /** Id of the owner; null for the account itself, as an advertiser. */
  owner: string | null
  /** Path to open once the details are complete. */
  next: string | null
}

const NAMES = Object.keys(PARTY_LABELS) as (keyof typeof PARTY_LABELS)[]

/** Texts of the fields for saved details. */
const textsOf = ({ party }: OwnBillingProfile): Record<string, string> =>
  Object.fromEntries(NAMES.flatMap((name) => (party ? [[name, party[name] ?? '']] : [])))

const versionOf = ({ party }: OwnBillingProfile): number => party?.version ?? 0

/** Form for the billing details of one side, with the missing ones and their purpose. */
export function PartyPanel({ own, ...props }: PartyPanelProps) {
  // Details saved here, until the page is read again.
  const [saved, setSaved] = useState(own)
  // A new edition mounts the form again with the saved details. Details saved by another person meanwhile do not
  // replace typed text.
  const [edition, setEdition] = useState(0)
  return (
    <PartyForm
      key={edition}
      {...props}
      own={versionOf(own) > versionOf(saved) ? own : saved}
      onSaved={setSaved}
      onReopen={() => setEdition(edition + 1)}
    />
  )
}

interface PartyFormProps extends PartyPanelProps {
  onSaved: (saved: OwnBillingProfile) => void
  /** Mounts the form again with the saved details. */
  onReopen: () => void
}

function PartyForm({ title, own, owner, next, onSaved, onReopen }: PartyFormProps) {
  const side = owner === null ? 'advertiser' : 'owner'
  const [opened] = useState(own)
  const [initial] = useState(() => textsOf(own))
  const schema: v.GenericSchema = side === 'owner' ? OwnerDetails : AdvertiserDetails
  const [isSaved, setSaved] = useState(false)
  const navigate = useNavigate()
  const version = versionOf(opened)
  const form = useForm({
    initial,
    schema,
    send: (_, texts) => (owner === null ? saveOwnParty(texts, version) : saveOwnerParty(owner, texts, version)),
    // Drafts belong to one version: over a newer one a draft would undo what another person saved.
    keep: `billing ${owner ?? 'own'} ${version}`,
    done: 'Billing details saved',
    onDone(saved) {
      onSaved(saved)
      setSaved(true)
    },
  })
  const { isChanged, isPending, refusal } = form
  const isOld = refusal?.code === 'conflict' && refusal.whole !== null

  // Runs once the page no longer guards the typed text.
  const leave = useEffectEvent(() => {
    if (next === null) onReopen()
    else void navigate(next)
  })
  useEffect(() => {
    if (isSaved) leave()
  }, [isSaved])

  function discard() {
    form.discard()
    onReopen()
  }

  const { run: reopen } = useMutation(() => getParty(owner), {
    revalidate: false,
    onDone(saved) {
      onSaved(saved)
      discard()
    },
    onRefused: form.setRefusal,
  })

  return (
    <Panel title={title}>
      <div className="p-4 sm:p-5">
        <Standing own={own} side={side} />
        <Form form={form} aria-label={title} className="mt-5">
          <PartyFields side={side} form={form} isPrefixFixed={own.isPrefixFixed} />
          <FormButtons
            form={form}
            action="Save details"
            pendingLabel="Saving"
            whyNot={!isChanged && 'No changes yet.'}
            aside={
              isOld ? (
                <Button variant="outline" onPress={() => reopen()}>
                  <RefreshCw aria-hidden />
                  Show the saved details
                </Button>
              ) : (
                isChanged && (
                  <Button variant="ghost" isDisabled={isPending} onPress={discard}>
                    Discard
                  </Button>
                )
              )
            }
          />
          <UnsavedChanges isChanged={form.isChanged} onDiscard={form.discard}>
            Your billing details have changes that are not saved.
          </UnsavedChanges>
        </Form>
      </div>
    </Panel>
  )
}

/** Missing details and their purpose, or a note that the details are complete. */
function Standing({ own: { missing }, side }: { own: OwnBillingProfile; side: 'advertiser' | 'owner' }) {
  return missing.length > 0 ? (
    <Banner tone="warn" icon={ReceiptText}>
      <b>{NEEDED_BEFORE[side]}:</b> {missing.join(', ')}.
    </Banner>
  ) : (
    <p className="flex items-start gap-2 text-sm font-medium text-success-ink">
      <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
      {side === 'owner' ? 'Complete: you can confirm requests.' : 'Complete: you can send campaigns.'}
    </p>
  )
}
