import { wordsOf } from '../../../text/words.ts'
import type { LineEdit } from '../../understanding.ts'
import { channelSpans, isChannelWord, readChannels } from '../media/channels.ts'
import type { PlaceBook } from '../places/place-book.ts'
import { readPlaces } from '../places/places.ts'
import { type LineEditReading, type NameSense, readLineEdits } from './line-edits.ts'

/** "Something else" may be anything that suits. */
const ANYTHING = /\b(?:else|another|others?|cheaper|better|different|similar|kuch aur|koi aur|dusra|doosra)\b|कुछ और/

/**
 * Line edits of a normalised message, with what is wanted in place of a line.
 * @param isFirst whether nothing was said before: then no words can be the name of a line
 */
export function readLineEditsIn(
  text: string,
  book: PlaceBook,
  isFirst: boolean,
): (LineEdit & Pick<LineEditReading, 'span'>)[] {
  return readLineEdits(text, senseOf(book, isFirst)).map(({ target, ...edit }) => {
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
