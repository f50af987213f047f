/**
 * The illustrator's box: chance, light, brushes, the advert, and the things of an Indian street.
 * Coordinates: 400 x 300 card; backgrounds run from x=-70 to 470, which the wide frame shows.
 * Eye level is y=222 wherever a road recedes; light comes from the upper left.
 */
import { lettering, lineWidth } from '../lettering.ts'
import { coarse } from './outline.js'
import { SIGNS, WORDS_BY_SCRIPT } from './signs.gen.ts'
import { LOCAL, speechOf, WORDS } from './speech.ts'

/* a sky top, b horizon, s sun, f/m/n far-mid-near layers, g ground, w lit window (''=day); k how far colours sink into n */
export const SKY = {
  dawn: { a: '#8FBBD3', b: '#FCDDBB', s: '#FFF3DC', f: '#C3BCC4', m: '#938FA6', n: '#5B6280', g: '#4B5268', w: '', k: 0.2 },
  noon: { a: '#5AA5D1', b: '#DCEFF5', s: '#fff', f: '#B5CDD8', m: '#85A6B6', n: '#4F7286', g: '#5D6973', w: '', k: 0.06 },
  golden: { a: '#EFA257', b: '#FEE7B8', s: '#FFF7E0', f: '#DFAE83', m: '#B4765C', n: '#75474A', g: '#503A42', w: '', k: 0.26 },
  dusk: { a: '#2B3768', b: '#F2916A', s: '#FFCB86', f: '#82597A', m: '#533F69', n: '#302C52', g: '#242141', w: '#FFD98A', k: 0.52 },
  night: { a: '#0A1430', b: '#2D4E80', s: '#EEF2FA', f: '#22386A', m: '#182A50', n: '#0F1B3A', g: '#0B142D', w: '#FFE2A0', k: 0.6 },
  monsoon: { a: '#66848E', b: '#D0DBD7', s: '#E6ECE9', f: '#9CB0B3', m: '#6F898E', n: '#435E65', g: '#38484E', w: '', k: 0.28 },
  teal: { a: '#0E3B4D', b: '#F5BE6B', s: '#FFE1A6', f: '#5B7F78', m: '#305863', n: '#163A47', g: '#102B37', w: '#FFDE96', k: 0.5 },
}
export const OUT = ['dawn', 'noon', 'golden', 'dusk', 'night', 'monsoon', 'teal']
const LIT = ['dusk', 'night', 'teal']
/* what is not lit is shown by day, unless the night is asked for */
const BY_DAY = { dusk: 'golden', night: 'noon', teal: 'dawn' }
/* advert palettes: background, shape, accent, text */
export const ADS = [
  ['#F5A81C', '#1C2747', '#D8432D', '#1C2747'], ['#0D6C70', '#F8EBCF', '#F5A81C', '#fff'], ['#D23F2B', '#FFE4CC', '#F9B233', '#fff'],
  ['#F7ECD8', '#C93A2B', '#F2A93B', '#2B2440'], ['#21418F', '#FFD460', '#7FB6E8', '#fff'], ['#2C7A4F', '#F8F4DA', '#F5B335', '#fff'],
  ['#F6C9CF', '#98204C', '#FFF3EA', '#5D1232'], ['#EEF0F4', '#1C2747', '#E55B31', '#1C2747'], ['#5A2434', '#F8DCAE', '#E8743B', '#FFF6E8'], ['#12253F', '#57C2B4', '#F5B335', '#fff'],
]
/* interiors: wall, wall shade, floor, accent */
export const ROOM = [
  ['#E9DFD2', '#D8CAB8', '#A5754F', '#C8553D'], ['#CFDcDA', '#B9CAC8', '#8C6A4F', '#F0A202'], ['#27465A', '#1E3848', '#6B4A3A', '#F0A202'],
  ['#E3B9A0', '#D3A388', '#8A5A44', '#1F5C63'], ['#48604F', '#3B5142', '#7B573D', '#F2C14E'], ['#DFE3EA', '#CBD2DD', '#9A8672', '#2F5D8C'], ['#7C3F3A', '#69332F', '#4F3328', '#F2B84B'],
]
export const INK = '#14161d'
export const SKIN = ['#8D5B3F', '#B87D58', '#D2A07A', '#6F4630']
const DRESS = ['#C8452F', '#2B5563', '#E0A030', '#7A3F6A', '#2F5D8C', '#4F7F5A', '#F1ECE2', '#B8352C', '#8A6A2A', '#5A4A6A']

/** Half way (t) between two colours. */
export function mix(one, two, t) {
  const at = (hex, i) => { const h = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex; return Number.parseInt(h.slice(i, i + 2), 16) }
  return '#' + [1, 3, 5].map((i) => Math.round(at(one, i) + (at(two, i) - at(one, i)) * t).toString(16).padStart(2, '0')).join('')
}

