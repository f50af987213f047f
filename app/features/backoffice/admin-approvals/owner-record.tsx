import { useState } from 'react'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import type { OwnerRecord } from '../../../../worker/organisations/owners/verification.server.ts'
import {
  NewVerification,
  type VerificationRecord,
  verificationText,
} from '../../../../worker/organisations/rules/owners/verification.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { NO_VERIFICATION, VerificationFields } from './verification-fields.tsx'
import { recordVerification } from './verifications.queries.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Verification of a media owner: every check of its documents, and a form for a new one. */
export function OwnerRecordView({ record: { owner, records } }: { record: OwnerRecord }) {
  return (
    <article className="max-w-3xl">
      <BackLink to="/admin/approvals">All approvals</BackLink>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl wrap-anywhere">{owner.name}</h2>
          <p className="mt-1 text-sm text-ink-2">
            {[owner.city, owner.state].filter(Boolean).join(', ')} ·{' '}
            <TextLink to={`/owners/${owner.id}`}>Open the public page</TextLink>
          </p>
        </div>
        {owner.verified ? <Badge tone="success">Verified</Badge> : <Badge tone="neutral">Not verified</Badge>}
      </div>
      <div className="mt-5 grid gap-5">
        <Panel title="Document checks">
          {records.length === 0 ? (
            <p className="p-4 text-sm text-ink-2">No check is recorded. The company has no Verified mark.</p>
          ) : (
            <ul className="divide-y divide-line text-sm">
              {records.map((one) => (
                <RecordRow key={one.id} owner={owner} record={one} />
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="New check">
          <RecordForm owner={owner} />
        </Panel>
      </div>
    </article>
  )
}

function RecordRow({ owner, record }: { owner: OwnerRecord['owner']; record: VerificationRecord }) {
  const [isAsking, setAsking] = useState(false)
  const { checkedBy, recordedAt, note, withdrawn } = record
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className={withdrawn ? 'text-ink-3 line-through' : 'font-semibold'}>{verificationText(record)}</p>
        <p className="mt-0.5 text-xs text-ink-3">
          Checked by {checkedBy ?? 'a former member of staff'}, recorded <Instant at={recordedAt} />
        </p>
        {note && <p className="mt-1 whitespace-pre-line">{note}</p>}
        {withdrawn && (
          <p className="mt-1 whitespace-pre-line">
            Withdrawn <Instant at={withdrawn.at} /> by {withdrawn.by ?? 'a former member of staff'}: {withdrawn.reason}
          </p>
        )}
      </div>
      {!withdrawn && (
        <Button variant="danger" size="sm" onPress={() => setAsking(true)}>
          Withdraw check
        </Button>
      )}
      {isAsking && <WithdrawDialog owner={owner} record={record} onClose={() => setAsking(false)} />}
    </li>
  )
}

function RecordForm({ owner }: { owner: OwnerRecord['owner'] }) {
  const [draft, setDraft] = useState(NO_VERIFICATION)
  const form = useForm({
    initial: { documents: '' },
    read: () => parse(NewVerification, draft),
    send: (check) => recordVerification(owner.id, check),
    conflict: 'Not saved',
    done: 'Check recorded',
    resets: true,
    onDone: () => setDraft(NO_VERIFICATION),
  })

  return (
    <Form form={form} aria-label={`New check of ${owner.name}`} className="p-4">
      <div className="grid gap-4">
        <VerificationFields
          value={draft}
          onChange={setDraft}
          problems={form.problems}
          description="The company’s page shows buyers which documents were checked, and when."
        />
      </div>
      <FormButtons form={form} action="Record check" pendingLabel="Recording" />
    </Form>
  )
}
