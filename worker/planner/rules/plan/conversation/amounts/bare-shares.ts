import { spanOfTokens, type Token } from '../text/tokens.ts'
import { anyOf } from '../text/word-table.ts'
import type { SplitReading } from './splits.ts'

/** Words that belong to no name. */
const IDLE = new RegExp(
  `^${anyOf(`
  please, pls, ok, okay, so, now, split, divide, divided, share, make, it, do, keep, put, use, the, money, budget, paisa, spend, as, in, ratio, of, between, at,
  ko, ke, ka, ki, liye, par, pe, mein, me, for, on, to, gets?, is, kar, karo, kijiye, rakho, de, each, respectively, with,
  बजट, पैसा, को, के, का, की, लिए, पर, में, कर, करो, दो, रखो, -, :, =, [.], !, /
`)}$`,
  'u',
)
const JOIN = /^(?:,|and|aur|&|\+|और)$/
/** Numbers of other things: ages, days, money. */
const NO_SHARE =
  /^(?:ages?|aged|years?|yrs?|saal|people|men|women|adults|log|days?|weeks?|months?|lakhs?|lacs?|l|crores?|cr|k|hazaa?r|thousand|rs|₹|rupees?|%|percent|\?|लाख|करोड़|हज़ार|साल|दिन)$/u

type Part = { kind: 'share'; percent: number; at: number } | { kind: 'name'; text: string }

/**
 * Shares without a sign, where a message is nothing but names and numbers that make a hundred: "Delhi 70 Mumbai 30", "70 radio 30 metro",
 * "70-30 Delhi Mumbai".
 */
export function readBareShares(tokens: readonly Token[]): SplitReading[] {
  if (tokens.some(({ text }) => NO_SHARE.test(text))) return []
  const parts = partsOf(tokens)
  const shares = parts.filter((part) => part.kind === 'share')
  const names = namesFor(parts, tokens)
  const isWhole = shares.reduce((sum, { percent }) => sum + percent, 0) === 100
  if (!isWhole || shares.length < 2 || names.length !== shares.length || new Set(names).size < names.length) return []
  return shares.map(({ percent, at }, i) => {
    const { start, end } = spanOfTokens(tokens, at, at + 1)
    return { percent, index: start, end, text: names[i] ?? '' }
  })
}

/** Names and numbers in order; words of one name are next to each other. */
function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = []
  let isOpen = false
  for (const [at, { text, value }] of tokens.entries()) {
    const last = parts.at(-1)
    if (value !== null && value > 0 && value < 100) parts.push({ kind: 'share', percent: value, at })
    else if (JOIN.test(text) || IDLE.test(text)) isOpen = false
    else if (isOpen && last?.kind === 'name') last.text += ` ${text}`
    else parts.push({ kind: 'name', text })
    isOpen = (isOpen || parts.at(-1) !== last) && parts.at(-1)?.kind === 'name'
  }
  return parts
}

/**
 * The names of shares in the order of the shares: one next to each, or as many words in a row; none where they do not
 * fit.
 */
function namesFor(parts: readonly Part[], tokens: readonly Token[]): string[] {
  const names = parts.flatMap((part) => (part.kind === 'name' ? [part.text] : []))
  const isTurnAbout = parts.every((part, i) => i === 0 || part.kind !== parts[i - 1]?.kind)
  if (isTurnAbout && parts.length % 2 === 0) return names
  // "70-30 Delhi Mumbai": all numbers, then all names, or the other way round.
  const changes = parts.filter((part, i) => i > 0 && part.kind !== parts[i - 1]?.kind).length
  const isRatio = parts.every((part, i) => {
    const before = parts[i - 1]
    if (part.kind === 'name' || before?.kind !== 'share') return true
    return part.at - before.at === 2 && /^[-:/]$/.test(tokens[before.at + 1]?.text ?? '')
  })
  if (changes !== 1 || !isRatio) return []
  return names.length > 1 ? names : (names[0]?.split(' ') ?? [])
}
