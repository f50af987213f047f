import { wordsOf } from '../../../../../kernel/rules/text/words.ts'
import type { LineEdit } from '../../understanding.ts'
import { channelSpans, isChannelWord, readChannels } from '../media/channels.ts'
import type { PlaceBook } from '../places/place-book.ts'
import { readPlaces } from '../places/places.ts'
import { findPhrases } from '../text/phrases.ts'
import { freeOf, textAfter, textBefore } from '../text/spans.ts'
import { type LineEditReading, type NameSense, readLineEdits } from './line-edits.ts'

/** "Something else" may be anything that suits. */
const ANYTHING = /\b(?:else|another|others?|cheaper|better|different|similar|kuch aur|koi aur|dusra|doosra)\b|कुछ और/

const REFUSED_BEFORE =
  /(?<![\p{L}\p{M}])(?:no|not|avoid|exclude|skip|remove|drop|leave out|without|don't want|do not want)(?: (?:any|the|all|more|in|sites?|hoardings?|billboards?|locations?|lines?|placements?|anything|ones?|at|from|of|near))* $/u
const REFUSED_AFTER =
  /^(?: (?:mein|me|ke|ki|ka|wala|wali|wale|sites?|hoardings?|locations?|lines?|से|में|के|की|वाला|वाली|वाले))* (?:nahi|nahin|mat|hata|hatao|nikal|nikalo|out|नहीं|मत|हटा|हटाओ|निकाल)(?![\p{L}\p{M}])[^,.;!?]*/u

/** Behind a refused locality: another word would make it part of a title, such as "remove the Baner gantry". */
const LEFT_OVER =
  /^(?: (?:sites?|hoardings?|lines?|locations?|area|side|please|now|from the plan|completely|at all|also|too))*\s*(?:$|[,.;!?]| and | aur | but )/

const LISTED = /^\s*(?:,|and|or|&|aur|और)\s*(?:(?:in|from|at) )?$/

/** Localities that a message takes out of the plan: "no sites in Hadapsar", "Hadapsar nahi chahiye". */
function areaDrops(text: string, book: PlaceBook): (LineEdit & Pick<LineEditReading, 'span'>)[] {
  let refusedTo = -1
  return findPhrases(text, wordsOf(text), book.lexicon).flatMap(({ value, start, end }) => {
    if (value.kind !== 'area') return []
    const isListed = refusedTo >= 0 && LISTED.test(text.slice(refusedTo, start))
    const before = LEFT_OVER.test(textAfter(text, end)) ? REFUSED_BEFORE.exec(textBefore(text, start)) : null
    const after = REFUSED_AFTER.exec(textAfter(text, end))
    if (!before && !after && !isListed) return []
    refusedTo = end
    const span = { start: start - (before?.[0].length ?? 0), end: end + (after?.[0].length ?? 0) }
    return [
      {
        act: 'drop' as const,
        line: { by: 'area' as const, city: value.city, area: value.area },
        wanted: { areas: [], cities: [], channels: [], formats: [], unknown: null },
        isSaved: false,
        said: text.slice(span.start, span.end).trim(),
        span,
      },
    ]
  })
}

/**
 * Line edits of a normalised message, with the replacement wanted for a line.
 * @param isFirst true for the first message, in which no words can be the name of a line
 */
export function readLineEditsIn(
  text: string,
  book: PlaceBook,
  isFirst: boolean,
): (LineEdit & Pick<LineEditReading, 'span'>)[] {
  const drops = isFirst ? [] : areaDrops(text, book)
  const isFree = freeOf(drops.map(({ span }) => span))
  const others = readLineEdits(text, senseOf(book, isFirst)).filter(({ span }) => isFree(span))
  const edits = others.map(({ target, ...edit }) => {
    const words = wordsOf(target)
    const { cities, areas } = readPlaces(target, words, book, [], isChannelWord)
    const { wanted } = readChannels(target, words, [])
    const isRead = areas.length + cities.length + wanted.length > 0
    const unknown = target === '' || isRead || ANYTHING.test(target) ? null : target
    return {
      ...edit,
      wanted: { areas, cities: areas.length > 0 ? [] : cities, channels: wanted, formats: [], unknown },
    }
  })
  return [...drops, ...edits]
}

function senseOf(book: PlaceBook, isFirst: boolean): NameSense {
  const read = (said: string) => {
    const words = wordsOf(said)
    const places = readPlaces(said, words, book, [], isChannelWord)
    const { wanted, formatSpans } = readChannels(said, words, [])
    const taken = [...channelSpans(said, words), ...formatSpans, ...(places.areas.length > 0 ? [] : places.spans)]
    const rest = words.filter(({ start }) => !taken.some((span) => start >= span.start && start < span.end))
    return { rest: rest.length, wanted, hasPlaces: places.spans.length > 0 }
  }
  return {
    isName: (said) => !isFirst && read(said).rest > 0,
    mediumOf: (said) => {
      const { rest, wanted, hasPlaces } = read(said)
      return rest === 0 && !hasPlaces ? (wanted[0] ?? null) : null
    },
  }
}
