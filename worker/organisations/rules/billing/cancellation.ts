import { type CivilDate, daysIn } from '../../../kernel/rules/dates.ts'
import { type Paise, roundedRatio } from '../../../kernel/rules/money.ts'
import { gstOf, taxSum } from './gst.ts'

/** Kinds of cancellation bands for media. */
export const CANCELLATION_KINDS = ['outdoor', 'broadcast', 'print', 'creator'] as const
export type CancellationKind = (typeof CANCELLATION_KINDS)[number]

/** From so many days before the start on, so many percent of the media are kept. Later than the last band, everything. */
export interface CancellationBand {
  days: number
  kept: number
}

/** The bands of each kind, the earliest first. */
export type CancellationBands = Record<CancellationKind, readonly CancellationBand[]>

const ALL = 100

/** Percent of the media that are kept. @param daysBefore civil days in India from the day of cancelling to the start */
export const keptPercent = (bands: readonly CancellationBand[], daysBefore: number): number =>
  bands.find(({ days }) => daysBefore >= days)?.kept ?? ALL

/** Civil days from one day to another; negative when it is over. */
export const daysUntil = (today: CivilDate, starts: CivilDate): number => daysIn({ start: today, end: starts }) - 1

/** Refund when a line is cancelled before it starts; in paise. */
export interface Cancellation {
  /** Percent of the media that are kept. */
  percent: number
  kept: Paise
  credit: Paise
  creditGst: Paise
  refund: Paise
}

/**
 * Kept and refunded sums of a cancellation. It is free before the owner has confirmed; when the owner or staff cancel,
 * everything is refunded. Tax is refunded at the rate of the line.
 * @param setupDone the artwork was approved, so it is printed
 */
export function cancellationOf({
  bands,
  daysBefore,
  media,
  setup,
  setupDone,
  bp,
  isIntraState,
  isFree,
}: {
  bands: readonly CancellationBand[]
  daysBefore: number
  media: Paise
  setup: Paise
  setupDone: boolean
  bp: number
  isIntraState: boolean
  isFree: boolean
}): Cancellation {
  const percent = isFree ? 0 : keptPercent(bands, daysBefore)
  const kept = roundedRatio([media, percent], [100]) + (setupDone && !isFree ? setup : 0)
  const credit = media + setup - kept
  const creditGst = taxSum(gstOf(credit, bp, isIntraState))
  return { percent, kept, credit, creditGst, refund: credit + creditGst }
}

/** Refund of a line that was stopped while it ran, or shown less than promised: the missing part of its media cost. */
export const shortfallOf = (media: Paise, missing: number, promised: number): Paise =>
  roundedRatio([media, missing], [promised])
