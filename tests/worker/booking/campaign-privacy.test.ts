import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { listOwnerBookings } from '../../../worker/booking/lines/owner-bookings.server.ts'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { publicApi } from '../../../worker/doors/public-api.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import type { LiveHub } from '../../../worker/kernel/live/live.hub.ts'
import { SESSION_ENDED } from '../../../worker/kernel/rules/live/live.ts'
import {
  at,
  bodyOf,
  lineIn,
  newDraft,
  newOwner,
  newPerson,
  newRequest,
  newWall,
  send,
  toldOf,
} from '../../support/bookings.ts'
import { type Browser, newAccount, setRole } from '../../support/identity.ts'
import { deletion, eventually, Listening, UPGRADE } from '../../support/live.ts'
import { billAdvertiser } from '../../support/parties.ts'
import { byTheClock, ownerBrowser, person } from '../../support/people.ts'
import { routesOf } from '../../support/routes.ts'
import { ELSEWHERE } from '../../support/routes-elsewhere.ts'
import { service } from '../../support/service.ts'
import { detailOf, recordedService, rowsOf } from '../../support/staff.ts'

const PUBLIC = new Set(routesOf(publicApi).map((route) => route.replace(' ', ' /api')))
const SIGNED_IN = routesOf().filter((route) => !PUBLIC.has(route) && !route.includes(' /api/admin/'))
const OF_CAMPAIGNS = SIGNED_IN.filter((route) => / \/api\/(campaigns|owner\/bookings)\/:/.test(route))

const { ctx: _, ...DAYS } = byTheClock()
const VERSION = { version: 1 }

/** Body of each address that reads more than a version. */
const BODIES: Record<string, object> = {
  'PATCH /api/campaigns/:id': { ...VERSION, name: 'Mine now' },
  'POST /api/campaigns/:id/copy': { name: 'Mine now', startDate: DAYS.endDate, key: crypto.randomUUID() },
  'POST /api/campaigns/:id/submit': { ...VERSION, expect: 0 },
  'POST /api/campaigns/:id/cancel': { ...VERSION, expect: 0 },
  'PATCH /api/campaigns/:id/lines/:line': { ...VERSION, ...DAYS },
  'POST /api/campaigns/:id/lines/:line/ask': { ...VERSION, expect: 0 },
  'POST /api/campaigns/:id/lines/:line/replace': { ...VERSION, expect: 0, resource: 'wall', key: crypto.randomUUID() },
  'POST /api/campaigns/:id/lines/:line/cancel': { ...VERSION, expect: 0 },
  'POST /api/campaigns/:id/lines/:line/messages': { text: 'Hello' },
  'PUT /api/campaigns/:id/report-mail': { isOn: true },
  'POST /api/campaigns/:id/proofs/accept': { proofs: [{ id: 'prf_of-another', ...VERSION }] },
  'POST /api/campaigns/:id/shares': { expires: DAYS.endDate },
  'POST /api/owner/bookings/:id/decline': { ...VERSION, reason: 'Sold' },
  'POST /api/owner/bookings/:id/counter': {
    ...VERSION,
    ...{ starts: DAYS.startDate, ends: DAYS.endDate },
    ...{ media: 1, setup: 0 },
  },
  'POST /api/owner/bookings/:id/cancel': { ...VERSION, expect: 0 },
  'POST /api/owner/bookings/:id/messages': { text: 'Hello' },
}

/** Query of an address. */
const QUERIES: Record<string, string> = { 'GET /api/campaigns/:id/copy': `?startDate=${DAYS.endDate}` }

/** The status that each of some routes answers. */
async function statusesOf(browser: Browser, routes: readonly string[], { id, line }: { id: string; line: string }) {
  const answers: Record<string, number> = {}
  for (const route of routes) {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replace(':id', pattern.startsWith('/api/owner') ? line : id).replace(':line', line)
    const body = method === 'GET' ? undefined : (BODIES[route] ?? VERSION)
    answers[route] = (await browser.send(method, path + (QUERIES[route] ?? ''), body)).status
  }
  return answers
}

const all = (routes: readonly string[], status: number) => Object.fromEntries(routes.map((route) => [route, status]))

const idsOf = (campaign: Campaign) => ({ id: campaign.id, line: lineIn(campaign).id })

const stateOf = ({ id }: Campaign) =>
  rowsOf(
    `SELECT c.status, c.version, l.status, l.version, (SELECT count(*) FROM messages m WHERE m.line_id = l.id) AS messages
     FROM campaigns c JOIN campaign_lines l ON l.campaign_id = c.id WHERE c.id = ?`,
    id,
  )