const hash = (text) => {
  let h = 2166136261; for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 15; h = Math.imul(h, 0x2c1b3c6d); h ^= h >>> 12; return h >>> 0
}
export class Cx {
  defs = ''; n = 0; h; s; id; a = ADS[0]; sky = SKY.noon; hero = null; v = -1; made = {}
  /** `key` decides the drawing, `view` only the ids: two lights of one picture can be on one page. */
  constructor(key, view = '') {
    this.h = this.s = hash(key); const id = hash(key + view)
    this.id = String.fromCharCode(97 + (id % 26)) + (id >>> 5).toString(36).slice(-3)
  }
  vi(n) { const r = this.i(0, n); return this.v < 0 ? r : this.v }
  f() { let t = (this.h = (this.h + 0x6d2b79f5) | 0); t = Math.imul(t ^ (t >>> 15), t | 1); t ^= t + Math.imul(t ^ (t >>> 7), t | 61); return ((t ^ (t >>> 14)) >>> 0) / 4294967296 }
  i(a, b) { return Math.floor(a + this.f() * (b - a + 1)) }
  k(x) { return x[Math.floor(this.f() * x.length)] }
  lg(stops, horiz = 0) {
    const id = this.id + this.n++
    this.defs += `<linearGradient id="${id}"${horiz ? '' : ' x2="0" y2="1"'}>${stops.map(([o, c, a]) => `<stop${o ? ` offset="${o}"` : ''} stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</linearGradient>`
    return `url(#${id})`
  }
  rg(c, o = 0.6) {
    const key = 'r' + c + o
    return this.made[key] ??= (() => { const id = this.id + this.n++; this.defs += `<radialGradient id="${id}"><stop stop-color="${c}" stop-opacity="${o}"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></radialGradient>`; return `url(#${id})` })()
  }
  /** A drawing kept once in <defs>; returns its id. */
  def(key, make) { return this.made[key] ??= (() => { const id = this.id + this.n++, body = make(); this.defs += `<g id="${id}">${body}</g>`; return id })() }
  /** Light of the scene: what was asked for, else one of the set. */
  light(o, set = OUT) { const n = this.k(set); return (this.sky = SKY[o.time ?? (this.unlit ? (BY_DAY[n] ?? n) : n)]) }
  lit(o) { return this.light(o, LIT) }
  /** A local colour in this light. */
  t(hex, k = 1) { return mix(hex, this.sky.n, Math.min(0.9, this.sky.k * k)) }
}
export const R = (x) => Math.round(x * 10) / 10
export const r = (x, y, w, h, f, rx = 0, e = '') => rx ? `<rect x="${R(x)}" y="${R(y)}" width="${R(w)}" height="${R(h)}" rx="${rx}" fill="${f}"${e}/>` : `<path d="M${R(x)} ${R(y)}h${R(w)}v${R(h)}H${R(x)}z" fill="${f}"${e}/>`
export const c = (x, y, q, f, e = '') => `<circle cx="${R(x)}" cy="${R(y)}" r="${R(q)}" fill="${f}"${e}/>`
export const p = (d, f, e = '') => `<path d="${d}" fill="${f}"${e}/>`
export const l = (d, s, w, e = '') => `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}"${e}/>`
export const op = (o) => ` opacity="${String(o).replace('0.', '.')}"`
export const CAP = ' stroke-linecap="round"'
export const dash = (d, o = 0) => ` stroke-dasharray="${d}"${o ? ` stroke-dashoffset="${o}"` : ''}`
export const at = (x, y, body, k = 1, e = '') => `<g transform="translate(${R(x)} ${R(y)})${k === 1 ? '' : `scale(${Array.isArray(k) ? k.join(' ') : Math.round(k * 1000) / 1000})`}"${e}>${body}</g>`
/** Lettering; centred where asked, never wider than fit. */
/* A mirrored scene: everything turns but what is read. Set by scene() for one drawing at a time. */
let mirrored = false
export const mirror = (on) => { mirrored = on }
/** Mirrors a part between two edges of a mirrored scene again, so that it reads from the left. */
const readable = (left, width, body) => (mirrored && body ? `<g transform="matrix(-1 0 0 1 ${R(2 * left + width)} 0)">${body}</g>` : body)
/* Outlines of texts at a size of pixels: adverts repeat a few words, and to coarsen them is most of the work of a picture. */
const outlines = new Map()
function outlineOf(t, units) {
  const key = `${units} ${t}`, known = outlines.get(key)
  if (known !== undefined) return known
  const d = coarse(/ d="([^"]*)"/.exec(lettering(0, 0, 1, '', t, false))[1], 1000 / units)
  if (outlines.size >= 500) outlines.clear()
  outlines.set(key, d)
  return d
}
export function T(x, y, s, f, t, mid = false, fit = 1e3, units = s < 16 ? 60 : 90) {
  const size = Math.min(s, (s * fit) / lineWidth(t, s)), width = lineWidth(t, size), left = mid ? x - width / 2 : x
  return readable(left, width, `<path transform="translate(${R(left)} ${R(y)})scale(${Math.round((size / units) * 1e4) / 1e4})" fill="${f}" d="${outlineOf(t, units)}"/>`)
}
const EM = 100
/** A word of a street sign in the scene's script. */
function word(text, x, y, s, f, mid = false, fit = 1e3) {
  const [adv, d] = SIGNS[text] ?? [0, '']
  const size = Math.min(s, (s * fit) / ((adv * s) / EM)), k = size / EM
  const left = mid ? x - (adv * k) / 2 : x
  return readable(left, adv * k, `<path transform="translate(${R(left)} ${R(y)})scale(${Math.round(k * 1e4) / 1e4})" fill="${f}" d="${d}"/>`)
}
const wordOf = (x, key) => WORDS_BY_SCRIPT[x.script ?? 'hi']?.[key] ?? WORDS_BY_SCRIPT.hi[key]
export const sign = (x, key, X, Y, s, f, mid = false, fit = 1e3) => word(wordOf(x, key), X, Y, s, f, mid, fit)
const signWidth = (t, s) => ((SIGNS[t]?.[0] ?? 0) * s) / EM

