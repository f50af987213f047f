import { PROOF_WORDS } from '../../../../booking/rules/proofs/proof-words.ts'
import { MEDIA, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { ProofRule } from '../../../../catalogue/rules/registry/proof-rule.ts'
import { USUAL_MEDIA } from '../../../../catalogue/rules/registry/tables.ts'
import { addDays, type CivilDate } from '../../../../kernel/rules/dates.ts'
import { formatMoney, formatNumber } from '../../../../kernel/rules/money.ts'
import type { Language } from '../language.ts'
import { leadDays } from '../market/lead-time.ts'
import { NAMES } from '../names.ts'
import type { Plan } from '../plan.ts'
import { type Asked, type Reply, saying } from './answer.ts'

const en = {
  inside: (amount: string, lines: string) =>
    `Yes: printing and mounting of ${lines} cost ${amount} with GST and are inside the budget.`,
  extra: (amount: string, over: string, lines: string) =>
    `Printing and mounting of ${lines} cost ${amount} with GST; ${over} of that comes on top of the budget.`,
  noSetup: 'Nothing in this plan has to be printed or mounted: its production cost is ₹0.',
  lines: (count: number) => `${formatNumber(count)} ${count === 1 ? 'line' : 'lines'}`,
  who: 'The owner of each site prints and mounts; the design is yours, or is asked for in the enquiry.',
  general:
    'Hoardings, transit and vehicles need printing and mounting, paid once to the owner in addition to the rent; a plan counts it within the budget. Films, spots and designs are yours.',
  due: (parts: string) => `Artwork is due ${parts}.`,
  one: (medium: string, day: string, lead: string) =>
    `for ${medium} by ${day} (lead time ${lead} before the first day)`,
  soon: (medium: string, lead: string) => `for ${medium} now (lead time ${lead})`,
  usual: (parts: string) => `Lead times from artwork to the first day: ${parts}.`,
  usualOne: (medium: string, lead: string) => `${medium} ${lead}`,
  proof: (parts: string) => `You get proof from each owner: ${parts}.`,
  proofOne: (medium: string, rule: ProofRule) => `for ${medium} ${lower(PROOF_WORDS[rule])}`,
  page: 'Once it is booked, the proofs are collected on the page of the campaign.',
  lead: (medium: MediaType): string => MEDIA[medium].leadTime,
}
const hi: typeof en = {
  inside: (amount, lines) => `हाँ: ${lines} की छपाई और लगवाई का खर्च जीएसटी सहित ${amount} है और बजट के अंदर है।`,
  extra: (amount, over, lines) =>
    `${lines} की छपाई और लगवाई का खर्च जीएसटी सहित ${amount} है; इसमें से ${over} बजट के ऊपर है।`,
  noSetup: 'इस योजना में कुछ भी छापना या लगवाना नहीं है: छपाई का खर्च ₹0 है।',
  lines: (count) => `${formatNumber(count)} लाइनों`,
  who: 'हर जगह का मालिक छपाई और लगवाई करवाता है; डिज़ाइन आपका होता है, या पूछताछ में माँगा जा सकता है।',
  general:
    'होर्डिंग, मेट्रो और वाहनों में छपाई और लगवाई का खर्च किराये के साथ एक बार मालिक को दिया जाता है; योजना इसे बजट के अंदर गिनती है। फ़िल्म, ऑडियो और डिज़ाइन आपके होते हैं।',
  due: (parts) => `आर्टवर्क कब तक चाहिए: ${parts}।`,
  one: (medium, day, lead) => `${medium} के लिए ${day} तक (पहले दिन से ${lead} पहले)`,
  soon: (medium, lead) => `${medium} के लिए अभी (तैयारी में ${lead} लगते हैं)`,
  usual: (parts) => `आर्टवर्क से पहले दिन तक लगने वाला समय: ${parts}।`,
  usualOne: (medium, lead) => `${medium} ${lead}`,
  proof: (parts) => `हर मालिक से आपको सबूत मिलता है: ${parts}।`,
  proofOne: (medium, rule) => `${medium} के लिए ${HINDI_PROOFS[rule]}`,
  page: 'बुकिंग के बाद सारे सबूत अभियान के पेज पर जमा होते हैं।',
  lead: (medium) => {
    const [least, most] = MEDIA[medium].leadTime.match(/\d+/g) ?? []
    return most ? `${least} से ${most} दिन` : `${least} दिन`
  },
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

const HINDI_PROOFS: Record<ProofRule, string> = {
  photos: 'शुरू होने के 48 घंटे में जगह की फ़ोटो, फिर हर हफ्ते; जहाँ रोशनी हो वहाँ दिन और रात की',
  fleet: 'नंबर प्लेट के साथ वाहनों की फ़ोटो, फिर हर हफ्ते',
  screen: 'आखिरी दिन तक चलने का लॉग और स्क्रीन की फ़ोटो',
  broadcast: 'हर स्पॉट के समय के साथ प्रसारण का लॉग या प्रमाणपत्र',
  cinema: 'हर स्क्रीन का शो लॉग और फ़ोटो',
  paper: 'हर संस्करण का पूरा छपा पन्ना',
  periodical: 'हर अंक का पूरा छपा पन्ना',
  reports: 'डिलीवरी रिपोर्ट और स्क्रीनशॉट',
  post: 'लिंक, और खुलासे के साथ स्क्रीनशॉट',
  coverage: 'तारीख वाली फ़ोटो और आने वालों की गिनती',
  ground: 'तारीख वाली फ़ोटो और आने वालों की गिनती',
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const ARTWORK =
  /art ?work|go(?:es)? live|how long|turnaround|lead time|चालू|creative|design|material|print files?|when|kab|deadline|आर्टवर्क|डिज़ाइन|डिजाइन|कब/u

/** Printing and mounting, and by when artwork is due. */
export function production(asked: Asked): Reply {
  const { plan, question, language, context } = asked
  const says = MESSAGES[language]
  const names = NAMES[language]
  if (ARTWORK.test(question.said)) {
    if (plan) return saying([says.due(dueOf(plan, context.today, language)), says.who])
    const media = question.query.channels.length > 0 ? question.query.channels : USUAL_MEDIA
    const parts = media.map((medium) => says.usualOne(names.medium(medium), says.lead(medium)))
    return saying([says.usual(names.list(parts)), says.who])
  }
  if (!plan) return saying([says.general])
  const { production: amount, productionExtra } = plan.totals
  if (amount === 0) return saying([says.noSetup])
  const lines = says.lines(plan.lineItems.filter(({ setupAmount }) => setupAmount > 0).length)
  const cost =
    productionExtra > 0
      ? says.extra(formatMoney(amount), formatMoney(productionExtra), lines)
      : says.inside(formatMoney(amount), lines)
  return saying([cost, says.who])
}

/** The last day for artwork, by medium. */
function dueOf({ lineItems, channelSummary }: Plan, today: CivilDate, language: Language): string {
  const says = MESSAGES[language]
  const names = NAMES[language]
  const parts = channelSummary.map(({ channel }) => {
    const first = lineItems
      .filter((line) => line.channel === channel)
      .map(({ artworkBy, startDate }) => artworkBy ?? addDays(startDate, -leadDays(channel)))
      .sort()[0]
    const lead = says.lead(channel)
    return first && first > today
      ? says.one(names.medium(channel), names.day(first), lead)
      : says.soon(names.medium(channel), lead)
  })
  return names.list(parts)
}

/** Proof that a campaign ran, by medium. */
export function proof({ plan, question, language }: Asked): Reply {
  const says = MESSAGES[language]
  const names = NAMES[language]
  const own = plan?.channelSummary.map(({ channel }) => channel) ?? []
  const named = question.query.channels.filter((medium) => own.length === 0 || own.includes(medium))
  const media = named.length > 0 ? named : own.length > 0 ? own : USUAL_MEDIA
  const parts = media.slice(0, 4).map((medium) => says.proofOne(names.medium(medium), MEDIA[medium].terms.proof))
  return saying([says.proof(parts.join('; ')), says.page])
}
