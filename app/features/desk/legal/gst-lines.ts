import { type ChangedGstRates, gstRateOf } from '../../../../worker/catalogue/rules/gst-rates.ts'
import { MEDIA_TYPES, mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'

/** GST rates with their media: `18%, SAC 998364: Television, Radio`, one line for all media with the same tax today. */
export function gstLines(rates: ChangedGstRates): string[] {
  const lines = new Map<string, string[]>()
  for (const medium of MEDIA_TYPES) {
    const { percent, sac } = gstRateOf(rates, medium)
    const rate = `${percent}%, SAC ${sac}`
    lines.set(rate, [...(lines.get(rate) ?? []), mediaSpec({ id: medium, name: '' }).label])
  }
  return [...lines].map(([rate, labels]) => `${rate}: ${labels.join(', ')}`)
}