/* ---- light, sky, far things ---- */
export function sky(x, s, sun = true) {
  const sx = x.i(30, 370), moon = s.s === '#EEF2FA', sy = moon ? x.i(30, 60) : x.i(60, 140)
  return r(-70, 0, 540, 300, x.lg([[0, s.a], [0.75, s.b]])) + (sun ? c(sx, sy, 70, x.rg(s.s, 0.5)) + c(sx, sy, moon ? 12 : 20, s.s) : '') + (moon ? l('M-40 22h.1M22 48h.1M96 18h.1M168 60h.1M250 26h.1M322 70h.1M388 20h.1M440 58h.1', '#fff', 1.6, CAP + op(0.7)) : '')
}
export function skyline(x, y, lo, hi, f, lit = '') {
  let d = 'M-70 300', w = '', q = -70
  while (q < 470) {
    const b = x.i(44, 94), t = y - x.i(lo, hi); d += `V${t}`
    const z = x.f()
    if (z < 0.25) d += 'h5v-7h9v7'; else if (z < 0.36) d += 'h8v-15h1v15'; else if (z < 0.44) d += `h4l${(b - 8) / 2}-9`
    q += b; d += `H${q}`
    const wv = x.f(); if (lit && wv < 0.5) for (let k = t + 8; k < y + 10 && k < t + 28; k += 10) w += `M${q - b + 5} ${k}H${q - 4}`
  }
  return p(d + 'V300Z', f) + (w ? l(w, lit, 3, dash('2.5 4.5 2.5 11') + op(0.55)) : '')
}
/** The glow of a face's own lamps, where it is dark enough to see one. */
export const glow = (x, X, Y, q, f = '#FFE2A0', o = 0.5) => (x.sky.w && !x.unlit ? c(X, Y, q, x.rg(f, o)) : '')

/* ---- green ---- */
export const tree = (X, Y, s, f) => l(`M${X} ${Y}v${R(-s)}`, f, R(s / 8)) + p(`M${R(X - s * 0.6)} ${R(Y - s * 0.7)}a${R(s * 0.34)} ${R(s * 0.34)} 0 0 1 ${R(s * 0.22)}${R(-s * 0.55)}a${R(s * 0.4)} ${R(s * 0.4)} 0 0 1 ${R(s * 0.76)} 0a${R(s * 0.34)} ${R(s * 0.34)} 0 0 1 ${R(s * 0.22)} ${R(s * 0.55)}z`, f)
/** A tree with trunk, crown and light on it; crown drawn once. */
export function neem(x, X, Y, k, hue = '#4F8A55', trunk = '#6b4a36') {
  const id = x.def('neem' + hue, () => p('M-8 0q4-40-1-74h14q-6 34 1 74z', x.t(trunk)) + l('M0-60l-20-22M2-56l22-24', x.t(trunk), 5, CAP) + p('M-52-84a22 22 0 0 1 8-36 30 30 0 0 1 40-26 32 32 0 0 1 46 22 24 24 0 0 1 8 42 18 18 0 0 1-26 8 30 30 0 0 1-46 2 24 24 0 0 1-30-12z', x.t(hue)) + p('M-44-116a30 30 0 0 1 40-30 32 32 0 0 1 30 8q-30-4-40 20-18-8-30 2z', '#fff', op(0.14)))
  return `<use href="#${id}" transform="translate(${R(X)} ${R(Y)})scale(${Math.round(k * 100) / 100})"/>`
}
export const palm = (X, Y, h, f) => l(`M${X} ${Y}q4${R(-h / 2)} -3${R(-h)}`, f, 4) + l(`M${X - 3} ${R(Y - h)}q-14-12-30 4m30-4q-18-2-22 16m22-16q14-12 30 4m-30-4q18-2 22 16m-22-16q-2-14-14-20m14 20q4-14 16-18`, f, 4, CAP)
export const ashok = (X, Y, h, f) => p(`M${X} ${Y - h}q${R(h * 0.2)} ${R(h * 0.5)} ${R(h * 0.09)} ${R(h * 0.88)}h${R(-h * 0.18)}q${R(-h * 0.11)}${R(-h * 0.38)} ${R(h * 0.09)}${R(-h * 0.88)}z`, f) + r(X - 2, Y - h * 0.14, 4, h * 0.14, f)

