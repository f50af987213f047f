import type { AudienceKind } from '../../../../catalogue/rules/registry/affinity/audience-kinds.ts'
import { type Word, wordsOf } from '../../../../kernel/rules/text/words.ts'
import { type Screening, screen } from '../compliance/screen.ts'
import { type Language, languageOf } from '../language.ts'
import type { NamedThing, Question } from '../question.ts'
import type { LineEdit, ReadingContext } from '../understanding.ts'
import { type AmountsReading, readAmounts } from './amounts/amounts.ts'
import { audienceKindIn, audienceKindOf, readFrequencyGoal, readNovelty } from './audience-words.ts'
import { type AudienceReading, readAudience } from './audiences.ts'
import { type DatesReading, readDates } from './dates/dates.ts'
import { type DateEditsReading, readDateEdits } from './edits/date-edits.ts'
import { restOf } from './edits/line-edits.ts'
import { readVersionWish, type VersionWish } from './edits/versions.ts'
import { readLineEditsIn } from './edits/wanted.ts'
import { readEmphasis, readLanguages } from './emphasis.ts'
import { type IntentReading, isReset, readIntent, withoutProposals } from './intents.ts'
import { type ChannelsReading, isChannelWord, readChannels } from './media/channels.ts'
import { readObjective } from './objectives.ts'
import { withLatinPlaces } from './places/latin-places.ts'
import type { PlaceBook } from './places/place-book.ts'
import { type PlacesReading, readPlaces } from './places/places.ts'
import { type ProductReading, readLeftover, readProduct, readTrade } from './products.ts'
import { type ConversationState, INITIAL_STATE } from './questions/conversation-state.ts'
import { readNamed } from './questions/named.ts'
import { takenQuestion, withFactsOf } from './questions/plan-that.ts'
import { readQuestion } from './questions/read-question.ts'
import { withoutTypos } from './spelling.ts'
import { freeOf, mergeSpans, type Span } from './text/spans.ts'
import { normalise } from './text/tokens.ts'

/** All facts and wishes in one message of the advertiser. */
export interface MessageReading {
  /** Normalised. */
  text: string
  isReset: boolean
  intent: IntentReading
  /** Restricted goods that it advertises. */
  screening: Screening
  amounts: AmountsReading
  dates: DatesReading
  dateEdits: DateEditsReading
  /** The plan that it goes back to. */
  version: VersionWish | null
  lineEdits: LineEdit[]
  /** True when it asks to leave the rest of the plan as it is. */
  keepsRest: boolean
  places: PlacesReading
  channels: ChannelsReading
  audience: AudienceReading | null
  audienceKind: AudienceKind | null
  objective: string | null
  product: ProductReading | null
  languages: string[]
  emphasis: 'reach' | 'frequency' | null
  frequencyGoal: number | null
  novelty: 'new' | 'known' | null
  question: Question | null
  /** True when any clause asks, even where no rule knows the subject. */
  isQuestion: boolean
  /** People whose budget is to be worked out: of a question that it orders to be planned. */
  budgetGoal: { people: number; times: number } | null
  named: NamedThing[]
  language: Language
}

