import { HOLD, OWNER_ANSWER, PROOF_AGAIN, PROOF_ANSWER } from '../../../../worker/booking/rules/promises/promises.ts'
import { COMPANY } from '../../../company.ts'
import type { LegalDocument } from './document.ts'

const { grievanceOfficer: officer } = COMPANY

export const terms: LegalDocument = {
  path: '/terms',
  name: 'Terms',
  title: 'Terms of use',
  description:
    'The terms on which advertisers and media owners use {name}: bookings, prices and GST, cancelling, artwork, proof, liability and grievances.',
  summary:
    'Owners set prices and you see them before you book. Nothing is due until an owner confirms. Each owner invoices you and is paid by you directly, and what was not displayed is credited.',
  sections: [
    {
      id: 'the-service',
      title: 'The service',
      blocks: [
        `{name} lists advertising space that media owners sell and advertisers book. We run the marketplace: an intermediary under the Information Technology Act, 2000 and an electronic commerce operator under the CGST Act, 2017. The contract for the space is between the advertiser and each owner. We are not a party to it, we hold no money of either side, and we take no payments.`,
        {
          list: [
            'A listing invites offers at the price shown.',
            `A campaign that is sent holds its days for ${HOLD} while our team looks at it. After that each owner is asked.`,
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
            `They answer a request within ${OWNER_ANSWER}, or sooner where the first day is near; a request without an answer lapses. They run a confirmed booking as agreed and send dated proof.`,
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
        'Prices are in Indian rupees and exclude GST unless a page says otherwise. Printing, mounting and GST are on lines of their own before you send a campaign. The rate of GST follows the kind of media:',
        { rates: 'gst' },
        'Should the rates change by law, the rate on the day of supply applies. Invoices carry the GSTIN of both sides and the place of supply; give us your GSTIN before the invoice is made, or input tax credit may be lost.',
        'No payment passes through us, so we collect no tax at source under section 52 of the CGST Act. Advertisers who withhold income tax from a payment, under section 393(1) of the Income-tax Act, 2025, send the owner the certificate for the quarter; the amount counts as paid.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment and payout',
      blocks: [
        'Nothing is due before an owner confirms. After that each owner sends you its own documents through {name}: a release order, a proforma for each part of the price, a receipt voucher for an advance, and a tax invoice under its own GSTIN. A campaign with several owners has the documents of each, listed together on its page.',
        'You pay each owner directly, to the account that its documents name. A part is due on the day that its document states:',
        { rule: 'milestones' },
        'Owners and our team record the payments that arrive. Owners pay us a fee on what they invoice, with GST, and get our invoice for it after the end of each month:',
        { rule: 'fee' },
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      blocks: [
        'You may withdraw a request without charge until the owner confirms. After that an owner keeps a part of the media cost, by medium and by the days that are left until the first day:',
        { rule: 'cancellation' },
        'Printing, mounting and production are kept as well once the artwork is approved, because they have been carried out. The page of the campaign shows what cancelling costs on the day, and from which day it costs more, before you confirm it.',
        'If an owner or we cancel, nothing is kept. What you have paid beyond what is kept goes back from the owner who received it, and a credit note corrects the invoice where there is one. Neither side answers for what force majeure prevents, such as floods, strikes or orders of an authority; what was not displayed is credited.',
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
        `Owners attach dated proof: photos outdoors, logs on air and on screens, tear sheets in print, links and figures for creators. Object within ${PROOF_ANSWER} of receiving it; after that it counts as accepted. The owner of a disputed proof has ${PROOF_AGAIN} to send it again or to offer days at no charge; otherwise our team decides. For days, spots or insertions that were not displayed, the price is credited pro rata by a credit note, or made good on other days where you accept them.`,
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
        'We answer for our own work: the listing as we show it, the days that we hold, and the answers of owners that we pass on. We do not answer for sales that you hoped the advert would bring, for lost profit or for indirect loss. Our liability under a booking ends at the fees that we earned from it, and an owner’s at its price, except for intent, gross negligence, injury, and whatever the law does not let us limit.',
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
