import type { Paise } from '../../../kernel/rules/money.ts'
import type { DocumentParty } from './document.ts'
import type { Code } from './paper.ts'
import { exactMoney } from './parts.ts'

/** What is scanned to see whether a paper is ours. */
export const checkCode = ({ id, number }: { id: string; number: string }, { origin }: { origin: string }): Code => ({
  text: `${origin}/check/${id}`,
  heading: 'Check this paper',
  caption: `Scan to see whether ${number} was made here, and for which sum. A paper is frozen when it is made; a wrong one is credited, never edited.`,
})

/**
 * What is scanned to pay: a link of UPI with the account, the sum and the reference. An account with its IFSC is an address of UPI
 * (`account@ifsc.ifsc.npci`, UPI linking specification 1.6). Null where the owner has given no account.
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
    caption: `${reference}, ${exactMoney(amount)}. The code has account, IFSC, sum and reference for apps that read UPI codes; sums above the limit of an app go by NEFT or RTGS with the same reference.`,
  }
}