/** Reads one message: its facts from its own words, its question in the state before it. */
export function readMessage(
  message: string,
  book: PlaceBook,
  {
    today,
    isFirst = true,
    state = INITIAL_STATE,
  }: Pick<ReadingContext, 'today'> & { isFirst?: boolean; state?: ConversationState },
): MessageReading {
  const all = withLatinPlaces(withoutTypos(withoutProposals(normalise(message))), book)
  const taken = takenQuestion(all, state)
  const asked = taken ? null : readQuestion(all, book, today, state)
  // A thing named in a question is no fact of the campaign.
  const rest = isFirst ? null : restOf(all)
  const facts = blanked(all, [...(asked?.spans ?? []), ...(rest ? [rest] : [])])
  const lineEdits = readLineEditsIn(facts, book, isFirst)
  // Words about a line are no fact of the brief: "something in Baner" moves no campaign there.
  const text = blanked(
    facts,
    lineEdits.map(({ span }) => span),
  )
  const words = wordsOf(text)
  const amounts = readAmounts(text)
  const dates = readDates(text, today)
  const dateEdits = readDateEdits(text)
  const counted = [...amounts.spans, ...dates.spans, ...dateEdits.spans]
  const places = readPlaces(text, words, book, counted, isChannelWord)
  const named = productOf(text, message, words, places.spans)
  const titles = readNamed(all, message, (word) => isChannelWord(word) || book.find(word) !== undefined)
  // A title inside a question does not add its medium to the campaign.
  const stated = asked ? titles.filter(({ name }) => text.includes(name.toLowerCase())) : titles
  const media = withMediaOf(stated, readChannels(text, words, named ? [named.span] : []))
  const channels = amounts.hasBareShares ? { ...media, counts: [] } : media
  const audience = readAudience(text, [...counted, ...places.spans, ...channels.spans])
  const read = [...counted, ...places.spans, ...channels.spans, ...channels.formatSpans, ...(audience?.spans ?? [])]
  const reading: MessageReading = {
    text,
    isReset: isReset(facts),
    intent: readIntent(all),
    screening: screen(blanked(all, mediaSpending(all, book))),
    version: readVersionWish(facts),
    keepsRest: rest !== null,
    lineEdits: lineEdits.map(({ span, ...edit }) => edit),
    amounts,
    dates,
    dateEdits,
    places,
    channels,
    audience,
    objective: readObjective(text),
    product: named ?? leftoverOf(text, message, read) ?? readTrade(text, message, freeOf(read)),
    languages: readLanguages(text),
    emphasis: readEmphasis(text),
    frequencyGoal: readFrequencyGoal(text),
    novelty: readNovelty(text),
    audienceKind: (audience && audienceKindOf(audience.audience)) ?? audienceKindIn(text),
    question: asked?.question ?? null,
    isQuestion: asked !== null,
    budgetGoal: null,
    named: titles,
    language: languageOf(message),
  }
  return taken ? withFactsOf(reading, taken) : reading
}

/** "Radio pe zyada paisa lagao" is money for a medium; "cricket pe paisa lagao" is a bet. */
const SPENDING =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]+) (?:pe|par|mein|me|ko|पर|में|पे) (?:[\p{L}\p{M}]+ ){0,2}(?:paisa|paise|पैसा|पैसे) (?:lagao|lagaiye|laga do|लगाओ|लगाइए|लगा दो)/gu

function mediaSpending(text: string, book: PlaceBook): Span[] {
  return [...text.matchAll(SPENDING)].flatMap((match) => {
    const [said, on = ''] = match
    if (!isChannelWord(on) && book.find(on) === undefined) return []
    return [{ start: match.index + on.length, end: match.index + said.length }]
  })
}

/** Takes the medium of a named title, where no medium is named. */
function withMediaOf(titles: readonly NamedThing[], channels: ChannelsReading): ChannelsReading {
  if (channels.mentions.length > 0) return channels
  return { ...channels, wanted: [...new Set(titles.flatMap(({ medium }) => medium ?? []))] }
}

/** The product, unless its words are nothing but media and places: "for our radio campaign in Delhi". */
function productOf(
  text: string,
  message: string,
  words: readonly Word[],
  places: readonly Span[],
): ProductReading | null {
  const product = readProduct(text, message)
  if (!product) return null
  const { spans } = readChannels(text, words, [])
  const rest = blanked(text, [...spans, ...places]).slice(product.span.start, product.span.end)
  return /[\p{L}]{2}/u.test(rest.replace(/\b(?:and|the|ads?|campaign|advert\w*)\b/g, '')) ? product : null
}

/** In a message with facts, a clause that nothing else was read from names the product; alone it may be anything. */
function leftoverOf(text: string, message: string, read: readonly Span[]): ProductReading | null {
  return read.length > 0 ? readLeftover(blanked(text, read, '#'), message) : null
}

/** The text with stretches overwritten, so that all other positions stay the same. */
export function blanked(text: string, spans: readonly Span[], mark = ' '): string {
  let result = ''
  for (const { start, end } of mergeSpans(spans)) result += text.slice(result.length, start) + mark.repeat(end - start)
  return result + text.slice(result.length)
}

/** True when a message has a fact of a plan: money, dates or places. */
export const hasFacts = ({ amounts, dates, places }: MessageReading): boolean =>
  amounts.budgets.length > 0 ||
  amounts.change !== null ||
  dates.start !== null ||
  dates.end !== null ||
  places.cities.length > 0 ||
  places.isPanIndia
