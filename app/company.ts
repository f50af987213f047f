import { SALES_PHONE } from '../worker/kernel/rules/platform/company.ts'
import type { SiteIdentity } from './site.ts'

/** Facts about the company that more than one page shows. Numbers and addresses are placeholders. */

/** Chat links need the number in digits only. */
const chatLink = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`
const desk = (label: string, chatLabel: string, phone: string) => ({ label, chatLabel, phone, chat: chatLink(phone) })

export const COMPANY = {
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

export const pageTitle = (part: string, { name }: SiteIdentity): string => `${part} | ${name}`

/** A fixed text with the name and the address in place of `{{name}}` and `{{email}}`. */
export const withIdentity = (text: string, identity: SiteIdentity): string =>
  text.replace(/\{\{(name|email)\}\}/g, (_, key: keyof SiteIdentity) => identity[key])
