import type { LucideIcon } from 'lucide-react'

interface CommandBase {
  title: string
  icon: LucideIcon
  /** Other names that find an act. */
  also?: readonly string[]
}

/** Page that the account may open. */
export interface CommandPage extends CommandBase {
  to: string
}

/** Act that the account has a right to: a page, or a function that runs here. */
export type CommandAct = CommandPage | (CommandBase & { run: () => void })

/** True when each word of a text is the beginning of a word of the title. */
export function fitsTitle(title: string, text: string): boolean {
  const words = wordsIn(title)
  return wordsIn(text).every((word) => words.some((own) => own.startsWith(word)))
}

/** True when a title begins with a text, which has at least one word. */
export const beginsTitle = (title: string, text: string): boolean => {
  const start = wordsIn(text).join(' ')
  return start !== '' && wordsIn(title).join(' ').startsWith(start)
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Part of a title, marked when it matches the typed text. */
export interface MarkedPart {
  text: string
  isMatch: boolean
}

/** Splits a title into parts, so that the typed beginnings of words can be bold. */
export function markedParts(title: string, text: string): MarkedPart[] {
  const words = wordsIn(text)
  if (words.length === 0) return [{ text: title, isMatch: false }]
  // Only letters and digits: nothing in it is syntax. The longest comes first, so that `as` does not hide `asha`.
  const starts = words.toSorted((a, b) => b.length - a.length).join('|')
  const parts = title.split(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${starts})`, 'iu'))
  return parts.map((part, index) => ({ text: part, isMatch: index % 2 === 1 })).filter((part) => part.text !== '')
}
