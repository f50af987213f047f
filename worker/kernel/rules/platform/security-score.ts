import { plural } from '../text/plural.ts'
import { parseIpList } from './ip-list.ts'
import type { SecuritySettings } from './settings.ts'

/** Facts that the score is computed from. */
export interface SecurityFacts {
  settings: SecuritySettings
  /** Active members of staff, and how many of them have a second factor. */
  staff: number
  enrolled: number
  /** Since the sign-in of the oldest session of staff that is still alive. */
  oldestSessionDays: number
}

/** One thing that counts towards the score. */
interface ScorePart {
  label: string
  /** Points of this part, from 0 to `most`. */
  points: number
  most: number
  /** Current state, in words. */
  note: string
}

export interface SecurityScore {
  /** 0 to 100. */
  total: number
  parts: ScorePart[]
}

/** Half an hour is the upper limit of OWASP's Session Management Cheat Sheet for low-risk applications. */
const SHORT_MINUTES = 30
const LONG_MINUTES = 60
const OLD_SESSION_DAYS = 7

const all = (most: number, isMet: boolean) => ({ most, points: isMet ? most : 0 })

/** Protection of the back office as a score, with the points of each setting: a hundred points together. */
export function securityScore({ settings, staff, enrolled, oldestSessionDays }: SecurityFacts): SecurityScore {
  const { ipWhitelist, sessionTimeout, requireTwoFactor, criticalActionVerification } = settings
  const isShort = sessionTimeout <= SHORT_MINUTES
  const listed = parseIpList(ipWhitelist).networks.length
  const parts: ScorePart[] = [
    { label: 'Require 2FA for all admin users', ...all(25, requireTwoFactor), note: requireTwoFactor ? 'On' : 'Off' },
    {
      label: 'Critical Action Verification',
      ...all(25, criticalActionVerification),
      note: criticalActionVerification ? 'On' : 'Off',
    },
    {
      label: `Session timeout of ${SHORT_MINUTES} minutes or less`,
      most: 20,
      points: isShort ? 20 : sessionTimeout <= LONG_MINUTES ? 10 : 0,
      note: plural(sessionTimeout, ['minute', 'minutes']),
    },
    {
      label: `No session older than ${OLD_SESSION_DAYS} days`,
      ...all(15, oldestSessionDays < OLD_SESSION_DAYS),
      note: oldestSessionDays === 0 ? 'All from today' : `Oldest: ${plural(oldestSessionDays, ['day', 'days'])}`,
    },
    {
      label: 'Every member of staff has a second factor',
      most: 10,
      points: staff === 0 ? 10 : Math.floor((10 * enrolled) / staff),
      note: `${enrolled} of ${staff}`,
    },
    {
      label: 'IP whitelist in use',
      ...all(5, listed > 0),
      note: listed > 0 ? plural(listed, ['entry', 'entries']) : 'Empty',
    },
  ]
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts }
}
