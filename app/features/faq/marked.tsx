import { piecesOf } from './search.ts'

/** A text with what was searched for marked in it. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  piecesOf(text, words).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <mark key={at} className="rounded-xs bg-accent-soft text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