describe('a campaign is its advertiser’s alone', () => {
  test('every address with an id of its own is asked for here, or is known to be about something else', () => {
    const others = SIGNED_IN.filter((route) => route.includes(':') && !OF_CAMPAIGNS.includes(route))
    expect(others.toSorted()).toEqual(ELSEWHERE)
    expect(OF_CAMPAIGNS.length).toBeGreaterThan(25)
  })

  test.each([
    ['a draft', async () => newDraft(await newPerson(), [await newWall()], byTheClock())],
    ['one that owners are asked about', async () => newRequest(await newPerson(), [await newWall()], byTheClock())],
  ])('another finds nothing of %s, whatever they ask and however they address it', async (_, make) => {
    const campaign = await make()
    const before = await stateOf(campaign)
    const [stranger, rival] = [await person(), await ownerBrowser('another-owner')]
    const own = await newDraft(await getUser(service, stranger.id), [await newWall()])
    expect(await statusesOf(stranger.browser, OF_CAMPAIGNS, idsOf(campaign))).toEqual(all(OF_CAMPAIGNS, 404))
    expect(await statusesOf(rival.browser, OF_CAMPAIGNS, idsOf(campaign))).toEqual(all(OF_CAMPAIGNS, 404))
    const ofLines = OF_CAMPAIGNS.filter((route) => route.includes(':line'))
    expect(await statusesOf(stranger.browser, ofLines, { ...idsOf(campaign), id: own.id })).toEqual(all(ofLines, 404))
    const added = bodyOf(await newWall(), { ...DAYS, campaign: campaign.id })
    expect((await stranger.browser.post('/api/campaign-items', added)).status).toBe(404)
    const listed = await (await rival.browser.get('/api/campaigns')).text()
    expect(listed).toBe('{"campaigns":[]}')
    expect(await stateOf(campaign)).toEqual(before)
  })
})

describe('an owner sees what it was asked for', () => {
  const OF_OWNERS = OF_CAMPAIGNS.filter((route) => route.includes('/owner/'))

  test.each([
    ['a draft', async (user: Awaited<ReturnType<typeof newPerson>>, wall: string) => newDraft(user, [wall])],
    [
      'what waits for staff',
      async (user: Awaited<ReturnType<typeof newPerson>>, wall: string) => send(user, await newDraft(user, [wall])),
    ],
  ])('and nothing of %s', async (_, make) => {
    const [owner, user] = [await ownerBrowser(), await newPerson()]
    const campaign = await make(user, await newWall())
    expect(await statusesOf(owner.browser, OF_OWNERS, idsOf(campaign))).toEqual(all(OF_OWNERS, 404))
  })

  test('and nothing of a place whose hold ran out before staff decided', async () => {
    const [owner, user] = [await newOwner(), await newPerson()]
    const sent = await send(user, await newDraft(user, [await newWall()]))
    const later = at('2026-11-25T18:00:00+05:30')
    await expireLines(later)
    expect((await getCampaign(later, user, sent.id)).lines).toMatchObject([{ status: 'expired' }])
    const { bookings } = await listOwnerBookings(later, owner, { tab: 'requests', page: 1 })
    expect(bookings.map(({ line }) => line.id)).not.toContain(lineIn(sent).id)
    expect(await detailOf(confirmLine(later, owner, lineIn(sent)))).toMatchObject({ code: 'not_found' })
    expect((await toldOf(lineIn(sent).id)).map(({ audience }) => audience)).toEqual([`user:${user.id}`])
  })
})

