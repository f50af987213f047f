import { MEDIA } from '../../../../catalogue/rules/registry/media.ts'
import { formatMoney, formatNumber } from '../../../../kernel/rules/money.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { Plan, PlanLine } from '../plan.ts'
import type { Question } from '../question.ts'
import { type Asked, capital, type Reply, saying } from './answer.ts'
import { lineAsked } from './line-asked.ts'
import { rankedLine } from './ranked-line.ts'
import { definitionOf } from './what-is.ts'

const en = {
  people: ({ delivery }: Plan, [low, high]: [string, string], reach: string) =>
    `About ${reach} people (${low} to ${high}) meet this plan at least once, ${delivery.reachPct}% of the adults there; ${NAMES.en.count(delivery.effectiveReach.reach)} of them ${delivery.effectiveReach.k} times or more.`,
  frequency: ({ delivery }: Plan) =>
    `The people it reaches see or hear it ${delivery.frequency.toFixed(1)} times on average; ${NAMES.en.count(delivery.effectiveReach.reach)} people ${delivery.effectiveReach.k} times or more.`,
  cpm: ({ delivery }: Plan) =>
    `The cost per thousand impressions (CPM) is ${formatMoney(delivery.cpm)} before GST, for ${NAMES.en.count(delivery.impressions)} impressions.`,
  cprp: ({ delivery }: Plan) =>
    `The cost per rating point is ${formatMoney(delivery.cprp)}, at ${formatNumber(delivery.grps)} GRPs.`,
  each: ({ delivery }: Plan) => `Each person reached costs ${formatMoney(delivery.costPerReach)} before GST.`,
  impressions: ({ delivery }: Plan) =>
    `${NAMES.en.count(delivery.impressions)} impressions, by the counts of the owners.`,
  grps: ({ delivery }: Plan) => `${formatNumber(delivery.grps)} GRPs: impressions as a percentage of the adults there.`,
  gst: ({ totals, brief }: Plan, rates: string) =>
    `GST on the media is ${formatMoney(totals.gst)} (${rates}). ${brief.budget?.gst === 'exclusive' ? 'It comes on top of your budget, as you said.' : 'It is inside your budget, which is taken to include GST.'}`,
  gstIncluded: ({ totals, brief }: Plan, isAskedAsExtra: boolean) =>
    brief.budget?.gst === 'exclusive'
      ? `${isAskedAsExtra ? 'Yes' : 'No'}: as you said, GST comes on top of your budget of ${formatMoney(totals.budget)}.`
      : `${isAskedAsExtra ? 'No' : 'Yes'}: your budget of ${formatMoney(totals.budget)} is taken to include GST.`,
  rateOf: (percent: string, amount: string) => `${percent}%: ${amount}`,
  gstAlone:
    'Your budget is taken to include GST unless you say “plus GST”. The rate is 5% for space in newspapers and magazines and 18% for the other media; catalogue rates are before GST.',
  lines: ({ lineItems }: Plan, media: string) =>
    `The plan has ${formatNumber(lineItems.length)} ${lineItems.length === 1 ? 'line' : 'lines'}: ${media}.`,
  named: (lines: readonly PlanLine[], count: number) =>
    `${lines.map(({ lineNo, title, order }) => `${lineNo} ${title} (${order})`).join('; ')}${count > lines.length ? `; and ${formatNumber(count - lines.length)} more` : ''}.`,
  owner: ({ lineNo, title, mediaOwner }: PlanLine) => `Line ${lineNo}, ${title}, is sold by ${mediaOwner.name}.`,
  owners: (names: string, count: number) =>
    `${count === 1 ? 'One owner sells' : `${formatNumber(count)} owners sell`} the lines of the plan: ${names}.`,
  ofMedium: (count: number, medium: string) => `${formatNumber(count)} of ${medium}`,
  total: ({ totals }: Plan) =>
    `In all ${formatMoney(totals.payable)}: media ${formatMoney(totals.subtotal)}, GST ${formatMoney(totals.gst)}${totals.production > 0 ? `, printing and mounting ${formatMoney(totals.production)} with GST` : ''}.`,
  left: ({ totals }: Plan) =>
    `${formatMoney(totals.unallocated)} of the budget of ${formatMoney(totals.budget)} is not used.`,
  days: (days: string, count: number) => `It runs from ${days}, ${count} days.`,
  share: (name: string, amount: string, percent: number) => `${name}: ${amount} of media before GST, ${percent}% of it`,
  shares: (parts: string) => `${parts}.`,
  audience: (label: string, reach: string, universe: string) =>
    `The plan is made for ${label}: it reaches about ${reach} of the ${universe} there.`,
  noPlan: 'There is no plan yet that has this figure; with a budget, a city and dates I can work it out.',
  unmeasured: 'Nobody measures these media, so there is no such figure.',
}
const hi: typeof en = {
  people: ({ delivery }, [low, high], reach) =>
    `करीब ${reach} लोग (${low} से ${high}) यह अभियान कम से कम एक बार देखेंगे या सुनेंगे, यानी वहाँ के ${delivery.reachPct}% वयस्क; इनमें से ${NAMES.hi.count(delivery.effectiveReach.reach)} लोग ${delivery.effectiveReach.k} बार या अधिक।`,
  frequency: ({ delivery }) =>
    `जिन तक यह पहुँचता है, वे औसतन ${delivery.frequency.toFixed(1)} बार इसे देखते या सुनते हैं; ${NAMES.hi.count(delivery.effectiveReach.reach)} लोग ${delivery.effectiveReach.k} बार या अधिक।`,
  cpm: ({ delivery }) =>
    `हर हज़ार इम्प्रेशन का खर्च (CPM) जीएसटी से पहले ${formatMoney(delivery.cpm)} है, कुल ${NAMES.hi.count(delivery.impressions)} इम्प्रेशन के लिए।`,
  cprp: ({ delivery }) =>
    `हर रेटिंग पॉइंट का खर्च ${formatMoney(delivery.cprp)} है, कुल ${formatNumber(delivery.grps)} GRP पर।`,
  each: ({ delivery }) => `एक व्यक्ति तक पहुँचने का खर्च जीएसटी से पहले ${formatMoney(delivery.costPerReach)} है।`,
  impressions: ({ delivery }) => `मीडिया मालिकों की गिनती से कुल ${NAMES.hi.count(delivery.impressions)} इम्प्रेशन।`,
  grps: ({ delivery }) => `${formatNumber(delivery.grps)} GRP: वहाँ के वयस्कों के प्रतिशत में इम्प्रेशन।`,
  gst: ({ totals, brief }, rates) =>
    `मीडिया पर जीएसटी ${formatMoney(totals.gst)} है (${rates})। ${brief.budget?.gst === 'exclusive' ? 'जैसा आपने कहा, यह बजट के ऊपर है।' : 'यह आपके बजट के अंदर है; बजट जीएसटी सहित माना गया है।'}`,
  gstIncluded: ({ totals, brief }, isAskedAsExtra) =>
    brief.budget?.gst === 'exclusive'
      ? `${isAskedAsExtra ? 'हाँ' : 'नहीं'}: जैसा आपने कहा, जीएसटी ${formatMoney(totals.budget)} के बजट के ऊपर है।`
      : `${isAskedAsExtra ? 'नहीं' : 'हाँ'}: ${formatMoney(totals.budget)} का बजट जीएसटी सहित माना गया है।`,
  rateOf: (percent, amount) => `${percent}%: ${amount}`,
  gstAlone:
    'जब तक आप अलग से न कहें, आपका बजट जीएसटी सहित माना जाता है। अखबार और पत्रिका की जगह पर दर 5% है, बाकी मीडिया पर 18%; कैटलॉग के रेट जीएसटी से पहले के हैं।',
  lines: ({ lineItems }, media) => `योजना में ${formatNumber(lineItems.length)} लाइनें हैं: ${media}।`,
  named: (lines, count) =>
    `${lines.map(({ lineNo, title }) => `${lineNo} ${title}`).join('; ')}${count > lines.length ? ` और ${formatNumber(count - lines.length)} और` : ''}।`,
  owner: ({ lineNo, title, mediaOwner }) => `लाइन ${lineNo}, ${title}, ${mediaOwner.name} बेचते हैं।`,
  owners: (names, count) => `योजना की लाइनें ${formatNumber(count)} मालिक बेचते हैं: ${names}।`,
  ofMedium: (count, medium) => `${medium} की ${formatNumber(count)}`,
  total: ({ totals }) =>
    `कुल खर्च ${formatMoney(totals.payable)}: मीडिया ${formatMoney(totals.subtotal)}, जीएसटी ${formatMoney(totals.gst)}${totals.production > 0 ? `, छपाई और लगवाई जीएसटी सहित ${formatMoney(totals.production)}` : ''}।`,
  left: ({ totals }) => `${formatMoney(totals.budget)} के बजट में से ${formatMoney(totals.unallocated)} बचे हैं।`,
  days: (days, count) => `यह ${days} तक, ${count} दिन चलता है।`,
  share: (name, amount, percent) => `${name}: जीएसटी से पहले मीडिया के ${amount}, यानी ${percent}%`,
  shares: (parts) => `${parts}।`,
  audience: (label, reach, universe) => `योजना ${label} के लिए है: वहाँ के ${universe} में से करीब ${reach} तक पहुँचती है।`,
  noPlan: 'अभी कोई योजना नहीं है जिसमें यह आँकड़ा हो; बजट, शहर और तारीखें मिलें तो मैं निकाल दूँगा।',
  unmeasured: 'इन मीडिया को कोई नहीं मापता, इसलिए ऐसा कोई आँकड़ा नहीं है।',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

const LINES =
  /\blines?\b|placements?|\bsites\b|how many (?:spots|hoardings|stations|screens|media)|(?:kitne|कितने|कितनी) (?:hoarding|line|spot|लाइन|होर्डिंग|साइट)/
const LEFT = /\bleft\b|remain|unspent|unused|bacha|बचा|बचे|बचेगा/
const MONEY =
  /\btotal\b|cost|price|spend|budget|amount|in all|altogether|charge|fees?\b|\bkul\b|kharch|kitn|how much|कुल|खर्च|कितना/
/** Questions about GST: inside the sum, or on top of it. */
const INCLUDED = /\binclu|with gst|\bincl\b|contain|shaa?mil|ke saa?th|\bmila\b|\bjuda\b|शामिल|सहित|समेत|मिला|जुड़ा|के साथ/
const EXTRA = /\bextra\b|exclusive|separate|additional|on top|\balag\b|अलग/
const DAYS =
  /how (?:long|many (?:days|weeks))|kitne din|कितने दिन|when (?:does|do|will|would|is|are|can) |(?:which|what) (?:day|date)|\bkab (?:se|tak|shuru|start|live|khatam|chaleg)|कब/u
/** Questions about the division of the money among the cities or the media. */
const CITY_SHARES = /which (?:city|town)|(?:kis|kaun ?s[aie]) (?:shahar|city)|(?:किस|कौन ?से?) शहर/u
const MEDIUM_SHARES = /which (?:medium|media)|(?:kis|kaun ?s[aie]) (?:medium|media)|(?:किस|कौन ?से?) मीडिया/u
const OWNER = /vendor|owner|seller|\bowns\b|\bsells\b|malik/
/** The lines of a medium, or of the plan, by name. */
const NAMES_OF =
  /^(?:and |so )?which |how many (?:\w+ ){0,2}(?:spots?|insertions?|panels|autos|buses)|(?:kaun|kon) ?s[ei] |कौन ?(?:से|सी|सा) /
const MAX_NAMED = 5
const OFTEN = /how (?:often|frequently|many times)|(?:kitni|kitne) baar|कितनी बार/

const BUDGET = /\bbudget(?: is| was)?$|बजट$/u
const WHOLE = /\bplan\b|summary|asked?\b|\bsa(?:y|id)\b|योजना|प्लान/u
const PEOPLE = /people|person|adult|who|log|reach|impression|लोग|पहुँच/u

/** The figure that is asked for, with its range. */
export function figures(asked: Asked): Reply {
  const { plan, language, question } = asked
  const says = MESSAGES[language]
  if (!plan) {
    if (question.terms.includes('gst')) return saying([says.gstAlone])
    const [term] = question.terms
    return saying([term ? definitionOf(term, language) : '', says.noPlan])
  }
  if (OWNER.test(question.said)) return saying([ownersOf(plan, question, language)])
  const line = question.line && 'number' in question.line ? rankedLine(asked) : null
  if (line) return line
  const isOfShares = CITY_SHARES.test(question.said) || MEDIUM_SHARES.test(question.said) || DAYS.test(question.said)
  if (NAMES_OF.test(question.said) && !isOfShares) return saying([linesOf(plan, question, language)])
  return saying([audienceText(plan, question, language), figureOf(plan, question, language)])
}

function ownersOf(plan: Plan, question: Question, language: Language): string {
  const line = lineAsked(question, plan)
  if (line !== null && line !== 'none') return MESSAGES[language].owner(line)
  const owners = [...new Set(plan.lineItems.map(({ mediaOwner }) => mediaOwner.name))]
  return MESSAGES[language].owners(NAMES[language].list(owners.slice(0, 2 * MAX_NAMED)), owners.length)
}

/** The lines of the media named in a question, directly or by a noun of the trade; else all. */
function linesOf({ lineItems }: Plan, { query, said }: Question, language: Language): string {
  const isNamed = ({ channel }: PlanLine) =>
    query.channels.includes(channel) || MEDIA[channel].noun.some((noun) => said.split(' ').includes(noun))
  const own = lineItems.some(isNamed) ? lineItems.filter(isNamed) : lineItems
  return MESSAGES[language].named(own.slice(0, MAX_NAMED), own.length)
}

const isListed = (said: string) => /reach,? (?:and|&|aur|\+)|(?:and|&|aur|\+) reach|reach,/.test(said)

function figureOf(plan: Plan, { terms, said, query: { channels, cities } }: Question, language: Language): string {
  const says = MESSAGES[language]
  const names = NAMES[language]
  const { delivery, totals } = plan
  const has = (term: (typeof terms)[number]) => terms.includes(term)
  const isMeasured = delivery.reach > 0
  const isPeople = terms.length > 0 || OFTEN.test(said) || LINES.test(said) || PEOPLE.test(said)
  if (has('gst') && (INCLUDED.test(said) || EXTRA.test(said))) {
    return `${says.gstIncluded(plan, !INCLUDED.test(said))} ${says.total(plan)}`
  }
  if (has('gst')) {
    const rates = Object.entries(totals.gstByRate).map(([rate, amount]) =>
      says.rateOf(String(Math.round(Number(rate) * 100)), formatMoney(amount)),
    )
    return says.gst(plan, names.list(rates))
  }
  if (DAYS.test(said) && plan.brief.startDate && plan.brief.endDate) {
    return says.days(names.days({ start: plan.brief.startDate, end: plan.brief.endDate }), plan.brief.durationDays ?? 0)
  }
  if (LEFT.test(said)) return says.left(plan)
  if (BUDGET.test(said)) return [says.total(plan), says.left(plan)].join(' ')
  const shares = sharesText(plan, { channels, cities, said }, language)
  if (shares !== '' && !isPeople) return shares
  if (LINES.test(said)) {
    const media = plan.channelSummary.map(({ channel }) =>
      says.ofMedium(plan.lineItems.filter((line) => line.channel === channel).length, names.medium(channel)),
    )
    return says.lines(plan, names.list(media))
  }
  const [low, high] = delivery.reachRange
  const people = () => says.people(plan, [names.count(low), names.count(high)], names.count(delivery.reach))
  if (WHOLE.test(said) && !isPeople && !MONEY.test(said)) {
    const { startDate: start, endDate: end, durationDays } = plan.brief
    const days = start && end ? says.days(names.days({ start, end }), durationDays ?? 0) : ''
    return [says.total(plan), isMeasured ? people() : '', days].filter(Boolean).join(' ')
  }
  const isFigure = has('cpm') || has('cprp') || has('grp') || has('impressions') || has('frequency') || has('reach')
  if (!isFigure && !OFTEN.test(said) && !/people|person|adult|who|log|reach|लोग|पहुँच/u.test(said) && MONEY.test(said)) {
    return says.total(plan)
  }
  if (!isMeasured) return says.unmeasured
  const named = [
    has('cpm') && says.cpm(plan),
    has('cprp') && says.cprp(plan),
    has('grp') && says.grps(plan),
    has('impressions') && says.impressions(plan),
    (has('frequency') || OFTEN.test(said)) && says.frequency(plan),
  ].filter((text) => text !== false)
  // "Reach and frequency" asks for both.
  if (named.length > 0) return [...(has('reach') && isListed(said) ? [people()] : []), ...named].join(' ')
  if (/per (?:person|head|contact)/.test(said)) return says.each(plan)
  return people()
}

/** The people of the audience that the brief names, where it is asked for. Labels of audiences are English. */
function audienceText({ delivery: { target } }: Plan, { said }: Question, language: Language): string {
  if (!target || language !== 'en' || !/audience|customers?$/.test(said)) return ''
  const { count } = NAMES[language]
  return MESSAGES.en.audience(target.label, count(target.reach), count(target.universe))
}

/** The money of the media or cities that are named, or of all of them where the question asks which has most; empty for none. */
function sharesText(
  { channelSummary, citySummary }: Plan,
  { channels, cities, said }: Pick<Question['query'], 'channels' | 'cities'> & Pick<Question, 'said'>,
  language: Language,
): string {
  const says = MESSAGES[language]
  const names = NAMES[language]
  const media = channelSummary
    .filter(({ channel }) => MEDIUM_SHARES.test(said) || channels.includes(channel))
    .map(({ channel, ...sum }) => ({ name: names.medium(channel), ...sum }))
  const places = citySummary
    .filter(({ city }) => CITY_SHARES.test(said) || cities.includes(city))
    .map(({ city, ...sum }) => ({ name: names.place(city), ...sum }))
  const parts = (media.length > 0 ? media : places)
    .toSorted((a, b) => b.netAmount - a.netAmount)
    .map(({ name, netAmount, sharePct }) => says.share(name, formatMoney(netAmount), Math.round(sharePct)))
  return parts.length > 0 ? says.shares(capital(parts.join('; '))) : ''
}
