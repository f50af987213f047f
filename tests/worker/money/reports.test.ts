import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { cancelLine, getCancellationCost } from '../../../worker/booking/lines/cancel.server.ts'
import { acceptProof, answerRemedy } from '../../../worker/booking/proofs/answer-proof.server.ts'
import { getDelivery } from '../../../worker/booking/proofs/delivery.server.ts'
import { findShort } from '../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { sendProof } from '../../../worker/booking/proofs/send.server.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { findOwnLetterhead, findReportHead, removeLogo, setLogo } from '../../../worker/money/reports/logo.server.ts'
import { getReportMail, sendReportMails, setReportMail } from '../../../worker/money/reports/report-mail.server.ts'
import { getCampaignReport } from '../../../worker/money/reports/reports.server.ts'
import type { CampaignReport } from '../../../worker/money/rules/reports/report.ts'
import { parties } from '../../../worker/organisations/billing.table.ts'
import { at, lineIn, newDraft, newPerson, newSides, newWall, send } from '../../support/bookings.ts'
import { newMailbox } from '../../support/mailbox.ts'
import { person } from '../../support/people.ts'
import { newDisputed, newProof, newShown, newUpload, proofOf, SHOWN } from '../../support/proofs.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, rowsOf, STAFF } from '../../support/staff.ts'
import { encoded, png, sendFile, uploaded } from '../../support/uploads.ts'

let sides: { user: CurrentUser; owner: CurrentUser }
beforeAll(async () => {
  sides = await newSides()
})
const shown = () => newShown(sides)

/** Two days after everything that a line of December wants is due. */
const AFTER = at('2027-02-01T10:00:00+05:30')

/** Sends and accepts every proof that the line wants, week by week. */
async function proveAll({ user, owner, line }: Awaited<ReturnType<typeof shown>>, ctx: ServiceContext = AFTER) {
  for (const n of [1, 2, 3, 4, 5]) {
    const files = [{ key: await newUpload(line.id), moment: 'day' as const }]
    await acceptProof(ctx, user, await sendProof(ctx, owner, line.id, proofOf({ slot: `photo-${n}`, files })))
  }
}

const firstLine = ({ lines: [line] }: CampaignReport) => {
  if (!line) throw new Error('no line')
  return line
}

describe('a report', () => {
  test('is of the advertiser and of staff, once the campaign is approved', async () => {
    const { user, campaign } = await shown()
    expect((await getCampaignReport(SHOWN, user, campaign.id)).campaign.ref).toBe(campaign.ref)
    expect((await getCampaignReport(SHOWN, STAFF, campaign.id, { by: 'admin' })).campaign.ref).toBe(campaign.ref)
    expect(await refusalOf(getCampaignReport(SHOWN, await newPerson(), campaign.id))).toMatch(/^not_found/)
    const draft = await newDraft(user, [await newWall()])
    expect(await refusalOf(getCampaignReport(SHOWN, user, draft.id))).toMatch(/^not_found/)
    const sent = await send(user, draft)
    expect(await refusalOf(getCampaignReport(SHOWN, STAFF, sent.id, { by: 'admin' }))).toMatch(/^not_found/)
  })

  test('counts the days whose photos are accepted, and agrees with the campaign and its proofs', async () => {
    const of = await shown()
    const read = (ctx = SHOWN) => getCampaignReport(ctx, of.user, of.campaign.id)
    expect(firstLine(await read())).toMatchObject({ ordered: 31, delivered: 0, share: 0 })
    const proof = await newProof(of)
    expect(firstLine(await read()).delivered).toBe(0)
    await acceptProof(SHOWN, of.user, proof)
    const report = await read()
    expect(firstLine(report)).toMatchObject({ noun: ['day shown', 'days shown'], delivered: 7, wanted: 5 })
    const { counts } = await getDelivery(SHOWN, of.user, of.campaign.id)
    expect(report.proofs).toEqual({ wanted: 5, ...counts })
    expect(report.money.total).toBe((await getCampaign(SHOWN, of.user, of.campaign.id)).total)
    // A thousand people a day on the wall, for 31 days.
    expect(firstLine(report).showings).toMatchObject({ count: 31_000 })
    expect(report.cities.map(({ name }) => name)).toEqual(['Pune'])
    expect(report.isClosed).toBe(false)
  })

  test('of a shortfall has what was missing, and its credit', async () => {
    const { proof, user, campaign } = await newDisputed(sides)
    await findShort(SHOWN, STAFF, { ...proof, missing: 3, promised: 31, note: 'Dark for three days' })
    const report = await getCampaignReport(SHOWN, user, campaign.id)
    expect(firstLine(report)).toMatchObject({ ordered: 31, delivered: 4 })
    const { total, lines } = await getCampaign(SHOWN, user, campaign.id)
    const { refund } = lineIn({ ...campaign, lines })
    expect(report.money).toMatchObject({ credited: refund, total: total + refund })
    expect(report.sums.credited).toBe(refund)
    expect(report.money.credited).toBeGreaterThan(0)
  })

  test('counts days at no charge as a line of their own that costs nothing', async () => {
    const { proof, user, campaign } = await newDisputed(sides)
    const makeGood = { starts: '2027-02-01', ends: '2027-02-03' }
    const judged = await findShort(SHOWN, STAFF, { ...proof, missing: 3, promised: 31, note: 'Dark', makeGood })
    await answerRemedy(SHOWN, user, { ...judged.proof, answer: 'accepted' })
    const { lines, money } = await getCampaignReport(SHOWN, user, campaign.id)
    expect(lines.map(({ isMakeGood, ordered, total }) => [isMakeGood, ordered, total])).toEqual([
      [false, 31, campaign.total],
      [true, 3, 0],
    ])
    expect(money.total).toBe(campaign.total)
  })

  test('has of a cancelled line what is charged for it alone', async () => {
    const of = await shown()
    const before = at('2026-12-01T10:00:00+05:30')
    const { refund } = await getCancellationCost(before, 'advertiser', of.user, of.line.id)
    await cancelLine(before, 'advertiser', of.user, { ...of.line, expect: refund, reason: '' })
    const report = await getCampaignReport(before, of.user, of.campaign.id)
    expect(report.lines[0]).toMatchObject({ state: 'cancelled', credited: 0, share: null })
    expect(report.money.total).toBe(of.campaign.total - refund)
    expect(report.media.map(({ name }) => name)).toEqual(['Cancellation charges'])
  })
})

