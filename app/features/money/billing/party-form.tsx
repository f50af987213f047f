import { CircleCheck, ReceiptText, RefreshCw } from 'lucide-react'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { OwnBillingProfile } from '../../../../worker/organisations/billing/billing-profile.server.ts'
import {
  AdvertiserDetails,
  NEEDED_BEFORE,
  OwnerDetails,
  PARTY_LABELS,
} from '../../../../worker/organisations/rules/billing/party.ts'
import { RequestError } from '../../../api-client.ts'
import { KeptForm } from '../../../kit/session/kept-form.tsx'
import { forgetInput } from '../../../kit/session/kept-input.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { failureText, formRefusalOf } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { useJudgedFields } from '../../../ui/use-judged-fields.ts'
import { getParty, saveOwnerParty, saveOwnParty } from './billing.queries.ts'
import { PartyFields } from './party-fields.tsx'

interface PartyPanelProps {
  title: string
  own: OwnBillingProfile
  /** The owner; null for the account itself, as an advertiser. */
  owner: string | null
  /** Where to go once everything is there. */
  next: string | null
}

const NAMES = Object.keys(PARTY_LABELS) as (keyof typeof PARTY_LABELS)[]

/** What the fields show of saved details. */
const textsOf = ({ party }: OwnBillingProfile): Record<string, string> =>
  Object.fromEntries(NAMES.flatMap((name) => (party ? [[name, party[name] ?? '']] : [])))

const versionOf = ({ party }: OwnBillingProfile): number => party?.version ?? 0

/** Billing details of one side, to change, with what is missing and what it is needed for. */
export function PartyPanel({ own, ...props }: PartyPanelProps) {
  // What was saved here is known before the page is read again.
  const [saved, setSaved] = useState(own)
  // Opened again with what is saved; what somebody else saves meanwhile does not replace what is typed.
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
  /** Shows the details as they are saved. */
  onReopen: () => void
}

function PartyForm({ title, own, owner, next, onSaved, onReopen }: PartyFormProps) {
  const side = owner === null ? 'advertiser' : 'owner'
  const [opened] = useState(own)
  const [initial] = useState(() => textsOf(own))
  const { form, field, values, judge, refuse } = useJudgedFields(
    side === 'owner' ? OwnerDetails : AdvertiserDetails,
    initial,
  )
  const [isPending, setPending] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const [isOld, setOld] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const guard = useGuard()
  // Of this version alone: over a newer one it would undo what somebody else saved.
  const kept = `billing ${owner ?? 'own'} ${versionOf(opened)}`
  const isChanged = !isSaved && NAMES.some((name) => (values[name] ?? '') !== (initial[name] ?? ''))

  // Once the page no longer guards what was typed.
  const leave = useEffectEvent(() => {
    if (next === null) onReopen()
    else void navigate(next)
  })
  useEffect(() => {
    if (isSaved) leave()
  }, [isSaved])

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setNotice(null)
    setOld(false)
    const texts = judge()
    if (!texts) return
    setPending(true)
    const version = versionOf(opened)
    try {
      onSaved(
        await guard(() => (owner === null ? saveOwnParty(texts, version) : saveOwnerParty(owner, texts, version))),
      )
      forgetInput(kept)
      await revalidate()
      setSaved(true)
      toast({ tone: 'success', title: 'Billing details saved' })
    } catch (error) {
      const { fields, whole } = formRefusalOf(error, NAMES)
      refuse(Object.entries(fields).map(([path, message]) => ({ path, message })))
      setNotice(whole)
      setOld(whole !== null && error instanceof RequestError && error.code === 'conflict')
    } finally {
      setPending(false)
    }
  }

  function discard() {
    forgetInput(kept)
    onReopen()
  }

  async function reopen() {
    try {
      onSaved(await guard(() => getParty(owner)))
      discard()
    } catch (error) {
      setNotice(failureText(error))
    }
  }

  return (
    <Panel title={title}>
      <div className="p-4 sm:p-5">
        <Standing own={own} side={side} />
        <form ref={form} noValidate aria-label={title} onSubmit={save} className="mt-5">
          <KeptForm form={kept} />
          <PartyFields side={side} fields={{ field, values }} isPrefixFixed={own.isPrefixFixed} />
          <RefusalLine text={notice} />
          <div className="mt-5 flex flex-wrap items-center gap-2.5">
            <Button type="submit" isPending={isPending} whyNot={!isChanged && 'Nothing has changed yet.'}>
              Save details
            </Button>
            {isOld ? (
              <Button variant="outline" onPress={reopen}>
                <RefreshCw aria-hidden />
                Show the saved details
              </Button>
            ) : (
              isChanged && (
                <Button variant="ghost" isDisabled={isPending} onPress={discard}>
                  Discard
                </Button>
              )
            )}
          </div>
        </form>
      </div>
      <UnsavedChanges isChanged={isChanged}>Your billing details have changes that are not saved.</UnsavedChanges>
    </Panel>
  )
}

/** What is missing and for what, or that all is there. */
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
