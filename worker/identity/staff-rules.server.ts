import type { ServiceContext } from '../kernel/context.ts'
import { getSecuritySettings } from '../kernel/platform/settings.server.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { SignedIn, StaffRules } from '../kernel/rules/identity/user.ts'
import { admitsAddress } from '../kernel/rules/platform/ip-list.ts'
import type { Saved, SecuritySettings } from '../kernel/rules/platform/settings.ts'

// Rules of the Security page for staff. findSession reads the settings in the statement that reads the session, so a
// request of staff needs no further statement, and a request of other users never reads them.

/**
 * Rules for a member of staff. A second factor is required once saved so, and outside demo mode from the start. Demo
 * accounts are left out: their passwords are public, so the first person to set up a factor would lock out all others.
 */
export const staffRulesOf = (
  { settings }: Pick<ServiceContext, 'settings'>,
  security: Saved<SecuritySettings>,
  { isDemo }: { isDemo: boolean },
): StaffRules => ({
  security,
  needsFactor: !isDemo && security.value.requireTwoFactor && (security.version > 0 || !settings.demoMode),
  waivesFactor: isDemo && security.value.requireTwoFactor,
})

/** True when a member of staff must turn on two-step sign-in before using the back office. */
export const lacksStaffFactor = ({ user, session }: SignedIn): boolean =>
  session.rules?.needsFactor === true && !user.twoFactor

/** True when a demo account may use the back office without the second factor that other staff need. */
export const isFactorWaived = ({
  user,
  session,
}: {
  user: Pick<SignedIn['user'], 'twoFactor'>
  session: Pick<SignedIn['session'], 'rules'>
}): boolean => session.rules?.waivesFactor === true && !user.twoFactor

function refusalOf({ caller }: Pick<ServiceContext, 'caller'>, { ipWhitelist }: SecuritySettings): DomainError | null {
  if (admitsAddress(ipWhitelist, caller.address)) return null
  const { address } = caller
  return new DomainError('forbidden', `The back office is closed to your address${address ? `, ${address}` : ''}`)
}

/**
 * The reason why the back office refuses the caller's address; null when it does not. One statement for users other
 * than staff.
 */
export async function addressRefusal(service: ServiceContext): Promise<DomainError | null> {
  const rules = (await service.session())?.session.rules
  return refusalOf(service, (rules?.security ?? (await getSecuritySettings(service))).value)
}

/** Refuses addresses that are not on the IP whitelist, also of signed-in staff. @throws DomainError forbidden */
export async function requireListedAddress(service: ServiceContext): Promise<void> {
  const refusal = await addressRefusal(service)
  if (refusal) throw refusal
}

/** @throws DomainError forbidden for staff at an address that is not listed, or without the second factor that they need */
export function expectStaffRules(service: ServiceContext, signedIn: SignedIn): void {
  const { rules } = signedIn.session
  if (!rules) return
  const refusal = refusalOf(service, rules.security.value)
  if (refusal) throw refusal
  if (!lacksStaffFactor(signedIn)) return
  throw new DomainError('forbidden', 'Staff need two-step sign-in. Turn it on in your settings first')
}
