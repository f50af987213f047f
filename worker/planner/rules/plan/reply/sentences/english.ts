import { formatMoney } from '../../../../../kernel/rules/money.ts'
import { withoutEnd } from '../../../../../kernel/rules/text/trim.ts'
import type { PartChange, PlanCost, Sentences } from './sentences.ts'

const placements = ({ lines }: PlanCost) => (lines === 1 ? 'This placement uses' : `These ${lines} placements use`)
const inAll = ({ hasPrinting }: PlanCost) => (hasPrinting ? 'printing and GST' : 'GST')
const VERBS = { drop: 'Removed', replace: 'Replaced', hold: 'Locked', free: 'Unlocked' } as const
const linesThat = (count: number, verb: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'line' : 'lines'} ${verb}`]

/** `budget is ₹8,00,000 (was ₹5,00,000); cities are Pune` */
const partsText = (changes: readonly PartChange[]): string =>
  changes
    .map(({ slot, before, after }) => {
      const is = /s$|^formats/.test(slot) ? 'are' : 'is'
      if (after === null) return `${slot} no longer ${is} ${before}`
      return before === null
        ? `${slot} ${is} ${after}`
        : `${slot} ${is} ${after} (${is === 'are' ? 'were' : 'was'} ${before})`
    })
    .join('; ')

export const english: Sentences = {
  questions: {
    budget: 'What is the budget?',
    cities: 'Which cities should it run in?',
    dates: 'When should it start and end?',
    objective: 'What is the goal: a launch, awareness, sales or footfall?',
    audience: 'Who should see it?',
    channels: 'Which media do you prefer, if any?',
  },
  howLongFrom: (start) => `How long should it run from ${start}?`,
  startFor: (end) => `When should it start, to end on ${end}?`,
  allIndia: 'all of India',
  noted: (facts) => `Noted: ${facts.join('; ')}.`,
  range: (from, to) => `${from} to ${to}`,
  plusGst: (amount) => `${amount} plus GST`,
  noInventoryIn: (cities) => `There is no inventory in ${cities} yet.`,
  costInShares: (cost) => `${placements(cost)} ${cost.share}% of your budget, at the owners’ own rates.`,
  costBeforeGst: (cost) =>
    `${placements(cost)} ${cost.share}% of your ${formatMoney(cost.budget)} budget before GST: media cost ${formatMoney(cost.media)}, and ${formatMoney(cost.payable)} with ${inAll(cost)}.`,
  cost: (cost) =>
    `${placements(cost)} ${formatMoney(cost.payable)} with ${inAll(cost)}, ${cost.share}% of your ${formatMoney(cost.budget)} budget.`,
  unmeasured: 'Nobody measures these media, so there is no reach figure.',
  reach: (people, [low, high], times) =>
    `Expect a reach of about ${people} people (${low} to ${high}), who meet it ${times} times on average.`,
  moreMedia: (count) => `${count} more media`,
  scope: (media, cities, days) =>
    `${media.charAt(0).toUpperCase()}${media.slice(1)} ${cities === null ? 'across India' : `in ${cities}`}${days === null ? '' : `, ${days}`}.`,
  chosenFor:
    'Each placement was chosen for the new people it adds for its price, beyond those that the others already reach.',
  together: ({ reach, impressions, cpm, share, media }) =>
    `Together they reach about ${reach} people with ${impressions} impressions at a CPM of ${formatMoney(cpm)}, and use ${share}% of the budget (${media}).`,
  widest: (title, why) => `The widest is ${title}: ${withoutEnd(why, /[.\s]/)}.`,
  goalImpossible: (goal, universe) =>
    `A reach of ${goal} people is not possible: only ${universe} adults live in these places.`,
  goalMissed: (goal) => `A reach of ${goal} people cannot be met with this budget and these media.`,
  unread: (messages, chars) =>
    `This conversation is long: I read the newest ${chars} characters of it and left out your first ${messages === 1 ? 'message' : `${messages} messages`}. Please say again what still counts from there.`,
  ways: {
    too_little: 'Raise the budget, or choose other media or another city.',
    too_short: 'Choose longer dates, or other media.',
    no_inventory: 'Choose other media or another city.',
    unavailable: 'Choose other dates or media.',
  },
  whatToAsk:
    'I can tell prices, free days, what the plan reaches, why a line is in it, documents, proof and how to book; or ask for a planner.',
  whatToChange: 'What would you change: the budget, the cities, the dates, the media or a line?',
  askOrWhy: 'Ask for any change, or ask why.',
  askForChange: 'Ask for any change to the campaign plan.',
  nextCampaign: 'Tell me about another campaign, and I will plan it.',
  hello: 'Hello! I plan advertising campaigns across India with the media owners’ own rates.',
  help: 'Tell me the budget, the cities and the dates of a campaign, and I make a media plan with real rates. Then change it in words: “add radio”, “drop theatre”, “make it 12 lakh”.',
  welcome: 'You are welcome.',
  offTopic: 'I can only help with advertising campaigns and media plans.',
  nothingToExplain: 'There is no plan yet, so there is nothing to explain.',
  ownRates: (assumption) => assumption,
  stop: '.',
  chips: {
    answers: {
      budget: ['₹10 lakh', '₹5 lakh'],
      cities: ['Mumbai and Pune', 'Delhi NCR'],
      dates: [],
      objective: ['Brand awareness'],
      audience: ['Families'],
      channels: ['Hoardings and radio', 'All media'],
    },
    lengths: ['For one month', 'For two weeks'],
    nextMonth: 'Next month for two weeks',
    singleCities: ['Mumbai', 'Pune'],
    add: (medium) => `Add ${medium}`,
    drop: (medium) => `Drop ${medium}`,
    makeIt: (money) => `Make it ${money}`,
    moreFrequency: 'Show me more frequency',
    moreReach: 'Show me more reach',
    allMedia: 'All media',
    twoMonths: 'For two months',
    forDays: (days) => `For ${days} days`,
    anyKindOf: (media) => `Any kind of ${media}`,
    anywhereIn: (cities) => `Anywhere in ${cities}`,
  },

  asItWas: 'The plan is as it was.',
  noAnswer: (said) => `I have no answer to ${said}.`,
  notUnderstood: (said) => `Not understood: ${said}.`,
  noLineLike: (said) => `Not understood: ${said}: no line of the plan is like that.`,
  noEarlierPlan: 'Not done: there is no earlier plan to go back to.',
  backToEarlier: 'Back to the earlier plan.',
  changed: (changes) => `Changed: ${partsText(changes)}.`,
  notDone: (changes) => `Not done: ${partsText(changes)}.`,
  moved: (came, went) => `${[...linesThat(came, 'came'), ...linesThat(went, 'went')].join(' and ')}.`,
  nothingInPlaceOf: (line) => `Not done: nothing that suits can take the place of ${line}, so it stays.`,
  whichLine: (said, lines) => `Not done: ${said} may be ${lines}. Which one?`,
  manyLines: (count) => `${count} lines`,
  done: ({ act, names, others, isSaved }) => {
    const saved = act === 'drop' ? (isSaved ? ' Its money is saved.' : ' Its money is spent again.') : ''
    const rest = act === 'drop' || act === 'replace' ? ' All other lines stay as they are.' : ''
    return `${VERBS[act]}: ${names}${others === '' ? '' : ` with ${others}`}.${saved}${rest}`
  },

  shifted: (part, before, after) =>
    `${part.charAt(0).toUpperCase()}${part.slice(1)}: ${after}% of the money of the lines (before: ${before}%).`,
  notShifted: (part, share) =>
    `Not done: ${part} stays at ${share}% of the money, because nothing that suits can be exchanged for it.`,

  atMost: (part, sum) => `${part} at most ${sum}`,
  atLeast: (part, sum) => `${part} at least ${sum}`,
  gstInside: 'inside the budget',
  gstOnTop: 'on top of the budget',
  objective: (objective) => objective,
  timesMet: (times) => `at least ${times}`,
  aims: { reach: 'many people', frequency: 'the same people more often' },
  lines: 'lines',
  count: (least, most, what) => {
    if (least === most) return `${least} ${what}`
    if (least === null) return `at most ${most} ${what}`
    return most === null ? `at least ${least} ${what}` : `${least} to ${most} ${what}`
  },
}