/* ---- people: drawn once, coloured by inheritance: fill top, color below, stroke skin ---- */
const HAIR = '#1d1520'
const HEADS = { man: 'M-8.500-89c-2-16 19-16 17 0q-1 5-8.500 5t-8.500-5z', manf: 'M-8.500-90c-2-15 19-15 17 0q-3-6-8.500-6t-8.500 6z', woman: 'M-8.500-88c-3-17 20-17 17 0q0 3-3 4l1 26q-3 4-6 1l-1-27q-8 1-8-4z', womanf: 'M-8.500-90c-2-15 19-15 17 0q2 10-1 14l-2-16q-5-4-11 0l-2 16q-4-4-1-14z' }
const ARM = 'M-15.500-62l-.5 20M15.500-62l.5 20M0-91v3'
const PEOPLE = {
  man: () => `<path d="M-11-50h22l2 50h-9l-4-36-4 36h-9z" fill="currentColor" stroke="none"/><path d="${ARM}" stroke-width="6.500"/><path d="M-19-64q-1-18 12-18h14q13 0 12 18l-6 1-2-6v22h-22v-22l-2 6z" stroke="none"/><path d="M0-91v2" stroke-width="16"/>`,
  cop: () => `<path d="M-11-50h22l2 50h-9l-4-36-4 36h-9z" fill="currentColor" stroke="none"/><path d="M-15.500-62l-.5 20M16-70l9-20 3-16" stroke-width="6.500"/><path d="M-19-64q-1-18 12-18h10l14 2-3 14-3-2v21h-22v-22l-2 6z" stroke="none"/><path d="M0-91v2" stroke-width="16"/><path d="M-10-93q0-10 10-10t10 10z" fill="#21418F" stroke="none"/>`,
  woman: () => '<path d="M-13-81h26l-1 28q8 24 9 49h-42q1-25 9-49z" stroke="none"/><path d="M-12-81h9l15 27q8 24 9 50h-12q-2-44-21-60z" fill="currentColor" stroke="none"/><path d="M-7 0v-4M7 0v-4M-14.500-72l-3 28M14.500-72l3 28" stroke-width="5.500"/><path d="M0-91v2" stroke-width="15"/>',
}
/** kind man, woman or cop; seen from behind unless face; colours by chance from the seed. */
export function folk(x, X, Y, h, { kind, face = false, top, low, skin, flip = false } = {}) {
  const k = kind ?? (x.f() < 0.55 ? 'man' : 'woman'), t = top ?? x.k(DRESS), b = low ?? x.k(['#2d3040', '#3d4250', '#4a3a3a', '#d8ccb8', '#5a4a6a']), s = skin ?? x.k(SKIN), z = Math.round(h) / 100
  const id = x.def(k + face, () => `<g stroke-linecap="round">${PEOPLE[k]()}${k === 'cop' ? '' : p(HEADS[k + (face ? 'f' : '')], HAIR, ' stroke="none"')}</g>`)
  return `<use href="#${id}" transform="translate(${R(X)} ${R(Y)})scale(${flip ? `-${z} ${z}` : z})" fill="${x.t(t, 0.8)}" color="${x.t(b, 0.8)}" stroke="${x.t(s, 0.8)}"/>`
}
/** Dark shape of a figure, for halls where only the light behind it counts. */
export function shade(x, X, Y, h, f) { const id = x.def('shade', () => '<path d="M0-64v20" stroke-width="27" stroke-linecap="round"/><path d="M-6-40V0M7 0v-40" stroke-width="11"/><path d="M0-90v.1" stroke-width="20" stroke-linecap="round"/>'); return `<use href="#${id}" transform="translate(${R(X)} ${R(Y)})scale(${Math.round(h) / 100})" stroke="${f}"/>` }

