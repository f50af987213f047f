import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addToCampaign, MAX_LINES } from '../../../worker/booking/campaigns/add-line.server.ts'
import { removeLine } from '../../../worker/booking/campaigns/change-line.server.ts'
import { listCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { campaignLines } from '../../../worker/booking/campaigns.table.ts'
import { getCampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import { confirmLine, declineLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { listAlternatives, replaceLine } from '../../../worker/booking/lines/replace.server.ts'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import {
  at,
  dueAmounts,
  itemOf,
  lineIn,
  newDraft,
  newPerson,
  newRequest,
  newSides,
  newWall,
  outcomes,
  placesOn,
  send,
  toldOf,
} from '../../support/bookings.ts'
import { buildGroup, buildSpots } from '../../support/rows.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { detailOf, recordedService, rowsOf } from '../../support/staff.ts'

const { user, owner } = await newSides()

let made = 0

/** Two walls of one kind in Pune: the second costs twice as much. */
async function twoWalls(): Promise<[string, string]> {
  const group = `pair-${++made}`
  const [wall, other]: [string, string] = [`${group}-a`, `${group}-b`]
  await buildGroup(service.db, { category: 'ooh', group }, { id: wall }, { id: other, rate: 180_000, setup: 20_000 })
  return [wall, other]
}

const TOTAL = 236_000

const wanted = (campaign: Campaign, listing: string, more: object = {}) => ({
  version: lineIn(campaign).version,
  resource: { listing, spot: null },
  expect: TOTAL,
  key: crypto.randomUUID(),
  ...more,
})

const refOf = (campaign: Campaign) => ({ campaign: campaign.id, line: lineIn(campaign).id })

/** A campaign whose line its owner declined. */
async function declined(wall: string): Promise<Campaign> {
  const request = await newRequest(user, [wall])
  await declineLine(service, owner, { ...lineIn(request), reason: 'Sold' })
  return getCampaign(service, user, request.id)
}

describe('a declined line', () => {
  test('has alternatives of its kind that are free on its days, with what they cost', async () => {
    const [wall, other] = await twoWalls()
    const campaign = await declined(wall)
    const [line] = campaign.lines
    expect(await listAlternatives(service, user, refOf(campaign))).toEqual([
      {
        resource: other,
        title: `Title of ${other}`,
        ref: `TEST-${other}`,
        side: '',
        owner: line?.snapshot.owner,
        place: 'Pune',
        path: `/category/ooh/pair-${made}/${other}`,
        net: 200_000,
        total: TOTAL,
      },
    ])
    const rival = await newPerson()
    await send(rival, await newDraft(rival, [other]))
    expect(await listAlternatives(service, user, refOf(campaign))).toEqual([])
  })

  test('has three alternatives at most, and none that is in the campaign or cannot be had like it', async () => {
    const id = `many-${++made}`
    const place = (n: number, more: object = {}) => ({ id: `${id}-${n}`, rating: 5 - n / 10, ...more })
    const places = [place(0), place(1, { capacity: 9, minQuantity: 2 }), ...[2, 3, 4, 5, 6].map((n) => place(n))]
    await buildGroup(service.db, { category: 'ooh', group: id }, ...places)
    const campaign = await declined(`${id}-0`)
    await addToCampaign(service, user, itemOf(`${id}-2`, { campaign: campaign.id }))
    const found = (await listAlternatives(service, user, refOf(campaign))).map(({ resource }) => resource)
    expect(found).toEqual([3, 4, 5].map((n) => `${id}-${n}`))
  })

  test('stays as history, while the owner of another place is asked', async () => {
    const [wall, other] = await twoWalls()
    const campaign = await declined(wall)
    const { ctx, publish } = recordedService()
    const after = await replaceLine(ctx, user, refOf(campaign), wanted(campaign, other))
    const [old, line] = after.lines
    expect([old?.status, line?.status, line?.starts, line?.ends]).toEqual([
      'declined',
      'requested',
      old?.starts,
      old?.ends,
    ])
    expect(await placesOn(other)).toMatchObject([{ starts: '2026-12-15', until: '2027-01-15' }])
    expect(await toldOf(line?.id ?? '')).toMatchObject([{ audience: 'owner:test-owner', kind: 'line.asked' }])
    expect(publish.mock.calls.flatMap(([changes]) => changes)).toContainEqual({
      ...{ event: 'line.asked', data: { id: line?.id, version: 2 } },
    })
    expect((await dueAmounts(campaign)).reduce((sum, amount) => sum + amount, 0)).toBe(TOTAL)
    const replaced = async () => (await getCampaignPage(service, user, campaign.id)).replaced
    expect(await replaced()).toEqual({ [old?.id ?? '']: line?.id })
    // Once is enough, also where a second one would cost too much.
    await rowsOf('UPDATE campaigns SET budget = ? WHERE id = ?', TOTAL, campaign.id)
    const another = wanted(campaign, await newWall({ rate: 200_000 }))
    expect(await refusalOf(replaceLine(service, user, refOf(campaign), another))).toMatch(
      /^conflict: This line has changed/,
    )
    // Not answered in time, and taken out.
    await expireLines(at('2026-12-08T12:00:00+05:30'))
    const ran = lineIn(await getCampaign(service, user, campaign.id), 1)
    await removeLine(service, user, { campaign: campaign.id, line: ran.id }, ran.version)
    expect(await replaced()).toEqual({})
  })

  test('needs the advertiser no more once it is replaced', async () => {
    const [wall, other] = await twoWalls()
    const campaign = await declined(wall)
    const neededOf = async () => (await listCampaigns(service, user)).find(({ id }) => id === campaign.id)?.needed
    expect(await neededOf()).toBe(1)
    await replaceLine(service, user, refOf(campaign), wanted(campaign, other))
    expect(await neededOf()).toBe(0)
  })

  test('does not count as a line to be confirmed, nor does one whose owner is not asked yet', async () => {
    const [wall, other] = await twoWalls()
    const campaign = await declined(wall)
    const counts = async () => (await listCampaigns(service, user)).find(({ id }) => id === campaign.id)
    expect(await counts()).toMatchObject({ lines: 1, counted: 0, confirmed: 0 })
    await addToCampaign(service, user, itemOf(await newWall(), { campaign: campaign.id }))
    expect(await counts()).toMatchObject({ lines: 2, counted: 0 })
    await replaceLine(service, user, refOf(campaign), wanted(campaign, other))
    expect(await counts()).toMatchObject({ lines: 3, counted: 1, confirmed: 0 })
  })

  test('is replaced once, by one request that is sent often and by many at a time', async () => {
    const [wall, other] = await twoWalls()
    const campaign = await declined(wall)
    const same = wanted(campaign, other)
    const again = Array.from({ length: 4 }, () => replaceLine(service, user, refOf(campaign), same))
    const places = await Promise.all(Array.from({ length: 4 }, () => newWall({ rate: 200_000 })))
    const others = places.map((place) => replaceLine(service, user, refOf(campaign), wanted(campaign, place)))
    const { done = 0, conflict = 0 } = await outcomes([...again, ...others])
    expect([done === 4 || done === 1, done + conflict]).toEqual([true, 8])
    expect((await getCampaign(service, user, campaign.id)).lines).toHaveLength(2)
  })
})

describe('a line is not replaced', () => {
  test('at another price than was shown', async () => {
    const [wall, other] = await twoWalls()
    const campaign = await declined(wall)
    const refused = replaceLine(service, user, refOf(campaign), wanted(campaign, other, { expect: 118_000 }))
    expect(await detailOf(refused)).toMatchObject({ code: 'price_changed', was: 118_000, now: TOTAL })
  })

  test('by what another has, or beyond the budget; nothing of it is left', async () => {
    const [wall, other] = await twoWalls()
    const campaign = await declined(wall)
    await env.DB.prepare('UPDATE campaigns SET budget = ? WHERE id = ?')
      .bind(TOTAL - 1, campaign.id)
      .run()
    expect(await refusalOf(replaceLine(service, user, refOf(campaign), wanted(campaign, other)))).toMatch(/its budget/)
    await env.DB.prepare('UPDATE campaigns SET budget = null WHERE id = ?').bind(campaign.id).run()
    const rival = await newPerson()
    await send(rival, await newDraft(rival, [other]))
    expect(await detailOf(replaceLine(service, user, refOf(campaign), wanted(campaign, other)))).toMatchObject({
      code: 'taken',
    })
    expect(await rowsOf('SELECT status FROM campaign_lines WHERE campaign_id = ?', campaign.id)).toEqual([
      { status: 'declined' },
    ])
  })

  test('while staff have the campaign, or by anybody else', async () => {
    const [wall, other] = await twoWalls()
    const sent = await send(user, await newDraft(user, [wall]))
    expect(await refusalOf(replaceLine(service, user, refOf(sent), wanted(sent, other)))).toMatch(
      /^conflict: This camp/,
    )
    const stranger = await newPerson()
    expect(await refusalOf(replaceLine(service, stranger, refOf(sent), wanted(sent, other)))).toMatch(/^not_found/)
    expect(await refusalOf(listAlternatives(service, stranger, refOf(sent)))).toMatch(/^not_found/)
  })

  test('by what is not sold, or where the campaign has as many lines as one may have', async () => {
    const [wall, other] = await twoWalls()
    const campaign = await declined(wall)
    const replaced = (listing: string) =>
      refusalOf(replaceLine(service, user, refOf(campaign), wanted(campaign, listing)))
    expect(await replaced('no-such-wall')).toMatch(/^not_found/)
    const [row] = await service.db.select().from(campaignLines).where(eq(campaignLines.campaignId, campaign.id))
    const copy = (n: number) => ({ id: `${campaign.id}-${n}`, ref: `${campaign.id}-${n}`, key: `${campaign.id}-${n}` })
    const insert = (n: number, more: object = {}) =>
      service.db.insert(campaignLines).values({ ...(row ?? expect.unreachable()), ...copy(n), ...more })
    await service.db.batch([
      insert(0, { status: 'removed' }),
      ...Array.from({ length: MAX_LINES - 2 }, (_, n) => insert(n + 1)),
    ])
    await insert(MAX_LINES)
    expect(await replaced(other)).toBe(`conflict: A campaign has at most ${MAX_LINES} lines`)
    await service.db.delete(campaignLines).where(eq(campaignLines.id, copy(MAX_LINES).id))
    expect(await replaced(other)).toBe('nothing was refused')
  })

  test('while its owner is asked', async () => {
    const [wall, other] = await twoWalls()
    const request = await newRequest(user, [wall])
    expect(await refusalOf(replaceLine(service, user, refOf(request), wanted(request, other)))).toMatch(
      /^conflict: This line/,
    )
  })
})

test('a line of a draft makes room for another, and nobody is asked', async () => {
  const [wall, other] = await twoWalls()
  const draft = await newDraft(user, [wall])
  const request = wanted(draft, other)
  const after = await replaceLine(service, user, refOf(draft), request)
  expect(await replaceLine(service, user, refOf(draft), request)).toEqual(after)
  expect(after).toMatchObject({ status: 'draft', total: TOTAL })
  expect(after.lines.map(({ resource, status }) => [resource, status])).toEqual([[other, 'draft']])
  expect(await placesOn(other)).toEqual([])
  expect((await getCampaignPage(service, user, draft.id)).replaced).toEqual({})
  const hall = await newWall()
  await buildSpots(service.db, hall, { id: 'door', name: 'Door' })
  const spot = wanted(after, hall, { resource: { listing: hall, spot: 'door' }, expect: 118_000 })
  const last = await replaceLine(service, user, refOf(after), spot)
  expect(last.lines).toMatchObject([{ resource: `${hall}:door`, snapshot: { title: `Door, Title of ${hall}` } }])
})

test('days that were chosen one by one are kept in another place, and its owner is asked with billing details as they are', async () => {
  const spots = { capacity: null, unit: 'per_insertion' as const }
  const days = ['2026-12-15', '2026-12-17']
  const chosen = { startDate: days[0], endDate: days[1], days }
  const { campaign } = await addToCampaign(service, user, itemOf(await newWall(spots), chosen))
  const draft = await replaceLine(service, user, refOf(campaign), wanted(campaign, await newWall(spots)))
  expect(lineIn(draft)).toMatchObject({ days, insertions: 2 })

  const [wall, other] = await twoWalls()
  const declinedOne = await declined(wall)
  const meanwhile = changedBefore(() => rowsOf('UPDATE parties SET version = version + 1 WHERE user_id = ?', user.id))
  expect(await refusalOf(replaceLine(meanwhile, user, refOf(declinedOne), wanted(declinedOne, other)))).toMatch(
    /^conflict/,
  )
})

test('a line that was not answered in time leaves: its owner cannot confirm it as well as the other', async () => {
  const [wall, other] = await twoWalls()
  const request = await newRequest(user, [wall])
  const later = at('2026-12-08T12:00:00+05:30')
  await expireLines(later)
  const expired = await getCampaign(later, user, request.id)
  expect(lineIn(expired).status).toBe('expired')
  const after = await replaceLine(later, user, refOf(expired), wanted(expired, other))
  expect(after.lines.map(({ resource, status }) => [resource, status])).toEqual([[other, 'requested']])
  expect(await refusalOf(confirmLine(later, owner, lineIn(expired)))).toMatch(/^not_found/)
})
