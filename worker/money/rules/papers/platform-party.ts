import type { DocumentParty } from './document.ts'

/**
 * The company that runs the platform, as it is registered: it issues estimates, fee invoices and statements. Its PAN has the digits
 * 0000, which are never given, so the number belongs to nobody.
 * @param email of support, as staff have saved it
 */
export const platformParty = (email: string): DocumentParty => ({
  name: 'AdChowk Media Exchange Private Limited',
  address: 'Level 6, Kohinoor Arcade, Madhapur, Hyderabad 500081',
  state: 'Telangana',
  gstin: '36AAGCA0000C1ZP',
  pan: 'AAGCA0000C',
  email,
  bank: null,
  signatory: null,
})