/* ---- traffic ---- */
const WHEELS = (a, b, q) => l(`M${a}-5h.1M${b}-5h.1`, INK, q * 2, CAP) + l(`M${a}-5h.1M${b}-5h.1`, '#8f97a3', q, CAP)
const win = (x) => (x.sky.w ? '#FFE9B8' : '#cfe3ec')
const put = (id, X, Y, k, f, flip) => `<use href="#${id}" transform="translate(${R(X)} ${R(Y)})scale(${flip ? `-${k} ${k}` : k})"${f ? ` color="${f}"` : ''}/>`
/** Seen from the side, about 62 wide at 1. */
export const car = (x, X, Y, k, f, flip = false) => put(x.def('car', () => p('M-31-5c-1-9 2-11 11-12l10-10q3-3 8-3h12q5 0 9 4l9 9c8 1 10 5 9 12z', 'currentColor') + p('M-8-18l7-7q2-2 4-2h3v9zm18 0v-9h2q4 0 6 3l6 6z', win(x)) + WHEELS(-17, 20, 6.5) + (x.sky.w ? c(37, -10, 3, '#FFF3CF') : '')), X, Y, k, x.t(f, 0.8), flip)
export const auto = (x, X, Y, k, flip = false) => put(x.def('auto', () => p('M-24-5v-13h34l14 8v5z', x.t('#1D6B4A', 0.8)) + p('M-24-16v-14q0-11 11-11h20q5 0 8 5l11 20h-5L11-34h-2v18z', x.t('#F0B323', 0.8)) + p('M9-34h2l9 17H9z', win(x)) + r(-18, -33, 22, 14, '#14261f', 2) + WHEELS(-14, 20, 6) + (x.sky.w ? c(27, -13, 2.5, '#FFF3CF') : '')), X, Y, k, '', flip)
export const scooter = (x, X, Y, k, f = '#C8452F', flip = false) => put(x.def('scooter', () => l('M-15-9q2-8 10-8h8l8-8M13-6L9-31l-4-2', 'currentColor', 4, CAP) + p('M-18-14q2-7 10-7h10v8h-18z', 'currentColor') + l('M-2-22l1-20', x.t('#2B5563'), 11, CAP) + l('M-2-24l9 6 1 11', x.t('#3d4250'), 5.5, CAP) + l('M-1-38l9 8', x.t('#B87D58'), 4, CAP) + c(0, -51, 6.5, x.t('#F1ECE2')) + WHEELS(-13, 15, 6)), X, Y, k, x.t(f), flip)
/** Seen from behind or in front, 40 wide at 1, for roads that recede. */
export const carEnd = (x, X, Y, k, f, front = false) => put(x.def('cend' + front, () => l('M-15-3h.1M15-3h.1', INK, 8, CAP) + p('M-21-3v-11q0-5 4-6l4-11q2-4 6-4h14q4 0 6 4l4 11q4 1 4 6v11z', 'currentColor') + p('M-12-21l3-8q1-3 3-3H6q2 0 3 3l3 8z', front ? (x.sky.w ? '#5b6b80' : '#cfe3ec') : '#2b3442') + l('M-17-13h6M11-13h6', front ? '#FFF3CF' : '#E5483A', 4, CAP) + r(-7, -11, 14, 5, '#F4F2EC') + (x.sky.w ? c(-14, -13, 13, x.rg(front ? '#FFF3CF' : '#FF5B4A', 0.6)) + c(14, -13, 13, x.rg(front ? '#FFF3CF' : '#FF5B4A', 0.6)) : '')), X, Y, k, x.t(f, 0.8))
export const autoEnd = (x, X, Y, k) => put(x.def('aend', () => l('M-12-3h.1M12-3h.1', INK, 7, CAP) + p('M-17-3v-16h34v16z', x.t('#1D6B4A', 0.8)) + p('M-17-18v-9q0-14 10-14H7q10 0 10 14v9z', x.t('#F0B323', 0.8)) + r(-10, -34, 20, 9, '#223', 2) + l('M-13-12h5M8-12h5', '#E5483A', 3.5, CAP) + r(-6, -11, 12, 5, '#F4F2EC')), X, Y, k)
export const busEnd = (x, X, Y, k, f) => put(x.def('bend', () => l('M-17-3h.1M17-3h.1', INK, 9, CAP) + r(-26, -66, 52, 64, 'currentColor', 6) + r(-22, -56, 44, 26, win(x), 3) + r(-15, -64, 30, 6, INK) + l('M-20-14h7M13-14h7', '#FFF3CF', 5, CAP) + r(-26, -24, 52, 5, '#fff', 0, op(0.35))), X, Y, k, x.t(f, 0.8))
/** A city bus from the side, 150 wide at 1. */
export const busSide = (x, X, Y, k, f, flip = false) => put(x.def('bside', () => p('M-75-6v-54q0-8 8-8H66q7 0 8 8l2 30v24z', 'currentColor') + l('M-68-48H58', win(x), 18, dash('20 4')) + r(-75, -26, 150, 5, '#fff', 0, op(0.4)) + WHEELS(-44, 48, 9)), X, Y, k, x.t(f, 0.8), flip)

/* ---- street ---- */
export const lamp = (X, Y, h, f, side = 1) => l(`M${X} ${Y}V${R(Y - h)}q0-12 ${12 * side}-12h${14 * side}`, f, 3.5, CAP) + r(side > 0 ? X + 16 : X - 32, Y - h - 15, 16, 4.5, f, 2)
export const wires = (Y, f) => l(`M-70 ${Y}Q60 ${Y + 16} 200 ${Y + 2}T470 ${Y - 2}M-70 ${Y + 8}Q70 ${Y + 26} 200 ${Y + 10}T470 ${Y + 7}`, f, 0.9, op(0.6))
/** Black and yellow kerb stones. */
export const kerb = (x, Y, h = 6) => r(-70, Y, 540, h, x.t('#E9C53A')) + l(`M-70 ${Y + h / 2}H470`, x.t('#2b2d33'), h, dash('14 14'))
/** A row of shops under flats: signboards in the street's script. */
export function shops(x, X, Y, n, w = 58, flats = true) {
  const s = x.sky, cols = ['#C8452F', '#1F6E6A', '#E0A030', '#2F5D8C', '#7A3F6A'], o = x.i(0, 4)
  const id = x.def('shop' + w, () => r(3, -38, w - 6, 38, s.w ? '#FFE3A6' : x.t('#6b5748')) + (s.w ? '' : r(3, -38, w - 6, 9, '#000', 0, op(0.25))) + r(1, -58, w - 2, 20, 'currentColor', 1) + r(9, -51, w - 18, 5, '#fff', 0, op(0.75)) + l('M10-4v-14m18 14v-11', x.t('#B8352C'), 6) + l('M19-4v-20m18 20v-18', x.t('#2F6E8F'), 6))
  let d = flats ? r(X, Y - 118, n * w, 118, x.t('#E6D3BA')) + l(`M${X + 8} ${Y - 96}H${X + n * w - 6}M${X + 8} ${Y - 72}H${X + n * w - 6}`, s.w || x.t('#6d8795'), 13, dash('12 17')) + l(`M${X} ${Y - 62}h${n * w}M${X} ${Y - 86}h${n * w}`, x.t('#b99f84'), 2) : ''
  for (let i = 0; i < n; i++) d += `<use href="#${id}" x="${X + i * w}" y="${Y}" color="${x.t(cols[(i + o) % 5], 0.5)}"/>`
  for (const [i, key] of [[n > 4 ? 2 : 1, x.s % 2 ? 'shop' : 'med']]) d += r(X + i * w + 2, Y - 57, w - 4, 18, x.t(cols[(i + o) % 5], 0.5)) + sign(x, key, X + i * w + w / 2, Y - 43.500, 15, '#fff', true, w - 10)
  return d
}
/** One-point road: vanishing at (vx, 222), lane marks, footpaths. */
export function road(x, vx = 200, half = 22, near = 250) {
  const s = x.sky
  return r(-70, 222, 540, 80, x.t('#8d9a7c')) + p(`M${vx - half * 1.7} 222h${half * 3.4}L${vx + near + 130} 300H${vx - near - 130}z`, x.t('#b7aa98')) + p(`M${vx - half} 222h${half * 2}L${vx + near} 300H${vx - near}z`, s.g) + l(`M${vx - half} 222L${vx - near} 300M${vx + half} 222L${vx + near} 300`, '#fff', 1.5, op(0.45)) + p(`M${vx - 0.6} 226h1.2l.6 8h-2.400zM${vx - 1.5} 240h3l1 12h-5zM${vx - 3} 262h6l2 18h-10zM${vx - 5.500} 290h11l2 10h-15z`, '#fff', op(0.6))
}
/** A road across the picture with kerb and lane marks. */
export const street = (x, Y, k = true) => r(-70, Y, 540, 300 - Y, x.sky.g) + (k ? kerb(x, Y - 3, 5) : '') + l(`M-70 ${R(Y + (300 - Y) * 0.55)}H470`, '#fff', 3, dash('34 26') + op(0.5))
export const backdrop = (x, s, { y = 226, far = [10, 62], mid = [8, 52], sun = true } = {}) => sky(x, s, sun) + skyline(x, y - 12, ...far, s.f) + skyline(x, y, ...mid, s.m, s.w)

