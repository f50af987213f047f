import { COMPANY } from '../../../company.ts'
import type { LegalDocument } from './document.ts'

const { grievanceOfficer: officer, offices } = COMPANY

export const privacy: LegalDocument = {
  path: '/privacy',
  name: 'Privacy',
  title: 'Privacy policy',
  description:
    'Which personal data {name} processes, why, for how long, and your rights under the Digital Personal Data Protection Act, 2023.',
  summary:
    'You can read everything here without an account. We ask only for what an account, a booking or an answer needs, sell none of it, and delete it when you say so, unless a law makes us keep it.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `{name} (“we”) is the Data Fiduciary under the Digital Personal Data Protection Act, 2023 (“the Act”) for the personal data that this site processes: we decide why and how. Our registered office is at ${offices[1].lines.join(', ')}.`,
        'This page is the notice that section 5 of the Act asks for. Ask us for it in any language of the Eighth Schedule to the Constitution and we send it to you.',
      ],
    },
    {
      id: 'what-we-process',
      title: 'What we process, and why',
      blocks: [
        {
          list: [
            'Your account: name, work email, company, phone and role. To let you sign in, plan and book. Your password is kept only as a salted hash.',
            'Your sessions: a word for the device, such as “Chrome on Windows”, and when it was last used. To show you where you are signed in.',
            'A log of acts on accounts, such as sign-ins, refused tries and changed passwords, with the network that they came from. To find misuse and to answer for what happened.',
            'Bookings, artwork, release orders, proofs and invoices. To carry out what you ordered and to meet tax law.',
            'Messages that you send by the contact page, and your name and address with them. To answer you.',
            'Your email address for the newsletter, once you have confirmed it by the link that we mail.',
            'What you write to the planner: your brief, budget and cities. To draft the plan. Please leave out the personal data of others.',
            'What a media owner tells us to run a company here: role, work email, phone and website, and what we decided. To check who they are.',
            'Papers of media owners: GST registration, PAN, proof of ownership, permits, bank details. To check sellers and to pay them.',
          ],
        },
        'We have no advertising trackers and no third-party analytics. What your browser keeps is listed on the [cookies page](/cookies).',
      ],
    },
    {
      id: 'consent',
      title: 'Consent and other grounds',
      blocks: [
        'We process what you give us for the purpose for which you gave it (sections 6 and 7 of the Act). Where we rely on consent, as for the newsletter, you can withdraw it as easily as you gave it: by the link in every mail, on [your account page](/account), or by a mail to us. What was done before stays lawful.',
        'Without consent we process only what section 7 allows: among others what a law or a court orders, and what you gave us of your own will for a stated purpose.',
      ],
    },
    {
      id: 'who-else-sees-it',
      title: 'Who else sees it',
      blocks: [
        {
          list: [
            'The other side of a booking: an owner sees the advertiser’s name, company and brief once a request is sent; an advertiser sees the owner’s name and contact once it is confirmed.',
            'Processors under contract, who act on our word alone: Cloudflare, which runs the site, its database, its files and its mail; and, where the planner uses one, a provider of language models, which gets the conversation and not your account.',
            'Tax and other authorities, courts and police, where the law says so and in the form that it asks for.',
          ],
        },
        'Nobody buys your data from us. Chat links open a messaging service beside this site; what you write there falls under that service’s own policy.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is processed',
      blocks: [
        'Our processors have data centres in India and abroad. Personal data leaves India only as section 16 of the Act allows and never for a country that the Central Government has restricted.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          list: [
            'Your account: until you delete it. Profile, sessions and second factors are erased at once; in the log an id remains that no longer names anyone, without networks and details.',
            'Sessions: 30 days when you asked to be remembered, else one day.',
            'Invoices and booking records: 72 months from the due date of the annual return of their year, as section 36 of the CGST Act asks.',
            'Messages to us: until they are settled, and three years after, for claims.',
            'Newsletter: until you leave. The address then stays on a list of those who left, so that it is not mailed again.',
          ],
        },
        'Where the Information Technology Rules or an order of an authority ask us to preserve records for longer, we preserve those and nothing else.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Under sections 11 to 14 of the Act you may',
        {
          list: [
            'see what we process of yours and with whom we shared it. [Your account page](/account) has all of it as a download;',
            'have it corrected, completed and brought up to date;',
            'have it erased. Deleting your account does this without asking us;',
            'have a grievance heard, as below;',
            'name somebody who uses these rights if you die or can no longer do so.',
          ],
        },
        `Write to [${officer.email}](mailto:${officer.email}) from the address of your account. We answer within 30 days and ask for no fee. Section 15 asks you in turn to give true particulars and to file no false complaint.`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'This is a service for businesses. An account is for people of 18 years and above. We do not knowingly process data of children, and neither track them nor aim advertising at them. If a child has given us data, tell us and we erase it.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is kept safe',
      blocks: [
        'Connections are encrypted. Passwords are hashed, secrets of second factors are sealed, sessions can be ended one by one or all at once, and tries to guess a password have to wait longer each time. Staff reach data only by their own account, and what they do is logged.',
      ],
    },
    {
      id: 'breach',
      title: 'If something goes wrong',
      blocks: [
        'Should personal data be lost, changed or seen by somebody who may not, we tell the Data Protection Board of India and each person affected without delay, as section 8(6) of the Act asks: what happened, what may follow, what we have done and what you can do. Incidents that the CERT-In directions name are reported to CERT-In within six hours of noticing them.',
      ],
    },
    {
      id: 'grievance-officer',
      title: 'Grievance officer',
      blocks: [
        `${officer.name}, {name}, ${offices[0].lines.join(', ')}. Mail: [${officer.email}](mailto:${officer.email}). ${officer.hours}.`,
        'We acknowledge a grievance within 24 hours and settle it within 15 days, or sooner where a law says so. If our answer does not satisfy you, or none comes, you may complain to the Data Protection Board of India.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'We change the date at the top with every change. Where a change touches what you consented to, we ask you again before it takes effect.',
      ],
    },
  ],
}
