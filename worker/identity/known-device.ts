import type { ServiceContext } from '../kernel/context.ts'
import { newToken } from '../kernel/tokens.ts'
import { deviceMarks } from './sealed-secret.ts'

// Cookie of a browser that has signed in to an account. Guessing from elsewhere never locks such a browser out: its
// attempts are counted separately. The cookie grants no access.

/** Accounts that one browser may be known to; the oldest is forgotten. */
const MAX_ACCOUNTS = 5
const SEPARATOR = '~'
const MARK = /^[\w-]{22}\.[\w-]{22}$/

type DeviceService = Pick<ServiceContext, 'settings' | 'caller'>

const marksOf = ({ caller }: DeviceService): string[] =>
  (caller.device ?? '')
    .split(SEPARATOR)
    .filter((mark) => MARK.test(mark))
    .slice(0, MAX_ACCOUNTS)

/** The mark by which this browser is known to an account; null for a browser that never signed in to it. */
export async function knownDevice(service: DeviceService, email: string): Promise<string | null> {
  for (const mark of marksOf(service)) {
    const [id = ''] = mark.split('.')
    const accepted = await deviceMarks(service.settings.authSecrets, email, id)
    if (accepted.some((one) => mark === `${id}.${one}`)) return mark
  }
  return null
}

/** The value of the cookie that makes this browser known to an account. */
export async function rememberDevice(service: DeviceService, email: string): Promise<string> {
  const known = await knownDevice(service, email)
  const id = known?.split('.')[0] ?? newToken().slice(0, 22)
  const [newest] = await deviceMarks(service.settings.authSecrets, email, id)
  const others = marksOf(service).filter((other) => other !== known)
  return [`${id}.${newest}`, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR)
}
