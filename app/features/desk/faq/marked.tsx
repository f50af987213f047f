import { piecesOf } from './search.ts'

/** A text with the matches of the search marked. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  piecesOf(text, words).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index is the only identity of a piece
      <mark key={at} className="rounded-xs bg-accent-soft text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