/* ---- the advert ---- */
const ART = [
  (m, _z, tx) => p('M-16-5h27v9a13 13 0 0 1-27 0zM-20 20h35v3h-35z', m) + l('M11-2c10-1 9 11-2 10', m, 3) + l('M-8-10q4-4 0-9M2-10q4-4 0-9', tx, 2, CAP),
  (m, z) => p('M-21 24V-4l15-9v37zM-3 24v-44l18 8v36z', m) + l('M-17 2h9m-9 8h9M2-8h9M2 0h9M2 8h9', z, 3, ' stroke-dasharray="3"'),
  (m, z, _tx, ac) => r(-11, -23, 22, 45, m, 4) + r(-8.5, -19, 17, 34, z, 2) + c(0, -4, 5, ac),
  (m, _z, tx) => l('M0-4a14 14 0 1 1-.1 0z', m, 4) + p('M-9-17l4-6h10l4 6-9 12z', tx) + p('M-9-17h18l-9 12z', m, op(0.6)),
  (m, z, tx) => p('M-26 10c-1-7 3-9 9-10l7-10h18l9 10c8 1 10 4 9 10z', m) + p('M-7-1l5-6h7v6zm14-6l5 6h-4z', z) + c(-13, 10, 5, tx) + c(15, 10, 5, tx),
  (m, z) => p('M0 23C-24 10-17-16 5-24 22-10 20 13 0 23z', m) + l('M0 23Q0 2 5-14M1 8l9-6M1 12l-8-6', z, 1.5),
  (m, z, _tx, ac) => p('M-5-25h10v9c0 5 6 6 6 13v27h-22v-27c0-7 6-8 6-13z', m) + r(-11, 0, 22, 13, z) + c(0, 6.5, 4, ac),
  (m) => p('M-15 12V-8a15 15 0 0 1 30 0v20z', '#2A1B1E') + p('M-4 2h8v10h-8z', '#B87D58') + c(0, -5, 9.5, '#C98B66') + p('M-24 30c0-16 10-20 24-20s24 4 24 20z', m) + l('M-5.500-6h4M2-6h4M-3 0q3 2.500 6 0', '#5a2c22', 1.3, CAP),
  (m, z, tx) => p('M-24 8c5-1 8-6 9-14l10 2c3 7 10 9 18 10 8 1 10 4 10 9h-47z', m) + p('M-24 15h47v4h-47z', tx) + l('M-8 1l5-3M-2 5l5-3', z, 1.5),
]
/** Draws the brand of this picture once: palette, product, headline. */
function brandOf(x) {
  if (x.brand) return x.brand
  const a = (x.a = x.k(ADS)), product = x.i(0, 8), lay = x.i(0, 4), chance = x.f(), speech = speechOf(x, chance), k = speech.products[product % speech.products.length]
  const local = speech.script ? WORDS_BY_SCRIPT[speech.script][LOCAL[k]] : null, known = WORDS[k].filter(speech.has), wd = known[Math.floor(chance * known.length)] ?? ['', '']
  return (x.brand = { a, k, lay, wd, local, greek: speech.greek })
}
/** A headline of two words: measures and draws, also where the words are of another script. */
const measure = (b, t, s) => (b.greek ? s * 2.4 : b.local ? signWidth(t, s) : lineWidth(t, s))
const write = (b, X, Y, s, f, t) => (b.greek ? r(X, Y - s * 0.52, s * 2.4, s * 0.46, f, 2) : b.local ? word(t, X, Y, s, f) : T(X, Y, s, f, t, false, 1e3, 120))
/**
 * The advert: palette, headline, product and layout vary by seed. Clipped by a nested svg.
 * Shapes: strip (3:1 and longer), landscape, square, portrait, tall. fresh: another brand than the picture's first.
 */
