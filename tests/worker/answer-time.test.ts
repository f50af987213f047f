import { expect, test } from 'vitest'
import { confirmLine, declineLine } from '../../worker/bookings/answer.server.ts'
import { getAnswerTime } from '../../worker/catalogue/answer-time.server.ts'
import { getListing } from '../../worker/catalogue/catalogue.server.ts'
import { getOwnerPage } from '../../worker/owners/profile.server.ts'
import { newPerson, newRequest, newWall } from '../support/bookings.ts'
import { newCompany, newMember } from '../support/inventory.ts'
import { service } from '../support/service.ts'

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
