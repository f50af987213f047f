import { getUser } from '../../worker/identity/session.server.ts'
import { addDays, civilDate } from '../../worker/kernel/rules/dates.ts'
import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { newOwner } from './bookings.ts'
import { Browser, newAccount } from './identity.ts'
import { billAdvertiser } from './parties.ts'
import { service } from './service.ts'

/** For tests that also ask the API, which uses the real clock: a service at the current instant, and days that can be booked now. */
export function byTheClock() {
  const now = new Date()
  const startDate = addDays(civilDate(now), 30)
  return { ctx: { ...service, now }, startDate, endDate: addDays(startDate, 30) }
}

/** A browser of a user with a confirmed address, an advertiser also with billing details. */
export async function person(role: 'advertiser' | 'mediaOwner' | 'admin' = 'advertiser') {
  const account = await newAccount(role, { emailVerifiedAt: '2026-11-01T08:00:00.000Z' })
  if (role === 'advertiser') await billAdvertiser(account.id)
  const browser = new Browser()
  await browser.signIn(account.email)
  return { ...account, browser }
}

/** A member of an owner, in a browser: of the walls that tests build, where none is named. */
export async function ownerBrowser(ownerId?: string) {
  const { email, id } = await newOwner(ownerId)
  const browser = new Browser()
  await browser.signIn(email)
  return { id, email, browser }
}

interface Side {
  id: string
  browser: Browser
}

/** Those who act on a booking, each in a browser. */
export interface World {
  buyer: Side & { user: CurrentUser }
  /** Of the walls that tests build. */
  owner: Side
  staff: Side
}

export async function newWorld(): Promise<World> {
  const [buyer, owner, staff] = [await person(), await ownerBrowser(), await person('admin')]
  return { buyer: { ...buyer, user: await getUser(service, buyer.id) }, owner, staff }
}