describe('a former member of an owner', () => {
  const roomOf = (user: string) => (env.LIVE as DurableObjectNamespace<LiveHub>).getByName(`user:${user}`)

  const openOwn = async (browser: Browser) => {
    const { webSocket } = await browser.send('GET', '/api/live/own', undefined, UPGRADE)
    if (!webSocket) throw new Error('The socket was refused')
    return new Listening(webSocket)
  }

  /** Events that a page receives up to a change that is sent to it at last. */
  const heardBy = async (page: Listening, user: string) => {
    await roomOf(user).publish([deletion('last')])
    await eventually(() => expect(page.changes.at(-1)).toMatchObject({ data: 'last' }))
    return page.changes.map(({ event }) => event)
  }

  const requested = async () => {
    const buyer = await person()
    const campaign = await newRequest(await getUser(service, buyer.id), [await newWall()], byTheClock())
    const { id, version } = lineIn(campaign)
    const withdraw = () => buyer.browser.post(`/api/campaigns/${campaign.id}/lines/${id}/withdraw`, { version })
    return { campaign, withdraw }
  }

  const expectNothing = async (browser: Browser, campaign: Campaign) => {
    expect(await (await browser.get('/api/owner/bookings')).json()).toMatchObject({ bookings: [] })
    const routes = OF_CAMPAIGNS.filter((route) => route.includes('/owner/'))
    expect(await statusesOf(browser, routes, idsOf(campaign))).toEqual(all(routes, 404))
  }

  test('because they were removed sees and does nothing on the next request, and an open page hears nothing', async () => {
    const [former, colleague] = [await ownerBrowser(), await ownerBrowser()]
    const pages = { former: await openOwn(former.browser), colleague: await openOwn(colleague.browser) }
    const { campaign, withdraw } = await requested()
    expect((await former.browser.get(`/api/owner/bookings/${lineIn(campaign).id}`)).status).toBe(200)
    await service.db.run(`update owner_members set state = 'declined' where user_id = '${former.id}'`)
    await expectNothing(former.browser, campaign)
    expect((await withdraw()).status).toBe(200)
    expect(await heardBy(pages.colleague, colleague.id)).toContain('line.withdrawn')
    expect(await heardBy(pages.former, former.id)).not.toContain('line.withdrawn')
  })

  test('because staff changed their role is signed out, and has nothing after signing in again', async () => {
    const [former, staff] = [await ownerBrowser(), await person('admin')]
    const page = await openOwn(former.browser)
    const { campaign, withdraw } = await requested()
    const change = await setRole(staff.browser, former.id, 'advertiser')
    expect(change.status).toBe(200)
    await eventually(() => expect(page.closed?.code).toBe(SESSION_ENDED))
    expect((await former.browser.get('/api/owner/bookings')).status).toBe(401)
    await former.browser.signIn(former.email)
    await expectNothing(former.browser, campaign)
    const again = await openOwn(former.browser)
    expect((await withdraw()).status).toBe(200)
    expect(await heardBy(again, former.id)).not.toContain('line.withdrawn')
  })
})

describe('days that are taken', () => {
  test('never say whose they are, to the public, a rival or the owner of the place', async () => {
    const { id: buyer, email } = await newAccount('advertiser', {
      name: 'Zubeida Quill',
      company: 'Quill Umbrellas',
      emailVerifiedAt: '2026-11-01T08:00:00.000Z',
    })
    await billAdvertiser(buyer, { legalName: 'Quill Umbrellas LLP' })
    const wall = await newWall()
    const [owner, rival] = [await newOwner(), await person()]
    const rivals = await getUser(service, rival.id)
    const { ctx: later, ...days } = byTheClock()
    const earlier = { ...service, now: new Date(later.now.getTime() - 7 * 86_400_000) }
    const late = await newRequest(rivals, [wall], { ctx: earlier, ...days })
    await expireLines(later)
    const draft = await newDraft(rivals, [wall], { ctx: later, ...days })
    const sent = await newRequest(await getUser(service, buyer), [wall], { ctx: later, ...days })
    const line = lineIn(sent)
    const words = [buyer, email, 'Zubeida', 'Quill', sent.id, sent.ref, sent.name, line.id, line.ref]
    const said = async (): Promise<string[]> => {
      const { starts, ends } = line
      const asked = [
        rival.browser.get(`/api/availability?resource=${wall}&from=${starts}&to=${ends}`),
        rival.browser.post('/api/quotes', { resource: wall, starts, ends }),
        rival.browser.get(`/api/listings/${wall}`),
        rival.browser.get(`/api/listings?category=ooh&from=${starts}&to=${ends}`),
        rival.browser.get(`/api/campaign-items?resource=${wall}`),
        rival.browser.get(`/api/campaigns/${draft.id}`),
        rival.browser.post(`/api/campaigns/${draft.id}/submit`, { version: draft.version, expect: draft.total }),
      ]
      const texts = await Promise.all(asked.map(async (answer) => (await answer).text()))
      expect(texts[0]).toMatch(/"state":"(asked|booked)"/)
      expect(texts[1]).toContain('nearest')
      expect(JSON.parse(texts.at(-1) ?? '').error.code).toBe('taken')
      const refused = await detailOf(confirmLine(later, owner, lineIn(await getCampaign(later, rivals, late.id))))
      expect(refused).toMatchObject({ code: 'taken' })
      return [...texts, JSON.stringify(refused)]
    }
    const { ctx, publish } = recordedService({ now: later.now })
    const whileAsked = await said()
    await confirmLine(ctx, owner, line)
    const whileBooked = await said()
    for (const text of [...whileAsked, ...whileBooked]) {
      expect(words.filter((word) => text.includes(word))).toEqual([])
    }
    // Pages receive ids and versions alone.
    for (const { data } of publish.mock.calls.flatMap(([changes]) => changes)) {
      expect(data).toEqual({ id: expect.any(String), version: expect.any(Number) })
    }
  })
})
