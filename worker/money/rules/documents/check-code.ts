import type { Paise } from '../../../kernel/rules/money.ts'
import type { DocumentParty } from './document.ts'
import type { Code } from './document-layout.ts'
import { exactMoney } from './parts.ts'

/** QR code that leads to the check of a document. */
export const checkCode = ({ id, number }: { id: string; number: string }, { origin }: { origin: string }): Code => ({
  text: `${origin}/check/${id}`,
  heading: 'Check this document',
  caption: `Scan to check that ${number} was issued here, and its total. An issued document never changes; a wrong one is credited, not edited.`,
})

/**
 * QR code of a payment: a UPI link with the account, the sum and the reference. An account with its IFSC is a UPI
 * address (`account@ifsc.ifsc.npci`, UPI linking specification 1.6). Null when the owner has given no account.
 */
export function paymentCode(party: DocumentParty, amount: Paise, reference: string): Code | null {
  const { bank, name } = party
  if (bank === null || amount <= 0) return null
  const params = new URLSearchParams({
    pa: `${bank.account}@${bank.ifsc}.ifsc.npci`,
    pn: name,
    am: (amount / 100).toFixed(2),
    cu: 'INR',
    tr: reference.replaceAll('/', ''),
    tn: reference,
  })
  return {
    text: `upi://pay?${params.toString().replaceAll('+', '%20')}`,
    heading: 'Payment reference',
    caption: `${reference}, ${exactMoney(amount)}. The code has account, IFSC, sum and reference for apps that read UPI codes; pay sums above the limit of an app through NEFT or RTGS with the same reference.`,
  }
}
