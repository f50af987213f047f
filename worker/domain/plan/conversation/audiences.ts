import { overlaps, type Span } from './text/spans.ts'

/** Who sees it, in the words that were said. */
export interface AudienceReading {
  audience: string
  spans: Span[]
}

const GROUP =
  /\b(?:(?:young|urban|rural|working|affluent|premium|college|school|upper|middle|office|health|fitness|value|first|high|new|married|single|it|small|senior|salaried|rich|local|male|female|elderly|old|health-conscious|tech-savvy|middle-class|upper-class)[ -](?:class |time |conscious |income |savvy |business )?)?(?:gym[ -]?goers|women|womens|woman|ladies|men|males?|females?|families|family|housewi(?:fe|ves)|home-?makers|students?|youth|youngsters|youths|professionals|parents|mothers|moms|mums|fathers|kids|children|teens|teenagers|commuters|travell?ers|tourists|shoppers|gamers|foodies|farmers|doctors|millennials|gen[ -]?z|everyone|adults|seniors?(?: citizens)?|citizens|couples|girls|boys|job ?seekers|(?:home|car|bike|pet|business|shop|property) ?(?:buyers|owners)|investors|entrepreneurs|executives|office[ -]?goers|employees|engineers|hnis?|nccs [abc](?: ?\+)?|sec [abc]|mass audience|general public|voters|patients|retailers|fans|commuters|car owners|brides|newly-?weds|first-time buyers|drivers|workers|villagers|mahila(?:yen|on)?|auraten|parivar|yuva|chhatra|bachche|bachchon|log sab)\b|महिलाएं|महिलाओं|युवा|छात्र|परिवार|बच्चे/g
const AGES =
  /(?:\b(?:aged?|ages|age group|between|umar|of)\s+(?:of\s+)?)?(?<![\d.,₹-])\b([1-9]\d)\s*(?:-|to|se)\s*([1-9]\d)\b(?!,?\d|\.\d|\s*(?:lakh|lac|l\b|cr|crore|k\b|thousand|hazaar|%|sec|days?|weeks?|months?|people|sites|spots))(?:\s*(?:years?(?: olds?)?|yrs?|yr|saal))?|\b([1-9]\d)\s*\+(?!\s*(?:lakh|lac|l\b|cr|crore|k\b))(?:\s*(?:years?|yrs?))?|\b(?:above|over|under|below)\s+([1-9]\d)(?=\s*(?:$|[,.;]|years?|yrs?|age))(?:\s*(?:years?|yrs?))?/g
const NAMED =
  /\b(?:target(?:ing|ed at)?(?: audience| group)?|audience|aimed at|tg|meant for)(?:\s+(?:is|are|of|would be|should be|will be))?\s*[:-]?\s+([^,.;!?]{3,60})/
const NOT_NAMED =
  /^(?:reach|date|market|cit(?:y|ies)|of \d|budget|in\b|on\b|for\b|the (?:city|cities|market)|region|location|people in)/
const STOP = /\s+(?:in|across|with|on|through|via|from|budget|during|for|using|at|par|and (?:use|run))\b.*$/

/**
 * The audience of one normalised message.
 * @param taken stretches that mean something else: amounts, dates, places
 */
export function readAudience(text: string, taken: readonly Span[]): AudienceReading | null {
  const free = (span: Span) => !taken.some((other) => overlaps(other, span))
  const find = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .filter(free)
  const parts = joined(text, [
    ...find(GROUP).filter((span) => !isTrade(text, span)),
    ...find(AGES).filter((span) => isAge(text, span)),
  ])
  if (parts.length > 0) {
    return { audience: parts.map(({ start, end }) => text.slice(start, end).trim()).join(', '), spans: parts }
  }
  const named = NAMED.exec(text)
  const words = named?.[1]?.replace(STOP, '').trim()
  if (!named || !words || NOT_NAMED.test(words)) return null
  const start = named.index + named[0].indexOf(words)
  const span = { start, end: start + words.length }
  return free(span) ? { audience: words, spans: [span] } : null
}

/** "family restaurant", "kids' wear": what is sold, not to whom. */
const isTrade = (text: string, { start, end }: Span) =>
  /^(?:'s?|s')?\s+(?:wear|clothing|shop|store|restaurant|salon|hospital|clinic|fashion|app|loan|insurance|school|football|care|shoes|products?|brand|footwear|ethnic|health|cricket|day\b|kurtis?|innerwear|activewear)/.test(
    text.slice(end),
  ) || /\b(?:our|my|your) $/.test(text.slice(Math.max(0, start - 6), start))

/** Two numbers are ages from the teens on, the second the greater. */
function isAge(text: string, { start, end }: Span): boolean {
  const [low = 0, high = 100] = (text.slice(start, end).match(/\d+/g) ?? []).map(Number)
  return low >= 10 && low < high && high <= 100
}

/** Parts that stand side by side are one: `women 25-50`, `gym-goers aged 22-35`, `college students and parents`. */
function joined(text: string, spans: Span[]): Span[] {
  const parts: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const before = parts.at(-1)
    if (before && /^(?:\s*|\s*(?:and|&|aur|or)\s+|\s*[(,]\s*(?=\d))$/.test(text.slice(before.end, span.start)))
      before.end = span.end
    else parts.push({ ...span })
  }
  return parts
}
