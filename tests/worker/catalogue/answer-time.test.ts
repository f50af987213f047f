import { expect, test } from 'vitest'
import { confirmLine, declineLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { getAnswerTime } from '../../../worker/catalogue/answer-time.server.ts'
import { getListing } from '../../../worker/catalogue/catalogue.server.ts'
import { getOwnerPage } from '../../../worker/catalogue/owners/profile.server.ts'
import { newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { newCompany, newMember } from '../../support/inventory.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const later = (hours: number) => ({ ...service, now: new Date(service.now.getTime() + hours * 3_600_000) })

test('an owner’s time to answer is the median of what it has answered, and absent before that', async () => {
  const [user, company] = [await newPerson(), await newCompany()]
  const seller = await newMember(company)
  const walls = await Promise.all(Array.from({ length: 6 }, () => newWall({ ownerId: company })))
  const { lines } = await newRequest(user, walls)
  const [first, second, third, fourth, fifth] = lines
  if (!first || !second || !third || !fourth || !fifth) throw new Error('five lines were asked for')
  await confirmLine(later(1), seller, first)
  await confirmLine(later(2), seller, second)
  await declineLine(later(30), seller, { ...third, reason: 'Under repair' })
  await confirmLine(later(3), seller, fourth)
  expect(await getAnswerTime(service, company)).toBeNull()
  await confirmLine(later(4), seller, fifth)
  const counted = { medianMinutes: 180, answers: 5 }
  expect(await getAnswerTime(service, company)).toEqual(counted)
  expect((await getOwnerPage(service, { id: company, page: 1 })).owner.answerTime).toEqual(counted)
  const { listing } = await getListing(service, { category: 'ooh', subcategory: null, id: walls[0] ?? '' })
  expect(listing.owner.answerTime).toEqual(counted)
  expect(await getAnswerTime(service, 'nobody')).toBeNull()
})

/** Writes requests and answers of a line as the acts do, at minutes from now. */
function historyOf(company: string, line: string) {
  const at = (minutes: number) => service.now.getTime() + minutes * 60_000
  const subject = `${line}-of-${company}`
  return {
    told: (kind: string, minutes: number) =>
      rowsOf(
        'INSERT INTO notices (audience, kind, subject, version, at, sent_at) VALUES (?, ?, ?, ?, ?, 1)',
        `owner:${company}`,
        kind,
        subject,
        minutes,
        at(minutes),
      ),
    answered: (action: string, minutes: number) =>
      rowsOf(
        "INSERT INTO audit_log (action, subject, network, at, detail) VALUES (?, ?, '', ?, '{}')",
        action,
        subject,
        new Date(at(minutes)).toISOString(),
      ),
  }
}

test('each answer counts once, from the last request before it, and for its own owner', async () => {
  const [company, other] = [await newCompany(), await newCompany()]
  for (const minutes of [10, 21, 30]) {
    const line = historyOf(company, `line-${minutes}`)
    await line.told('line.asked', 0)
    await line.answered('line.confirmed', minutes)
  }
  const line = historyOf(company, 'line')
  await line.told('line.asked', 0)
  await line.answered('line.countered', 25)
  await line.told('line.asked', 100)
  await line.told('line.message', 115)
  await line.answered('line.declined', 122)
  expect(await getAnswerTime(service, company)).toEqual({ medianMinutes: 22, answers: 5 })
  expect(await getAnswerTime(service, other)).toBeNull()
})

test('the last twenty answers count', async () => {
  const company = await newCompany()
  for (let n = 0; n < 40; n += 1) {
    const line = historyOf(company, `line-${n}`)
    await line.told('line.asked', n * 1000)
    await line.answered('line.confirmed', n * 1000 + (n < 20 ? 900 : 10))
  }
  expect(await getAnswerTime(service, company)).toEqual({ medianMinutes: 10, answers: 20 })
})