/** Mondays at nine in the morning. */
const monday = (day: string) => {
  const { mails } = newMailbox()
  const mailer: ServiceContext['mailer'] = {
    send: async ({ to, subject, text }) => void mails.push({ to, subject, text, from: 'a@b.in' }),
  }
  return { ctx: at(`${day}T09:00:00+05:30`, { mailer }), mails }
}

describe('a weekly mail', () => {
  test('comes once a Monday, also from two runs at once, and can be turned off', async () => {
    const { user, campaign } = await shown()
    expect(await setReportMail(SHOWN, user, campaign.id, true)).toEqual({ isOn: true, next: '2026-12-21' })
    // The week has begun.
    const before = monday('2026-12-14')
    expect(await sendReportMails(before.ctx)).toBe(0)
    const { ctx, mails } = monday('2026-12-21')
    expect(await sendReportMails(at('2026-12-21T07:30:00+05:30'))).toBe(0)
    const counts = await Promise.all([sendReportMails(ctx), sendReportMails(ctx), sendReportMails(ctx)])
    expect(counts.toSorted()).toEqual([0, 0, 1])
    expect(mails).toMatchObject([{ to: user.email, subject: `${campaign.ref}: report of the week` }])
    expect(mails[0]?.text).toContain(`https://adchowk.test/dashboard/campaigns/${campaign.id}/report`)
    expect(mails[0]?.text).not.toContain(campaign.name)
    expect(await sendReportMails(monday('2026-12-21').ctx)).toBe(0)
    const next = monday('2026-12-28')
    expect(await sendReportMails(next.ctx)).toBe(1)
    await setReportMail(SHOWN, user, campaign.id, false)
    expect(await sendReportMails(monday('2027-01-04').ctx)).toBe(0)
    expect((await audited(campaign.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['report_mail.turned_on', 'report_mail.turned_off']),
    )
  })

  test('that cannot be sent is tried again within the day', async () => {
    const { user, campaign } = await shown()
    await setReportMail(SHOWN, user, campaign.id, true)
    const broken: ServiceContext['mailer'] = { send: () => Promise.reject(new Error('The platform takes no mail')) }
    expect(await sendReportMails(at('2026-12-21T09:00:00+05:30', { mailer: broken }))).toBe(0)
    const { ctx, mails } = monday('2026-12-21')
    expect(await sendReportMails(ctx)).toBe(1)
    expect(mails).toHaveLength(1)
    await setReportMail(SHOWN, user, campaign.id, false)
  })

  test('stops with a last one when everything is over and proven', async () => {
    const of = await shown()
    await setReportMail(SHOWN, of.user, of.campaign.id, true)
    await proveAll(of)
    const { ctx, mails } = monday('2027-02-01')
    expect(await Promise.all([sendReportMails(ctx), sendReportMails(ctx)])).toContain(1)
    expect(mails.map(({ subject }) => subject)).toEqual([`${of.campaign.ref}: the last report`])
    expect(await sendReportMails(monday('2027-02-08').ctx)).toBe(0)
    expect(await getReportMail(AFTER, of.user, of.campaign.id)).toMatchObject({ isOn: false })
    expect(await refusalOf(setReportMail(AFTER, of.user, of.campaign.id, true))).toMatch(/^conflict/)
  })

  test('is for the own campaign and a confirmed address alone', async () => {
    const { user, campaign } = await shown()
    expect(await refusalOf(setReportMail(SHOWN, await newPerson(), campaign.id, true))).toMatch(/^not_found/)
    expect(await refusalOf(setReportMail(SHOWN, { ...user, emailVerified: false }, campaign.id, true))).toMatch(
      /^forbidden/,
    )
    expect(await rowsOf('SELECT * FROM report_mails WHERE campaign_id = ?', campaign.id)).toEqual([])
  })
})

describe('the logo of reports', () => {
  const withParty = async () => {
    const buyer = await person()
    const details = { legalName: 'Kesar Media LLP', state: 'Gujarat', gstin: '24AAKFK1234L1Z5' }
    await service.db
      .update(parties)
      .set({ ...details, address: '4 Ring Road, Surat 395002', email: 'accounts@kesar.example' })
      .where(eq(parties.userId, buyer.id))
    return { ...buyer, user: await getUser(service, buyer.id) }
  }
  const asLogo = ({ id }: { id: string }) => ({ purpose: 'logo' as const, subject: id, name: 'logo.png' })

  test('is at the head of the report, is seen by its account alone, and can be taken off', async () => {
    const buyer = await withParty()
    expect(await findOwnLetterhead(service, buyer.user)).toBeNull()
    const { key } = await uploaded(buyer.browser, await png(64, 32), asLogo(buyer))
    expect(await setLogo(service, buyer.user, key)).toEqual({ name: 'Kesar Media LLP', logo: key })
    expect(await findOwnLetterhead(service, buyer.user)).toMatchObject({
      name: 'Kesar Media LLP',
      lines: ['4 Ring Road, Surat 395002', 'accounts@kesar.example · GSTIN 24AAKFK1234L1Z5'],
      mark: { kind: 'logo', ratio: 2, src: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
    })
    expect((await buyer.browser.get(`/api/files/${key}/320`)).status).toBe(200)
    const other = await withParty()
    expect((await other.browser.get(`/api/files/${key}/320`)).status).toBe(404)
    expect(await refusalOf(setLogo(service, other.user, key))).toMatch(/^conflict/)

    const second = await uploaded(buyer.browser, await encoded('image/jpeg'), asLogo(buyer))
    await setLogo(service, buyer.user, second.key)
    const claimed = () =>
      rowsOf('SELECT claimed_by FROM uploads WHERE key IN (?, ?) ORDER BY key = ?', key, second.key, key)
    expect(await claimed()).toEqual([{ claimed_by: `pty_${buyer.id}` }, { claimed_by: null }])
    await removeLogo(service, buyer.user)
    expect(await claimed()).toEqual([{ claimed_by: null }, { claimed_by: null }])
    expect(await findReportHead(service, buyer.user)).toEqual({ name: 'Kesar Media LLP', logo: null })
  })

  test('is a PNG or JPEG of at most 1 MB, by its content, of the own account', async () => {
    const buyer = await withParty()
    const status = async (...sent: Parameters<typeof sendFile>) => (await sendFile(...sent)).status
    expect(await status(buyer.browser, await encoded('image/webp'), asLogo(buyer))).toBe(415)
    expect(await status(buyer.browser, new Uint8Array(1024 * 1024 + 1), asLogo(buyer))).toBe(413)
    expect(await status(buyer.browser, await png(), { purpose: 'logo', subject: 'usr_other' })).toBe(404)
  })

  test('asks for the billing details first', async () => {
    const { user } = await withParty()
    await service.db.delete(parties).where(eq(parties.userId, user.id))
    expect(await findReportHead(service, user)).toBeNull()
    expect(await refusalOf(setLogo(service, user, '00000000-0000-4000-8000-000000000000.png'))).toMatch(
      /^conflict: Enter your billing details/,
    )
  })
})
