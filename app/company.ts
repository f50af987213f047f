import { SALES_PHONE } from '../worker/kernel/rules/platform/company.ts'
import { DEFAULT_NAME } from '../worker/kernel/rules/platform/settings.ts'

/** Facts about the company that more than one page shows. Numbers and addresses are placeholders. */

/** What staff save on the Settings page. */
export interface SiteIdentity {
  /** The platform's name. */
  name: string
  /** The mail address of support. */
  email: string
}

let identity: SiteIdentity = { name: DEFAULT_NAME, email: 'hello@adchowk.example' }

/**
 * Sets the name and address that this document shows. The root calls it first thing in a rendering, on the server and in the browser:
 * rendering is synchronous, so on the server two documents never see each other's.
 */
export function setIdentity(next: SiteIdentity): void {
  identity = next
}

/** Chat links need the number in digits only. */
const chatLink = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`
const desk = (label: string, chatLabel: string, phone: string) => ({ label, chatLabel, phone, chat: chatLink(phone) })

export const COMPANY = {
  /** As saved by staff. Read it while rendering, never while a module loads. */
  get name() {
    return identity.name
  },
  get email() {
    return identity.email
  },
  /** The officer that the Information Technology Rules and the Data Protection Act require a platform to name. */
  grievanceOfficer: {
    name: 'Anjali Deshpande',
    email: 'grievance@adchowk.example',
    hours: 'Monday to Friday, 10:00 to 18:00 IST',
  },
  /** Jurisdiction, for the terms. */
  jurisdiction: 'Hyderabad, Telangana',
  desks: {
    sales: desk('Advertisers and sales', 'Chat with sales', SALES_PHONE),
    owners: desk('Media owners', 'Chat with owner desk', '+91 00000 14242'),
  },
  offices: [
    { label: 'Corporate office', lines: ['Level 6, Kohinoor Arcade', 'Madhapur, Hyderabad 500081'] },
    { label: 'Registered office', lines: ['4-1-220, Abids Road', 'Hyderabad 500001'] },
  ],
  social: {
    facebook: { label: 'Facebook', href: 'https://www.facebook.com/adchowk.example' },
    x: { label: 'X', href: 'https://x.com/adchowk_example' },
    linkedin: { label: 'LinkedIn', href: 'https://www.linkedin.com/company/adchowk-example' },
    instagram: { label: 'Instagram', href: 'https://www.instagram.com/adchowk.example' },
    youtube: { label: 'YouTube', href: 'https://www.youtube.com/@adchowk.example' },
  },
} as const

/** The company's own figures; not counted from the catalogue. */
export const HEADLINE_FIGURES = [
  { value: '2,500+', label: 'active advertisers' },
  { value: '500+', label: 'media partners' },
  { value: '10,000+', label: 'campaigns delivered' },
  { value: '100+', label: 'cities' },
] as const

export const pageTitle = (part: string): string => `${part} | ${COMPANY.name}`

/** A fixed text with the name and the address put in, where it has `{name}` and `{email}`. Call it while rendering. */
export const withIdentity = (text: string): string =>
  text.replaceAll('{name}', identity.name).replaceAll('{email}', identity.email)
