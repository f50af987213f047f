/**
 * AdChowk scene art. scene(media, seed, options) -> a self-contained SVG string.
 * No dependencies, no DOM, deterministic: same media + seed + options = same bytes.
 * One function draws one format; the file of a medium in worker/catalogue/rules/registry knows the formats of its listings.
 */
import { radio, tv } from './air.js'
import { Cx, mirror, squeeze } from './kit.js'
import { btl, events } from './live.js'
import { dooh, mall } from './mall.js'
import { influencer, pr } from './people.js'
import { magazine, newspaper } from './print.js'
import { outdoor } from './street.js'
import { airport, theatre } from './travel.js'
import { digital } from './web.js'
import { transit, vehicle } from './wheels.js'

export { chowk, hero } from './street-corner.js'

/* Settings of a free-standing structure other than a road: 'unipole-water', 'hoarding-flyover'. */
const PLACES = ['street', 'flyover', 'water']
const FREE = ['unipole', 'cantilever', 'hoarding']
const placed = Object.fromEntries(FREE.flatMap((one) => PLACES.map((setting) => [`${one}-${setting}`, (x, o) => outdoor[one](x, { ...o, setting })])))

const DRAWINGS = { ooh: { ...outdoor, ...placed, ...mall }, dooh, transit, vehicle, airport, theatre, tv, radio, newspaper, magazine, btl, events, influencer, digital, pr }

/* Typical formats of a medium, for the picture of its category. */
const TYPICAL = {
  ooh: ['unipole', 'hoarding', 'unipole-water', 'rooftop'], dooh: ['ledwall', 'corner', 'ledtower'], transit: ['metro', 'bus', 'shelter', 'railplatform'], vehicle: ['cab', 'auto', 'truck', 'van'], airport: ['totem', 'gantry', 'hanging'], theatre: ['wide', 'facade', 'multiplex'], tv: ['advert', 'news', 'serial'], radio: ['studio', 'set', 'car'], newspaper: ['half', 'quarter', 'strip'], magazine: ['cover', 'page', 'spread'], btl: ['atriumstall', 'bazaar', 'clubhouse'], events: ['concert', 'stadium', 'stall'], influencer: ['long', 'beard', 'bun', 'bob'], digital: ['banner', 'feed', 'video'], pr: ['wire', 'pressmeet', 'podcast'],
}

/** Formats of each medium. */
export const VARIANTS = Object.fromEntries(Object.entries(DRAWINGS).map(([media, all]) => [media, Object.keys(all)]))

/*
 * Half of the pictures of a format are mirrored, their lettering and adverts apart. Not: roads that recede, because India
 * drives on the left; screens of phones and browsers; what lies on a table. Always: buses, whose doors are on the left.
 */
const AS_DRAWN = new Set('unipole cantilever hoarding gantry toll overbridge underpass direction median parkinggate parkingpillar polekiosk ledtower ledkiosk kerbtotem metro metropart coach rail railbridge depot lift escalator kiosk results'.split(' '))
const TURNED = new Set(['bus', 'buspanels', 'minibus', 'metropillar'])
const FLAT = new Set(['digital', 'newspaper', 'magazine', 'pr', 'influencer'])
const turns = (media, variant, seed) => TURNED.has(variant) || (!FLAT.has(media) && !AS_DRAWN.has(variant.split('-')[0]) && ((seed >>> 7) & 1) === 1)

/** The part of the picture that a frame shows: the whole, the whole world, or the advert close up. */
function viewBox(frame, [X, Y, w, h]) {
  if (frame === 'card') return '0 0 400 300'
  if (frame === 'wide') return '-66.7 0 533.3 300'
  const W = frame === 'square' ? 300 : Math.min(280, Math.max(168, w * 1.22, (h * 1.22 * 4) / 3)), H = frame === 'square' ? 300 : (W * 3) / 4
  const left = Math.min(466 - W, Math.max(-66, X + w / 2 - W / 2)), top = Math.min(300 - H, Math.max(0, Y + h / 2 - H / 2))
  return [left, top, W, H].map((n) => Math.round(n * 10) / 10).join(' ')
}

export function scene(media, seed, o = {}) {
  const frame = o.frame ?? 'card', x = new Cx(`${media}:${seed}`, [o.variant, frame, o.time, o.script]), all = DRAWINGS[media]
  x.name = o.name; x.script = o.script; x.unlit = o.lighting === 'unlit'; x.backlit = o.lighting === 'backlit'; x.platform = o.platform; x.language = o.language
  const variant = all[o.variant] ? o.variant : x.k(TYPICAL[media]), turned = turns(media, variant, x.s)
  mirror(turned)
  const drawn = all[variant](x, o), body = turned ? `<g transform="matrix(-1 0 0 1 400 0)">${drawn}</g>` : drawn
  mirror(false)
  const [X, Y, w, h] = x.hero ?? [100, 60, 200, 150]
  return squeeze(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(frame, [turned ? 400 - X - w : X, Y, w, h])}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${x.defs}</defs>${body}</svg>`)
}
