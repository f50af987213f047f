import { COMPANY } from '../../company.ts'
import type { LegalDocument } from './document.ts'

const { grievanceOfficer: officer } = COMPANY

export const terms: LegalDocument = {
  path: '/terms',
  name: 'Terms',
  title: 'Terms of use',
  description:
    'The terms on which advertisers and media owners use {name}: bookings, prices and GST, cancelling, artwork, proof, liability and grievances.',
  summary:
    'Owners set prices, you see them before you book, nothing is charged until an owner confirms, and days that were not displayed are credited.',
  sections: [
    {
      id: 'the-service',
      title: 'The service',
      blocks: [
        `{name} lists advertising space that media owners sell and advertisers book. We are the place of sale and the billing agent, an intermediary under the Information Technology Act, 2000 and an electronic commerce operator under the CGST Act, 2017. The contract for the space is between the advertiser and the owner.`,
        {
          list: [
            'A listing invites offers at the price shown.',
            'A booking request is an offer by the advertiser. It binds both sides when the owner confirms it.',
            'A plan of the planner is a draft. It reserves nothing.',
          ],
        },
        'By using the site you agree to these terms, to the [privacy policy](/privacy) and to the [disclaimer](/disclaimer).',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      blocks: [
        'You need no account to read. To book or to list you need one, must be 18 or older, and must be entitled to act for the business that you name. Keep your particulars true and your password to yourself; what is done with your account counts as done by you until you tell us of a misuse.',
        'We may suspend an account that breaks these terms, with the reasons in writing, and remind every user of these rules at least once a year.',
      ],
    },
    {
      id: 'owners',
      title: 'What owners promise',
      blocks: [
        {
          list: [
            'The space is theirs to sell, with every permit that its medium and its municipality ask for, valid for the dates offered.',
            'Rates, sizes, dates and audience figures are true, and each figure names its source.',
            'They answer a request within one working day, run a confirmed booking as agreed, and send dated proof.',
            'They do not take bookings begun here outside the site in order to avoid its fees.',
          ],
        },
        'The tick of a verified owner says that our staff have checked the papers that are named on its page, on the day that is given there. It is no guarantee of each single booking.',
      ],
    },
    {
      id: 'prices-and-tax',
      title: 'Prices and tax',
      blocks: [
        'Prices are in Indian rupees and exclude GST unless a page says otherwise. Printing, mounting and GST stand on lines of their own before you confirm. The rate of GST follows the kind of media:',
        { rates: 'gst' },
        'Should the rates change by law, the rate on the day of supply applies. Invoices carry the GSTIN of both sides and the place of supply; give us your GSTIN before the invoice is made, or input tax credit may be lost.',
        'From what we collect for owners we withhold tax at source under section 52 of the CGST Act and section 194-O of the Income-tax Act, at the rates in force, and report it so that owners can claim it. Advertisers who deduct tax under section 194C send the certificate for the quarter.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment and payout',
      blocks: [
        'Nothing is charged before an owner confirms. After that the invoice names the day on which it is due. Several owners in one campaign are billed on one invoice.',
        'We pay owners when proof of display has been accepted, less our fee, which is stated in the owner’s agreement before the first listing, and less taxes withheld. Late payment of an undisputed invoice bears interest of 1.5% a month.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      blocks: [
        'You may withdraw a request without charge until the owner confirms. After that the owner’s own terms apply; they are shown before you confirm and in the release order. Where an owner has none, you pay',
        {
          list: [
            'nothing but costs already spent (printing, mounting, production) more than 30 days before the first day;',
            'a quarter of the media cost from 30 to 15 days before it;',
            'half of it from 14 to 7 days before it;',
            'all of it later.',
          ],
        },
        'If an owner cancels, or a permit falls away, you choose between a place of the same value and your money back. Refunds go to the account that paid, within 14 days. Neither side answers for what force majeure prevents, such as floods, strikes or orders of an authority; days lost are credited.',
      ],
    },
    {
      id: 'artwork',
      title: 'Artwork and advertising law',
      blocks: [
        'You must own or be licensed to use what you upload, and you answer for its claims. You allow us and the owner to reproduce it as far as the booking needs. Owners and we may refuse artwork, with the reason, and will refuse what the law forbids, among others:',
        {
          list: [
            'tobacco and gutkha, openly or by a surrogate: section 5 of the Cigarettes and Other Tobacco Products Act (COTPA), 2003;',
            'betting and online games for money, and alcohol where the state or the medium forbids it;',
            'cures that the Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954 names, and health claims without evidence;',
            'misleading advertisements and endorsements: section 21 of the Consumer Protection Act, 2019 and the guidelines of 2022;',
            'what breaks the code of the Advertising Standards Council of India (ASCI), its rules on influencers’ disclosure included, or the advertising codes of cable television and radio;',
            'what is obscene, defamatory, hateful, or against the sovereignty, security or public order of India.',
          ],
        },
        'Political advertising needs the certificate of the Media Certification and Monitoring Committee. Food, drugs, finance and real estate need the registration or disclaimer of their regulator in the artwork.',
      ],
    },
    {
      id: 'proof-and-credits',
      title: 'Proof and credits',
      blocks: [
        'Owners attach dated proof: photos outdoors, logs on air and on screens, tear sheets in print, links and figures for creators. Object within seven days of receiving it; after that it counts as accepted. For days, spots or insertions that were not displayed, the price is credited pro rata within thirty days, or made good on dates that you choose.',
      ],
    },
    {
      id: 'your-conduct',
      title: 'What may not be put here',
      blocks: [
        'As rule 3(1)(b) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 asks, you may not host, show, upload or share anything that belongs to somebody else without a right to it; is obscene, invades privacy or harasses; harms children; infringes trade marks, patents or copyright; deceives about its origin or knowingly spreads false information; impersonates; contains viruses; or breaks any law in force. Do not scrape the site beyond what [the public interface](/developers) offers, and do not test its defences without our consent in writing.',
        'On a court order or a notice of the appropriate government we remove what it names within 36 hours, keep what an investigation needs, and assist lawful requests within 72 hours. Where the Rules set shorter times than these terms, the shorter ones apply.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We answer for our own work: the listing as we show it, the money in our hands and the dates that we confirm. We do not answer for sales that you hoped the advert would bring, for lost profit or for indirect loss. Our liability under a booking ends at the fees that we earned from it, and an owner’s at its price, except for intent, gross negligence, injury, and whatever the law does not let us limit.',
        'You hold us free from claims of others that arise from your artwork, your listing or a breach of these terms.',
      ],
    },
    {
      id: 'grievances',
      title: 'Grievances',
      blocks: [
        `Our grievance officer is ${officer.name}: [${officer.email}](mailto:${officer.email}), ${officer.hours}. Say what is wrong, where it stands, and how we reach you.`,
        {
          list: [
            'We acknowledge a complaint within 24 hours and settle it within 15 days.',
            'Requests to remove what rule 3(1)(b) forbids are acted upon within 72 hours.',
            'Content that shows a person in private or impersonates them is removed within 24 hours of the person’s complaint.',
            'If our decision does not satisfy you, you may appeal to a Grievance Appellate Committee within 30 days.',
          ],
        },
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      blocks: [
        'You may delete your account on [its page](/account) at any time. Bookings that are confirmed, invoices and what belongs to them outlast it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We write to you thirty days before a change. Bookings already confirmed keep the terms that they were made under.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        `The law of India applies. Before going to court, both sides try for 30 days to settle the matter in writing. After that the courts of ${COMPANY.jurisdiction} alone have jurisdiction. Should one clause be void, the others stand.`,
        `Questions about these terms: [contact us](/contact) or write to [{email}](mailto:{email}).`,
      ],
    },
  ],
}
