import { HOLD, OWNER_ANSWER, PROOF_ANSWER } from '../../../../worker/booking/rules/promises/promises.ts'
import { MEDIA } from '../../../../worker/catalogue/rules/registry/media.ts'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import { REVIEWED_LISTINGS } from '../../../../worker/supply/rules/listings/review.ts'

// Only the loader reads this: the browser gets the answers with the document, not with the scripts.

export interface Question {
  /** The URL fragment. */
  id: string
  question: string
  answer: string
  /** A link where the answer applies. */
  more?: { label: string; to: string }
}

export interface QuestionGroup {
  id: string
  title: string
  questions: readonly Question[]
}

/** `Airport 10, Radio 3`: working days that each medium usually needs, the longest first. */
const LEAD_DAYS = Object.values(MEDIA)
  .toSorted((a, b) => b.terms.leadDays - a.terms.leadDays || a.label.localeCompare(b.label))
  .map(({ label, terms }) => `${label} ${terms.leadDays}`)
  .join(', ')

/** The questions; `{name}` is the platform. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'general',
    title: 'General',
    questions: [
      {
        id: 'what-is-adchowk',
        question: 'What is {name}?',
        answer:
          'A marketplace for advertising space in India. Media owners list what they sell, from hoardings and buses to television spots and newspaper pages, with their rates. Advertisers compare it by city, price and free dates, plan with it and book it. Each owner confirms its own places, sends the invoice, and is paid directly.',
        more: { label: 'See all media', to: '/category' },
      },
      {
        id: 'account-needed',
        question: 'Do I need an account to look around?',
        answer:
          'No. Every listing with its rate, its free dates and its audience figures can be read without signing in. You can also save listings to a shortlist and compare them side by side. An account is needed to book, to write to an owner, or to list media of your own.',
        more: { label: 'Your shortlist', to: '/shortlist' },
      },
      {
        id: 'which-account',
        question: 'Should I sign up as an advertiser or as a media owner?',
        answer:
          'The role (advertiser or media owner) is chosen at account creation. Choose advertiser if you buy space, for your own brand or for a client. Choose media owner if you sell it. Each role has its own dashboard, so a company that does both should keep two accounts with two email addresses.',
        more: { label: 'Create an account', to: '/signup' },
      },
      {
        id: 'cities',
        question: 'Which cities are covered?',
        answer:
          'Metros and tier-2 cities all over India. What is on offer differs by medium, so the surest way is to search for your city: the result shows every medium that has something there, with the number of listings.',
        more: { label: 'Search by city', to: '/discover' },
      },
      {
        id: 'verified-owners',
        question: 'How are media owners verified?',
        answer:
          'Our staff check papers of the company, such as its GST certificate, PAN and site permits. The tick is beside the name of the owner on each listing, and the owner’s page says which papers were checked and on which day. An owner without the tick may list, but no check is recorded.',
      },
      {
        id: 'gst',
        question: 'Do the prices include GST?',
        answer:
          'No. Rates are shown before GST, as owners quote them. Space in newspapers and magazines is taxed at 5 percent, the other media at 18 percent. The estimate on each listing adds the tax as a line of its own before you decide.',
      },
    ],
  },
  {
    id: 'advertisers',
    title: 'For Advertisers',
    questions: [
      {
        id: 'how-to-book',
        question: 'How do I book a media space?',
        answer: `Open a listing, press Add to Campaign and give your dates; Book Now does the same with a new campaign. Send the campaign: its days are held for ${HOLD} while our team looks at it, and then each owner has ${OWNER_ANSWER} to answer, less where the first day is near. Nothing is due before an owner confirms. Ask our desk what no page answers.`,
        more: { label: 'How it works for advertisers', to: '/advertiser' },
      },
      {
        id: 'final-prices',
        question: 'Are the prices on listings final?',
        answer:
          'The rate is what the owner charges, with its unit beside it: for a month, for ten seconds, for a square centimetre. Printing, mounting and GST stand on lines of their own in the estimate, so you see the whole sum before you send a campaign.',
      },
      {
        id: 'several-cities',
        question: 'Can one campaign cover several cities?',
        answer:
          'Yes. A campaign and a plan can hold any city and any medium. Compare listings by the price a month, since a hoarding and a radio spot are sold in different units.',
        more: { label: 'Compare listings', to: '/compare' },
      },
      {
        id: 'shortest-booking',
        question: 'What is the shortest booking, and how early must I order?',
        answer: `Each owner sets the minimum booking of a listing, and the listing states it. The time between the booking and the first day depends on the medium, unless the listing states another. In working days: ${LEAD_DAYS}.`,
      },
      {
        id: 'before-sending',
        question: 'What do I need before I can send a campaign?',
        answer:
          'A confirmed email address and the billing details of your business: legal name, address and state, and the GSTIN if you have one. The page of the campaign lists what is missing from the start.',
        more: { label: 'Your billing details', to: '/dashboard/billing' },
      },
      {
        id: 'whom-to-pay',
        question: 'Whom do I pay, and who sends the invoice?',
        answer:
          'Each owner. After it has confirmed, you get its release order and its proformas, and after the display its tax invoice under its own GSTIN. You pay the owner directly; we take no payments. The documents of all owners of a campaign are listed together on its page.',
        more: { label: 'Payment in the terms', to: '/terms#payment' },
      },
      {
        id: 'cancelling',
        question: 'What does it cost to cancel?',
        answer:
          'Nothing before an owner has confirmed. After that it depends on the medium and on the days left until the first day. The page of the campaign shows the cost of today, and from which day it rises, before you confirm.',
        more: { label: 'Cancelling in the terms', to: '/terms#cancelling' },
      },
      {
        id: 'proof',
        question: 'How do I see that my advert ran?',
        answer: `The owner sends dated proof: photos, logs or tear sheets, by medium. You have ${PROOF_ANSWER} to object; after that the proof counts as accepted. What was not displayed is credited, or made good on other days where you accept them.`,
      },
      {
        id: 'owner-declines',
        question: 'What happens if an owner declines?',
        answer:
          'You get a notice and a mail at once, and nothing is due for that line. The owner may offer other days instead. The page of the listing shows similar places, the same city first.',
      },
      {
        id: 'audience-figures',
        question: 'Where do the audience figures come from?',
        answer:
          'They come from the owner of the medium. Each says whether the owner states or estimates it, and of which day it is. Ask for the method, or for a certificate, before you rely on one.',
        more: { label: 'How far to trust a figure', to: '/blog/owner-audit-estimate' },
      },
      {
        id: 'pictures',
        question: 'Are the pictures photos of the actual site?',
        answer:
          'Photos are shown where the owner has sent some. A listing without them shows a drawing that fits its kind and its surroundings. A drawing is never a proof of display: ask the owner for dated photos, one of them after dark if the site is lit.',
      },
    ],
  },
  {
    id: 'owners',
    title: 'For Media Owners',
    questions: [
      {
        id: 'list-media',
        question: 'How do I list my media?',
        answer: `Create an account and choose media owner as its role. Have the place, the size, the rate with its unit and the permit at hand, then create your company, or claim it if it is here already. Write listings one by one, or import a rate card as a CSV or Excel file. Our team reads your first ${REVIEWED_LISTINGS} listings, usually within ${TEAM_ANSWER}; later ones are public at once.`,
        more: { label: 'For media owners', to: '/media-owner' },
      },
      {
        id: 'which-media',
        question: 'Which media can be listed?',
        answer:
          'Television, radio, newspapers, magazines, outdoor, digital outdoor, transit, airports, theatres, vehicles, activations on the ground, events, digital media and influencers. Tobacco and gutkha advertising is refused in all of them, as the law asks.',
        more: { label: 'See them all', to: '/category' },
      },
      {
        id: 'set-rates',
        question: 'Who sets the rates?',
        answer:
          'You do. A rate has an amount, a unit, a smallest quantity and a shortest duration, as your trade knows them. One-off costs such as printing and mounting have fields of their own. You change a rate on the page of the listing, for many listings at once, or by a file. A booking that you confirmed keeps its price.',
      },
      {
        id: 'answer-bookings',
        question: 'How fast must I answer a booking request?',
        answer: `Within ${OWNER_ANSWER}, or sooner where the first day is near; the request shows the time that is left. After that it lapses and the days are free again. You can confirm it, decline it with a reason, or offer other days. From five answered requests on, your listings show how long you usually take.`,
      },
      {
        id: 'get-verified',
        question: 'How do I get the verified tick?',
        answer:
          'Send us your GST certificate, your PAN, and what shows your right to sell: site permits, a lease or a licence. A person checks them, and your page then says which papers were checked and on which day. If something is missing we say what.',
        more: { label: 'Write to us', to: '/contact' },
      },
      {
        id: 'own-figures',
        question: 'Which audience figures should I give?',
        answer:
          'The ones that you can show. Name the source of each: a certificate, your own counter, or an estimate with its method. An honest estimate is welcome. A figure that nobody can explain costs you the second booking.',
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical',
    questions: [
      {
        id: 'upload-formats',
        question: 'Which files can I upload?',
        answer:
          'Media uploads should be JPG, PNG, PDF, DOCX, MP4 or AVI under 10MB; WebP pictures are taken, too. Photos of a listing are pictures only. Larger files and other types are refused before they are sent. For print, send a PDF with fonts embedded. If a film is larger, send a link to it in a message.',
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer:
          'Enter your email address on the page for forgotten passwords. The link in our mail works once and only for a short time. When you set a new password, all other devices are signed out.',
        more: { label: 'Reset the password', to: '/forgot-password' },
      },
      {
        id: 'two-factor',
        question: 'Can I protect my account with a second factor?',
        answer:
          'Yes. Open your account, choose the section on security and scan the code with any authenticator app. Keep the recovery codes in a safe place: each lets you in once if your phone is lost.',
      },
      {
        id: 'delete-data',
        question: 'How do I get my data, or delete my account?',
        answer:
          'Both are in your account, in the section on your data. You can download what we hold about you as a file, and you can close the account yourself. You do not have to ask us.',
        more: { label: 'Privacy', to: '/privacy' },
      },
      {
        id: 'browsers',
        question: 'Which browsers and devices does it work on?',
        answer:
          'Any current browser, on a phone as well as on a large screen, in light and in dark. Public pages can be read and searched without JavaScript. Signing in needs it.',
      },
      {
        id: 'api',
        question: 'Is there an API?',
        answer:
          'Yes. The catalogue can be read as JSON, without a key: categories, listings with their rates and free dates, and search. The page for developers describes every call, with examples that you can paste into a terminal.',
        more: { label: 'For developers', to: '/developers' },
      },
    ],
  },
]
