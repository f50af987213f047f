import { plural } from '../text/plural.ts'
import { CURRENCY_LABELS } from './currency.ts'
import type { Currency, GeneralSettings, SecuritySettings } from './settings.ts'

/** Names of the fields of the Settings page. */
export const GENERAL_LABELS: Record<keyof GeneralSettings, string> = {
  platformName: 'Platform name',
  supportEmail: 'Support email',
  currency: 'Default currency',
  twoFactorEnabled: 'Two-factor authentication',
  loginNotifications: 'Login notifications',
}

/** Names of the fields of the Security page. */
export const SECURITY_LABELS: Record<keyof SecuritySettings, string> = {
  ipWhitelist: 'IP whitelist',
  sessionTimeout: 'Session timeout',
  requireTwoFactor: 'Require 2FA for all admin users',
  criticalActionVerification: 'Critical Action Verification',
}

const isCurrency = (value: string): value is Currency => Object.hasOwn(CURRENCY_LABELS, value)

/** A saved setting in words: `On`, `30 minutes`, `USD, US dollar ($)`; a text as it is. */
export function settingText(
  name: keyof GeneralSettings | keyof SecuritySettings,
  value: string | number | boolean,
): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'number') return name === 'sessionTimeout' ? plural(value, ['minute', 'minutes']) : `${value}`
  return name === 'currency' && isCurrency(value) ? CURRENCY_LABELS[value] : value
}