export function ad(x, X, Y, w, h, { fresh = false, e = '' } = {}) {
  const was = mirrored
  mirrored = false
  const face = advert(x, X, Y, w, h, fresh, e)
  mirrored = was
  return readable(X, w, face)
}
function advert(x, X, Y, w, h, fresh, e) {
  if (fresh) x.brand = null
  const b = brandOf(x), [bg, fg, ac, tx] = b.a, { k, lay } = b, [t1, t2] = b.local ?? b.wd, ratio = w / h
  const m = fg === ac ? tx : fg, prod = (px, py, ps) => `<g transform="translate(${R(px)} ${R(py)})${ps === 1 ? '' : `scale(${Math.round(ps * 100) / 100})`}">${ART[k](m, bg, tx, ac)}</g>`
  const W = ratio >= 1.2 ? R(60 * ratio) : 60, H = ratio >= 1.2 ? 60 : R(60 / ratio), tall = b.local ? 1.16 : t1 > 'z' ? 1.24 : 1.04
  let s = r(0, 0, W, H, bg)
  if (ratio > 2.9) {
    // a strip: headline on one line, product in its own field
    const fs = Math.min(30, ((W - 92) * 0.9) / (measure(b, t1, 1) + measure(b, t2, 1) + 0.3)), gap = measure(b, t1, fs) + fs * 0.3
    s += [p(`M${R(W - 74)} 0h99v60h-109z`, ac), r(W - 70, 0, 80, 60, ac), c(W - 36, 34, 44, ac), p(`M${R(W - 100)} 60L${R(W - 60)} 0h99v60z`, ac), p(`M0 50q${R(W / 4)}-12 ${R(W / 2)} 0t${R(W / 2)} 0V60H0z`, ac)][lay]
    s += prod(W - 36, 31, 1) + write(b, 12, 30 + fs * 0.3, fs, tx, t1) + write(b, 12 + gap, 30 + fs * 0.3, fs, tx, t2) + r(12, 30 + fs * 0.3 + 7, 16, 3, fg, 1.5)
    return `<svg x="${R(X)}" y="${R(Y)}" width="${R(w)}" height="${R(h)}" viewBox="0 0 ${W} ${H}"${e}>${s}</svg>`
  }
  if (ratio > 0.8 && ratio < 1.3) {
    const H = 60, W = R(60 * ratio), wide = Math.max(measure(b, t1, 1), measure(b, t2, 1)), fs = Math.min(15, (W - 10) / wide), lh = fs * tall, y0 = 5 + fs * 0.92
    s = r(0, 0, W, H, bg) + [c(W - 20, H - 17, 24, ac), p(`M0 ${R(y0 + lh + 6)}h${W}V60H0z`, ac), p(`M${R(W - 54)} 60L${R(W - 8)} 14h30v46z`, ac), c(W - 18, H + 4, 34, ac) + c(W - 18, H + 4, 24, bg, op(0.45)), p(`M0 48q${R(W / 4)}-12 ${R(W / 2)} 0t${R(W / 2)} 0V60H0z`, ac)][lay]
    s += prod(W - 20, H - 17, Math.min(0.66, (H - y0 - lh - 3) / 46)) + write(b, 5, y0, fs, tx, t1) + write(b, 5, y0 + lh, fs, tx, t2) + r(5, 52, 12, 3, fg, 1.5)
    return `<svg x="${R(X)}" y="${R(Y)}" width="${R(w)}" height="${R(h)}" viewBox="0 0 ${W} ${H}"${e}>${s}</svg>`
  }
  const land = ratio >= 1.2, wide = Math.max(measure(b, t1, 1), measure(b, t2, 1))
  const px = land ? W - Math.max(W < 84 ? 20 : 25, W * 0.24) : 30
  const fs = land ? Math.min(W < 150 ? 18 : 20, (px - (k === 4 || k === 8 ? 36 : W < 110 ? 30 : 31)) / wide) : Math.min(H < 80 ? 12 : 15, 50 / wide), lh = fs * tall
  const y0 = land ? (lay === 4 ? 22 : 27) - lh * 0.5 + fs * 0.36 : 8 + fs * 0.9, tb = y0 + lh + 6, ps = land ? (W < 84 ? 0.78 : 1) : Math.min(1.35, (H - tb - 2) / 54), py = land ? (lay === 4 ? 28 : 31) : tb + (H - tb) / 2
  s += [c(px, py, land ? 25 : Math.min(29, (H - tb) * 0.52), ac), r(land ? px - 27 : 0, land ? 0 : py - 24 * ps, land ? W : 60, H, ac), p(`M${R(px - 34)} ${H}L${R(px + 4)} 0h99v${H}z`, ac), c(px, H, 40, ac) + c(px, H, 28, bg, op(0.45)), p(`M0 ${R(H * 0.8)}q${R(W / 4)}-16 ${R(W / 2)} 0t${R(W / 2)} 0V${H}H0z`, ac)][lay]
  s += prod(px, py, ps) + write(b, 6, y0, fs, tx, t1) + write(b, 6, y0 + lh, fs, tx, t2) + (land ? r(6, Math.min(54, y0 + lh + 5), 13, 3, fg, 1.5) : '')
  return `<svg x="${R(X)}" y="${R(Y)}" width="${R(w)}" height="${R(h)}" viewBox="0 0 ${W} ${H}"${e}>${s}</svg>`
}
const heroOf = (x, X, Y, w, h) => { x.hero ??= [X, Y, w, h] }
/** Dark at night where the site has no light. */
export const unlitNight = (x, X, Y, w, h) => (x.unlit && x.sky.w ? r(X, Y, w, h, x.sky.n, 0, op(0.62)) : '')
/** A framed face with its light: front lit at night, even where it is lit from behind, dark where it is not lit, sheen by day. The first one is what the picture is about. */
export function panel(x, X, Y, w, h, { fr = 5, frame, lit = true, fresh = false, rx = 2 } = {}) {
  heroOf(x, X, Y, w, h)
  const s = x.sky
  return (lit ? glow(x, X + w / 2, Y + h / 2, Math.max(w, h) * 0.8, '#FFE9C0', 0.32) : '') + r(X - fr, Y - fr, w + fr * 2, h + fr * 2, frame ?? s.g, rx) + ad(x, X, Y, w, h, { fresh }) + unlitNight(x, X, Y, w, h) + (x.backlit || (x.unlit && s.w) ? '' : s.w ? p(`M${R(X)} ${R(Y + h)}L${R(X + w * 0.2)} ${R(Y)}H${R(X + w * 0.8)}L${R(X + w)} ${R(Y + h)}z`, x.made.beam ??= x.lg([[0, '#fff', 0], [1, '#FFF2CF', 0.3]])) : p(`M${R(X)} ${R(Y)}h${R(w * 0.5)}l${R(-h * 0.4)} ${R(h)}H${R(X)}z`, '#fff', op(0.07)))
}
/** The advert kept once, for sets of faces: returns place(X, Y, w, h, skew) and the id. */
export function adSet(x, w, h) {
  const id = x.def(`ad${w}x${h}`, () => ad(x, 0, 0, w, h) + unlitNight(x, 0, 0, w, h))
  const place = (X, Y, pw, ph, skew = 0) => { heroOf(x, X, Y, pw, ph); return `<use href="#${id}" transform="matrix(${Math.round((pw / w) * 1e3) / 1e3} ${Math.round(skew * (pw / w) * 1e3) / 1e3} 0 ${Math.round((ph / h) * 1e3) / 1e3} ${R(X)} ${R(Y)})"/>` }
  return { id, place, w, h }
}
/** The advert on a wall that recedes: from edge (x0, top0..bot0) to edge (x1, top1..bot1), in true perspective, by strips. */
export function persp(x, set, [x0, t0, b0, x1, t1, b1], n = 5) {
  heroOf(x, Math.min(x0, x1), Math.min(t0, t1), Math.abs(x1 - x0), Math.max(b0 - t0, b1 - t1))
  const z0 = 1 / (b0 - t0), z1 = 1 / (b1 - t1), to = (t) => (t * z1) / (z0 * (1 - t) + z1 * t), clip = x.id + x.n++
  x.defs += `<clipPath id="${clip}"><path d="M${x0} ${t0}L${x1} ${t1}V${b1}L${x0} ${b0}z"/></clipPath>`
  let d = ''
  for (let i = 0; i < n; i++) {
    const sa = to(i / n), sb = to((i + 1) / n), xa = x0 + (x1 - x0) * sa, xb = x0 + (x1 - x0) * sb, ta = t0 + (t1 - t0) * sa, tb = t0 + (t1 - t0) * sb, ba = b0 + (b1 - b0) * sa, bb = b0 + (b1 - b0) * sb
    const dx = xb - xa, k = ((tb + bb) / 2 - (ta + ba) / 2) / dx, hm = Math.max(ba - ta, bb - tb), y = (ta + ba) / 2 - hm / 2
    d += `<svg width="${R(dx + 0.6)}" height="${R(hm)}" viewBox="${R((set.w * i) / n)} 0 ${R(set.w / n)} ${set.h}" preserveAspectRatio="none"><use href="#${set.id}"/></svg>`.replace(/^/, `<g transform="matrix(1 ${Math.round(k * 1e3) / 1e3} 0 1 ${R(xa)} ${R(y)})">`) + '</g>'
  }
  return `<g clip-path="url(#${clip})">${d}</g>`
}
/** Fewer bytes, same picture. */
export const squeeze = (svg) => svg.replace(/(\d)\.(\d*[1-9])?0+(?=[^\d.])/g, (_, a, b) => (b ? `${a}.${b}` : a)).replace(/([^\d.])0\.(?=\d)/g, '$1.').replace(/"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3"/gi, '"#$1$2$3"').replace(/ stroke-width="1"/g, '')
