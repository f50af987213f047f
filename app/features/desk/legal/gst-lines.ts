import { MEDIA_TYPES, mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { gstRateOn } from '../../../gst-rates.ts'

/** `18%, SAC 998364: Television, Radio`, for all media with the same tax today. */
export function gstLines(): string[] {
  const lines = new Map<string, string[]>()
  for (const medium of MEDIA_TYPES) {
    const { percent, sac } = gstRateOn(medium)
    const rate = `${percent}%, SAC ${sac}`
    lines.set(rate, [...(lines.get(rate) ?? []), mediaSpec({ id: medium, name: '' }).label])
  }
  return [...lines].map(([rate, labels]) => `${rate}: ${labels.join(', ')}`)
}
