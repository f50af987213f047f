import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { PlanApproval, PlanTalk } from '../../../../worker/planner/rules/plan-talk/plan-talk.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TrapField } from '../../../ui/trap-field.tsx'
import { sendApproval, takeApprovalBack } from './plan-talk.queries.ts'

// The key of an approval stays in the browser that gave it: with it a guest withdraws the approval.

const KEY = 'plan-approvals'
const Keys = v.record(v.string(), v.string())

/** Keys by plan id; none when storage is blocked or has other content. */
function keys(): v.InferOutput<typeof Keys> {
  try {
    const kept = v.safeParse(Keys, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    return kept.success ? kept.output : {}
  } catch {
    return {}
  }
}

function keep(all: v.InferOutput<typeof Keys>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Storage is blocked: the account or the maker can still withdraw an approval.
  }
}

/** Key of this browser for a plan; null without one. */
const approvalKey = (id: string): string | null => keys()[id] ?? null

/**
 * Key of this browser for a plan, created on first use: a repeated request after a lost answer makes no second
 * approval.
 */
function keepApprovalKey(id: string): string {
  const all = keys()
  const key = all[id] ?? crypto.randomUUID()
  keep({ ...all, [id]: key })
  return key
}

function dropApprovalKey(id: string): void {
  const { [id]: _, ...others } = keys()
  keep(others)
}

/** Approval of the plan with the approver's name; else the form that approves it. */
export function PlanApprovalCard({ id, talk }: { id: string; talk: PlanTalk }) {
  const { approval } = talk
  return (
    <Card as="section" aria-labelledby="approval" className="p-4 sm:p-5">
      <h2 id="approval" className="text-lg">
        Approval
      </h2>
      {approval ? <Approved id={id} approval={approval} /> : <ApprovalForm id={id} talk={talk} />}
    </Card>
  )
}

function ApprovalForm({ id, talk: { hash, reader } }: { id: string; talk: PlanTalk }) {
  const form = useForm({
    read: ({ name = '', email = '', website = '' }) => ({
      ...(reader.name === null && { name, email }),
      ...{ hash, key: keepApprovalKey(id), website },
    }),
    send: (approval) => sendApproval(id, approval),
    done: 'Plan approved',
  })

  return (
    <Form form={form} aria-label="Approve this plan" className="mt-1 noscript:hidden">
      <p className="text-sm text-ink-2">
        The approval covers exactly this plan. It orders nothing: media owners confirm rates and days first.
      </p>
      {reader.name === null ? (
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          <TextField isRequired label="Your name" autoComplete="name" maxLength={100} {...form.field('name')} />
          <TextField
            isRequired
            label="Your email"
            type="email"
            autoComplete="email"
            maxLength={254}
            description="Visible only to the author of the plan."
            {...form.field('email')}
          />
        </div>
      ) : (
        <p className="mt-3 text-sm">
          You approve it as <b>{reader.name}</b>.
        </p>
      )}
      <TrapField name="website" label="Website" />
      <FormButtons form={form} action="Approve this plan" variant="accent" />
    </Form>
  )
}

function Approved({ id, approval }: { id: string; approval: PlanApproval }) {
  const { name, isGuest, email, hash, createdAt } = approval
  const [isAsking, setAsking] = useState(false)
  // After the first paint: the server does not know this browser's storage.
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => setKey(approvalKey(id)), [id])

  const { run } = useMutation(() => takeApprovalBack(id, key), {
    done: 'Approval withdrawn',
    failed: 'Not withdrawn',
    onDone: () => dropApprovalKey(id),
  })

  return (
    <>
      <p className="mt-2 flex items-start gap-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success-dot" />
        <span className="min-w-0 wrap-anywhere">
          Approved by <b>{name}</b>
          {isGuest && ', a guest'}, <Instant at={createdAt} />
        </span>
      </p>
      <p className="mt-2 text-sm wrap-anywhere text-ink-2">
        It covers exactly this plan, with the fingerprint <span className="num">{hash.slice(0, 12)}</span>.
        {email !== null && (isGuest ? ` Email: ${email}, not confirmed.` : ` Email: ${email}.`)}
      </p>
      {(approval.canWithdraw || key !== null) && (
        <Button variant="outline" size="sm" className="mt-4" onPress={() => setAsking(true)}>
          Withdraw the approval
        </Button>
      )}
      <ConfirmDialog
        title="Withdraw the approval?"
        confirm="Withdraw approval"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          await run()
        }}
      >
        The plan can be approved again.
      </ConfirmDialog>
    </>
  )
}
