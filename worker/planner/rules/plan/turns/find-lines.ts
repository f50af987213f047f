import { chipName, nameAlone } from '../../../../catalogue/rules/registry/names.ts'
import { editDistance } from '../../../../kernel/rules/text/distance.ts'
import { fold, wordsOf } from '../../../../kernel/rules/text/words.ts'
import type { PlanLine } from '../plan.ts'
import type { LineReference } from '../understanding.ts'

/**
 * The lines that a reference may mean, in the order of the plan: none where no line is like that, several where the words fit more
 * than one.
 * @param spoken ids of the lines that were spoken of last
 */
export function findLines(lines: readonly PlanLine[], line: LineReference, spoken: readonly string[]): PlanLine[] {
  switch (line.by) {
    case 'number': {
      const found = line.number < 0 ? lines.at(line.number) : lines.find(({ lineNo }) => lineNo === line.number)
      return found ? [found] : []
    }
    case 'rank':
      return first([...lines].filter(canRank[line.rank]).sort(RANKS[line.rank]))
    case 'medium':
      return lines.filter(({ channel }) => channel === line.medium)
    case 'area':
      return lines.filter(({ city, area }) => city === line.city && area === line.area)
    case 'last':
      return lines.filter(({ inventoryId }) => spoken.includes(inventoryId))
    case 'all':
      return line.words === undefined ? [...lines] : named(lines, line.words)
    case 'name':
      return named(lines, line.words)
  }
}

type Rank = Extract<LineReference, { by: 'rank' }>['rank']
const first = (lines: readonly PlanLine[]) => lines.slice(0, 1)
const perRupee = ({ reach, netAmount }: PlanLine) => (reach ?? 0) / Math.max(1, netAmount)

const RANKS: Readonly<Record<Rank, (a: PlanLine, b: PlanLine) => number>> = {
  dearest: (a, b) => b.netAmount - a.netAmount,
  cheapest: (a, b) => a.netAmount - b.netAmount,
  best_cpm: (a, b) => (a.cpm ?? 0) - (b.cpm ?? 0),
  worst_cpm: (a, b) => (b.cpm ?? 0) - (a.cpm ?? 0),
  weakest: (a, b) => perRupee(a) - perRupee(b),
}
const isMeasured = ({ cpm }: PlanLine) => cpm !== null
const canRank: Readonly<Record<Rank, (line: PlanLine) => boolean>> = {
  dearest: () => true,
  cheapest: () => true,
  best_cpm: isMeasured,
  worst_cpm: isMeasured,
  weakest: () => true,
}

/** Share of the words that a line must have. */
const ENOUGH = 0.6
/** Letters from which a word may have one slip. */
const LONG = 5

function named(lines: readonly PlanLine[], said: string): PlanLine[] {
  const words = wordsOf(said.toLowerCase()).map(({ text }) => fold(text))
  if (words.length === 0) return []
  const scored = lines.map((line) => {
    const own = lineWords(line)
    return { line, share: words.filter((word) => own.some((other) => isSame(word, other))).length / words.length }
  })
  const best = Math.max(...scored.map(({ share }) => share), 0)
  return best < ENOUGH ? [] : scored.flatMap(({ line, share }) => (share === best ? [line] : []))
}

const lineWords = ({ title, area, city, channel, mediaOwner, order }: PlanLine) =>
  wordsOf(
    [title, area, city ?? '', chipName(channel), nameAlone(channel), mediaOwner.name, order].join(' ').toLowerCase(),
  ).map(({ text }) => fold(text))

const isSame = (word: string, other: string) =>
  word === other ||
  `${word}s` === other ||
  word === `${other}s` ||
  (word.length >= LONG && other.length >= LONG && editDistance(word, other, 1) <= 1)
