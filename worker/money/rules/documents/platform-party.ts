import type { DocumentParty } from './document.ts'

/**
 * The company that runs the platform, as registered: it issues estimates, fee invoices and statements. The digits 0000
 * of its PAN are never assigned, so the number has no other holder.
 * @param email of support, as saved by staff
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
