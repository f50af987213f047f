import { expect, test } from 'vitest'
import { sendNotices } from '../../../worker/outbox.server.ts'
import { approvePlan, withdrawApproval } from '../../../worker/planner/plan-approval.server.ts'
import { addComment } from '../../../worker/planner/plan-comments.server.ts'
import { getPlanTalk } from '../../../worker/planner/plan-talk.server.ts'
import { newAccount } from '../../support/identity.ts'
import { service } from '../../support/service.ts'
import { sharedPlan } from '../../support/shared-plan.ts'

const HOUR_MS = 3_600_000
/** The service some hours later. */
const after = (hours: number) => ({ ...service, now: new Date(service.now.getTime() + hours * HOUR_MS) })

/** The mails that are sent now. */
async function mailsTo(to: string) {
  const mails: { to: string; subject: string; text: string }[] = []
  await sendNotices({ ...after(9), mailer: { send: async (mail) => void mails.push(mail) } })
  return mails.filter((mail) => mail.to === to)
}

test('the maker of a plan gets a mail for what happens to it, one an hour, without a word that a guest typed', async () => {
  const { id: userId, email } = await newAccount()
  const plan = { id: await sharedPlan(undefined, undefined, userId) }
  const comment = () => ({ key: crypto.randomUUID(), name: 'Rohan Iyer', text: 'Buy from evil.example' })
  for (const ctx of [service, service, after(2)]) await addComment(ctx, plan, comment())
  const key = crypto.randomUUID()
  const { hash } = await getPlanTalk(service, plan)
  await approvePlan(service, plan, { key, name: 'Meera Nair', email: 'meera@kaveri.example', hash })
  await withdrawApproval(service, plan, { key })

  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A comment on your media plan of 20 Nov 2026',
    'A comment on your media plan of 20 Nov 2026',
    'Approved: your media plan of 20 Nov 2026',
    'No longer approved: your media plan of 20 Nov 2026',
  ])
  for (const { text } of mails) {
    expect(text).toContain(`/plans/${plan.id}`)
    expect(text).not.toMatch(/evil|Rohan|Meera/i)
  }
})

test('a guest gets no mail about their plan', async () => {
  const plan = { id: await sharedPlan() }
  await addComment(service, plan, { key: crypto.randomUUID(), name: 'Rohan Iyer', text: 'Good' })
  expect(await mailsTo('')).toEqual([])
})
