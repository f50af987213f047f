import * as v from 'valibot'
import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { reason } from '../../../kernel/rules/fields.ts'
import { isFilm, UploadKey } from '../../../uploads/rules/upload.ts'
import type { CreativeState, LineState } from './states.ts'

/** A file that was sent for a line. The upload key identifies the artwork: the same key again is the same artwork. */
export const NewCreative = v.object({ key: UploadKey })
export type NewCreative = v.InferOutput<typeof NewCreative>

/** Reason for the rejection of artwork. The advertiser reads it. */
export const CreativeRejection = v.object({ reason: reason('Describe what has to change') })

/** Artwork of a line as both sides see it. */
export interface Creative {
  id: string
  lineId: string
  version: number
  status: CreativeState
  /** Reason of the rejection; empty otherwise. */
  reason: string
  /** Name of the file, given by the sender. */
  name: string
  /** Key of its file; null where none is kept. */
  file: string | null
  mime: string
  bytes: number
  width: number | null
  height: number | null
  /** Instant, ms. */
  at: number
  /** Staff look at it before its owner may approve it: its goods are restricted by law. */
  isWithStaff: boolean
}

/** States of a line in which its artwork is sent and judged. */
export const TAKES_ARTWORK = ['requested', 'countered', 'confirmed', 'live'] as const satisfies LineState[]

/** True while artwork for a line can be sent or reviewed. */
export const takesArtwork = ({ status, ends }: { status: LineState; ends: string }, today: string): boolean =>
  TAKES_ARTWORK.some((state) => state === status) && ends >= today

/** Versions of one line. */
export const MAX_VERSIONS = 50

const FEW_PIXELS = { print: 2_000, screen: 1_280 }

/**
 * Possible problems of artwork for its medium. Hints only: the owner knows the board or page.
 * @param line `setup` is charged for printing and mounting
 */
export function artworkHints(
  line: { category: string; setup: number },
  { mime, width, height }: Pick<Creative, 'mime' | 'width' | 'height'>,
): string[] {
  const { channel } = mediaSpec({ id: line.category, name: '' })
  const isPrinted = channel === 'Print' || line.setup > 0
  if (isPrinted && isFilm(mime)) return ['A film cannot be printed.']
  if (channel === 'Radio' && !isFilm(mime)) return ['Radio needs sound: agree with the owner how to send it.']
  if (width === null || height === null) return []
  const few = isPrinted ? FEW_PIXELS.print : FEW_PIXELS.screen
  const longest = Math.max(width, height)
  return longest < few ? [`Its longer side has ${longest} pixels; with fewer than ${few} it may look soft.`] : []
}
