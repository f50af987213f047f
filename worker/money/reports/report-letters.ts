import { type Letter, writeLetter } from '../../kernel/mail/letter.ts'
import { formatMoney } from '../../kernel/rules/money.ts'
import { plural } from '../../kernel/rules/text/plural.ts'
import type { CampaignReport } from '../rules/reports/report.ts'
import { shareText } from '../rules/reports/report-words.ts'

const proofsText = ({ accepted, wanted, toAnswer, missing, disputed }: CampaignReport['proofs']) =>
  [
    `Proofs: ${accepted} of ${wanted} accepted`,
    toAnswer > 0 && `${plural(toAnswer, ['waits', 'wait'])} for your answer`,
    disputed > 0 && `${disputed} disputed or found short`,
    missing > 0 && `${missing} late`,
  ]
    .filter((text) => text !== false)
    .join(', ')

/** Weekly report: our figures and references only, no text entered by users. @param href its page */
export function reportLetter({ campaign, share, proofs, money, isClosed }: CampaignReport, href: string): Letter {
  const { ref } = campaign
  const delivered =
    share === null ? 'Nothing is confirmed yet.' : `Delivered: ${shareText(share)} of what was ordered, by media value.`
  const credited = money.credited > 0 ? `, ${formatMoney(money.credited)} credited` : ''
  return writeLetter({
    subject: isClosed ? `${ref}: the last report` : `${ref}: report of the week`,
    before: [
      isClosed
        ? `Your campaign ${ref} has ended, and all its proofs are answered. This is the last report by mail.`
        : `Status of your campaign ${ref} today.`,
      delivered,
      `${proofsText(proofs)}.`,
      `Ordered: ${formatMoney(money.total)} with GST${credited}.`,
    ],
    button: { label: 'Open the report', href },
    after: isClosed
      ? ['No more reports are mailed. The report stays at the same address.']
      : [
          `You get this every Monday because you turned it on. To stop it, turn “Mail me this report every Monday” off: ${href}#mail`,
        ],
  })
}
