import type { SecuritySettings } from '../../../worker/domain/platform/settings.ts'

/** The fields of the page and how it names them. */
export const LABELS: Record<keyof SecuritySettings, string> = {
  ipWhitelist: 'IP whitelist',
  sessionTimeout: 'Session timeout',
  requireTwoFactor: 'Require 2FA for all admin users',
  criticalActionVerification: 'Critical Action Verification',
}

export const NAMES = Object.keys(LABELS)

/** A setting in words. */
export function textOf(name: keyof SecuritySettings, { [name]: value }: SecuritySettings): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return name === 'sessionTimeout' ? `${value} minutes` : `${value}`
}
