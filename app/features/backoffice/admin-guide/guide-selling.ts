import { HOLD, PROOF_AGAIN } from '../../../../worker/booking/rules/promises/promises.ts'
import { REVIEWED_LISTINGS } from '../../../../worker/supply/rules/listings/review.ts'
import type { GuideChapter } from './guide.ts'

/** People, campaigns, and what is decided about them. */
export const SELLING: readonly GuideChapter[] = [
  {
    id: 'users',
    title: 'Users',
    to: '/admin/users',
    topics: [
      {
        id: 'users-invite',
        title: 'Invitations',
        blocks: [
          {
            steps: [
              'Add the person with name, email and role; for staff choose the areas.',
              'We mail a link with which they set their own password. It works once and for a limited time.',
              'Until it is used the account shows that it is invited. An invitation can be sent again.',
            ],
          },
          'Nobody in the back office ever sees or sets a password of somebody else.',
        ],
      },
      {
        id: 'users-role',
        title: 'Change a role',
        blocks: [
          'The role holds from the next request of that person, without a new sign-in. Your own role you cannot change: ask another administrator. It is a critical action.',
        ],
      },
      {
        id: 'users-suspend',
        title: 'Suspend, end sessions and delete',
        blocks: [
          {
            terms: [
              ['Suspend', 'Signs the person out everywhere at once and refuses their sign-in until it is lifted'],
              ['End sessions', 'Signs them out; they may sign in again'],
              [
                'Delete',
                'Erases the account with its personal data. Campaigns and papers that the law asks us to keep stay, without the person',
              ],
            ],
          },
          'Where several were chosen, the message that confirms the act offers to undo it.',
        ],
      },
      {
        id: 'users-owners',
        title: 'Members of a media owner',
        blocks: [
          'A person belongs to a company with a right: to look, to sell, or to run the team. The page of a user shows their companies and the history of the account.',
        ],
      },
    ],
  },
  {
    id: 'campaigns',
    title: 'Campaigns',
    to: '/admin/campaigns',
    topics: [
      {
        id: 'campaigns-states',
        title: 'Planned, active, completed',
        blocks: [
          'A campaign that was approved is planned, then active on its first day, then completed after its last. Days move it by themselves; staff can move it ahead of them, one step at a time, and put it back to what they say. Its bookings keep states of their own.',
        ],
      },
      {
        id: 'campaigns-cancel',
        title: 'Cancel and refund',
        blocks: [
          'The cost of cancelling stands in the dialog before you confirm. The cancellation charge follows the bands of the day: by medium and by the days until the start. Before an owner has confirmed, and where the owner or we cancel, nothing is charged. What an owner was paid above what it still gets is to be refunded, with the tax at the rate of the line.',
          'Of a campaign that runs, only what was not shown is credited.',
        ],
      },
      {
        id: 'campaigns-figures',
        title: 'Reported figures',
        blocks: [
          'Impressions, engagement and conversion come from the reports of owners and are entered by staff. A campaign without a report shows none rather than a guess.',
        ],
      },
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    to: '/admin/payments',
    topics: [
      {
        id: 'payments-record',
        title: 'Record a payment',
        blocks: [
          'Advertisers pay each media owner directly; we hold no money. The owner or staff record what came: the amount, the TDS that was withheld, the reference of the bank and the day. More than is open is refused.',
          'Money before the invoice is an advance and gets a receipt voucher in the owner’s name. Afterwards it pays the invoice.',
        ],
      },
      {
        id: 'payments-lists',
        title: 'Overdue, due, refunds',
        blocks: [
          'The advance is due on the day before the first day of an owner, the next milestone on that day, and the last by the invoice. What is not there on its day is overdue, the longest first.',
          'Where something paid for is cancelled or not shown, the refund is under Refunds until it is recorded.',
        ],
      },
      {
        id: 'payments-correct',
        title: 'Correct a mistake',
        blocks: [
          'Nothing that was recorded is edited. Correct takes a payment or a refund back by a second entry and, where it had a voucher, by a second voucher. Then record what is right.',
        ],
      },
    ],
  },
  {
    id: 'approvals',
    title: 'Approvals',
    to: '/admin/approvals',
    topics: [
      {
        id: 'approvals-campaign',
        title: 'Approve a campaign',
        blocks: [
          `A campaign that is sent holds its places for ${HOLD}. Beside the decision are the checks: whether its places are still held, artwork, GSTIN, and restricted categories such as alcohol or tobacco.`,
          {
            steps: [
              'Choose the lines that you approve: some may be approved and others not.',
              'Approve with A or the button, reject with R. A reason is asked for where something is rejected; the advertiser reads it.',
              'The owners are asked at once, and each answers for their own lines.',
            ],
          },
          'If a colleague was faster, you are told what it is now, and nothing happens twice. Put off moves a campaign to the end of the list.',
        ],
      },
      {
        id: 'approvals-owners',
        title: 'Media owners, members and listings',
        blocks: [
          `People who ask to run a company are checked by their papers and contact. The first ${REVIEWED_LISTINGS} listings of a new owner are looked at before they are public; afterwards the owner publishes alone.`,
        ],
      },
      {
        id: 'approvals-proofs',
        title: 'Disputed proofs',
        blocks: [
          `Where an advertiser disputes a proof and the owner has not settled it within ${PROOF_AGAIN}, staff decide: the proof is good, or so much is missing. The part that was not shown goes back as a credit, or as days at no charge.`,
        ],
      },
    ],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    to: '/admin/analytics',
    topics: [
      {
        id: 'analytics-read',
        title: 'Trend, distribution and performance',
        blocks: [
          'Revenue Trend is in lakh of rupees. Category Distribution shares the same sum by medium. Performance Metrics name how each is defined. Filters narrow all of it to a medium, a city, an owner or an advertiser; the funnel leads from enquiry over plan and campaign to booking.',
        ],
      },
      {
        id: 'analytics-export',
        title: 'Export Report',
        blocks: ['CSV and XLSX hold what the filters show, in rupees. The page can be printed.'],
      },
    ],
  },
  {
    id: 'books',
    title: 'Books',
    to: '/admin/books',
    topics: [
      {
        id: 'books-month',
        title: 'A month for accountants',
        blocks: [
          'The documents and payments of a month by the calendar of India, of one owner or of all. Files: CSV, a workbook whose sums are formulas, the tables of GSTR-1, and vouchers for Tally. The return and the vouchers of all owners together have our own fee invoices alone. Taking a file is in the audit log.',
        ],
      },
      {
        id: 'books-fees',
        title: 'Fee invoices',
        blocks: [
          'From the 1st of a month on, each owner gets our fee invoice for the month before: the fee on its tax invoices less its credit notes, at the rate of the day of each invoice. Where more was credited than invoiced, all of it waits for the next month. They are made by themselves; the button makes those that are due at once.',
        ],
      },
    ],
  },
]
