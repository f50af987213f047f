/** Vehicles and their stops: metro, rail, buses, fleets. Each function is one format. */
import { ad, adSet, at, autoEnd, backdrop, busEnd, c, CAP, carEnd, dash, folk, glow, INK, kerb, l, neem, op, p, palm, panel, persp, r, scooter, shops, sign, T, } from './kit.js'
import { outdoor } from './street.js'

const LINE = ['#0D6C70', '#C8452F', '#2F5D8C', '#7A3F6A', '#E0762A']
const CARS = ['#E8E4DA', '#C8452F', '#2F6E8F', '#F4F2EC']
const glass = (x) => (x.sky.w ? '#FFE9B8' : '#BFD9E6')
const RIM = (_x, X, Y, q) => c(X, Y, q, INK) + c(X, Y, q * 0.55, '#8f97a3') + c(X, Y, q * 0.2, INK)
/** An advert as it covers a body: no frame, clipped to an outline. */
const clipTo = (x, d, body) => { const id = x.id + x.n++; x.defs += `<clipPath id="${id}"><path d="${d}"/></clipPath>`; return `<g clip-path="url(#${id})">${body}</g>` }
const _hero = (x, X, Y, w, h) => { x.hero ??= [X, Y, w, h]; return '' }

/** A metro train along the viaduct; wrap: the whole side is the advert, else two coaches of it. */
function metro(x, o, part) {
  const s = x.light(o), q = x.t(x.k(LINE), 0.6), dk = INK, gl = glass(x), set = part ? adSet(x, 190, 66) : adSet(x, 246, 74), con = x.t('#C9C3B8')
  const body = 'M-70 92H322c26 0 46 22 58 56l10 34v14H-70z'
  const coach = part ? r(-70, 92, 470, 106, x.t('#E9EDF0', 0.6)) + r(-70, 176, 470, 22, q) : `<g>${r(-70, 92, 470, 106, x.a[0])}</g>`
  const faces = part ? set.place(76, 118, 200, 68) : set.place(74, 116, 246, 74) + set.place(-180, 116, 246, 74)
  const side = clipTo(x, body, coach + faces)
  const windows = part ? l('M-60 112H66', gl, 26, dash('44 10')) + l('M288 112H330', gl, 26, dash('30 8')) : l('M-60 106H66', gl, 15, dash('44 10') + op(0.85)) + l('M86 106H310', gl, 15, dash('44 10') + op(0.85))
  if (!part) x.hero = [74, 98, 246, 92]
  return backdrop(x, s, { y: 214, far: [24, 96], mid: [6, 48] }) + neem(x, -20, 268, 0.5) + neem(x, 60, 274, 0.42) + neem(x, 430, 270, 0.5) + [60, 260].map((k) => l(`M${k} 196V64`, x.t('#59616d'), 4) + l(`M${k - 3} 66h40`, x.t('#59616d'), 3)).join('') + l('M-70 72H470', x.t('#59616d'), 1.2) + p('M-70 86H330c30 0 52 24 64 62', 'none') + side + windows + p('M336 108h14c10 8 18 22 23 42h-37z', gl) + r(-70, 88, 396, 6, x.t('#AEB8C0')) + l(part ? 'M66 96V196M284 96V196' : 'M68 96V196', dk, 3) + l('M20 98V194M46 98V194', x.t('#9aa5ad'), 1.5) + c(378, 178, 6, '#FFF3CF') + (s.w ? p('M382 172l88-14v48z', '#FFE9B0', op(0.3)) : '') + r(-70, 196, 466, 9, dk) + r(-70, 205, 540, 7, x.t('#8b949e')) + p('M-70 212H470V244H-70z', con) + r(-70, 212, 540, 6, '#fff', 0, op(0.25)) + r(-70, 238, 540, 6, '#000', 0, op(0.15)) + [40, 240, 440].map((k) => p(`M${k - 40} 244h80l-22 22v40h-36v-40z`, con) + r(k + 4, 262, 14, 40, '#000', 0, op(0.12))).join('') + r(-70, 288, 540, 14, s.g) + autoEnd(x, 130, 298, 0.6) + carEnd(x, 172, 298, 0.55, x.k(CARS)) + busEnd(x, 330, 300, 0.6, '#C8352C')
}
/** Inside a coach: panels over the windows. rail: fans and luggage racks instead of straps. */
function coach(x, o, rail) {
  const s = x.light(o), q = x.k(rail ? ['#2F5D8C', '#2f6e5a', '#8a4a2a'] : LINE), wall = x.t(rail ? '#E9E2CF' : '#E6EAEC', 0.35)
  const view = backdrop(x, s, { y: 200, far: [20, 70], mid: [6, 40] })
  const A = panel(x, 34, 24, 214, 62, { fr: 6, lit: false })
  const ppl = rail ? folk(x, 46, 262, 98, { face: true, kind: 'woman' }) + folk(x, 104, 262, 96, { face: true, kind: 'man' }) + folk(x, 262, 262, 98, { face: true }) + folk(x, 316, 262, 96, { face: true, kind: 'woman' }) : [30, 84, 158, 242, 296, 366].map((k) => folk(x, k, 262, x.i(92, 102), { face: true })).join('')
  const holes = 'M-30 104H96V196H-30zM112 104H288V196H112zM304 104H430V196H304z'
  return view + p(`M-70 0H470V300H-70z${holes}`, wall, ' fill-rule="evenodd"') + l(rail ? 'M-30 120H96M-30 136H96M-30 152H96M112 120H288M112 136H288M112 152H288M304 120H430M304 136H430M304 152H430' : 'M33 104V196M200 104V196M367 104V196', x.t('#8b949e', 0.4), rail ? 2.5 : 3) + l(holes.replace(/z/g, 'Z'), x.t('#AEB8C0', 0.4), 4) + r(-70, 0, 540, 14, x.t('#CBD3D8', 0.4)) + l('M-40 8H60M110 8H290M340 8H440', '#fff', 6, CAP) + A + (rail ? r(262, 20, 130, 66, x.t('#d6cdb6', 0.4)) + l('M262 50H392M262 58H392M262 66H392', x.t('#7d7666', 0.4), 3) + r(272, 30, 40, 22, '#7A3F6A', 3) + r(318, 26, 30, 26, '#2F6E8F', 3) + r(352, 34, 34, 18, '#C8452F', 3) + c(14, 52, 16, x.t('#8b949e', 0.4)) + l('M14 36v32M-2 52h32', x.t('#e6e2d9', 0.4), 3) : r(260, 24, 128, 62, '#F4F6F7', 3) + l('M276 62h96', q, 4) + l('M276 62h96', '#fff', 8, CAP + dash('0 19')) + l('M276 62h.1m19 0h.1m19 0h.1m19 0h.1m19 0h.1', q, 3, CAP) + sign(x, 'metro', 276, 46, 16, '#20232d') + c(333, 62, 6, '#F5B81C')) + (rail ? '' : l('M-70 112H470', '#9aa5ad', 5) + l([20, 70, 130, 176, 226, 272, 330, 380].map((k) => `M${k} 112v16m-8 8a8 8 0 1 0 16 0a8 8 0 1 0-16 0`).join(''), q, 3.5)) + r(-70, 236, 540, 70, x.t('#8b959c', 0.4)) + r(-70, 226, 540, 36, q, 5) + r(-70, 206, 540, 24, q, 8) + l('M-20 236H470', '#fff', 50, dash('2 70') + op(0.3)) + ppl + r(-70, 262, 540, 40, x.t('#6f7980', 0.4)) + (rail ? '' : l('M104 110V262M296 110V262', '#F5B81C', 6)) + folk(x, 206, 318, 160, { kind: 'man' }) + (rail ? '' : l('M228 222l4-76', '#8D5B3F', 8, CAP))
}
/** A bus from the side. panels: side panel only; mini: a short one; wrap: the whole body. */
function bus(x, o, kind) {
  const s = x.light(o), mini = kind === 'mini', q = x.t(x.k(['#C8352C', '#F0A020', '#1F6E6A', '#2F6EA8', '#4F8A4C']), 0.7), gl = glass(x), L = mini ? 66 : 12, top = mini ? 102 : 84
  const body = `M${L} 246V${top + 18}q0-16 16-18H360c14 0 20 6 22 18l8 70v74z`
  const wrap = kind !== 'panels', set = wrap ? adSet(x, mini ? 190 : 270, mini ? 68 : 90) : null
  const skin = wrap ? clipTo(x, body, r(0, 70, 420, 190, x.a[0]) + set.place(L + 10, top + 56, mini ? 190 : 270, mini ? 68 : 90)) : p(body, q) + r(L, 222, 378 - L, 10, '#fff', 0, op(0.35))
  if (wrap) x.hero = [L + 10, top + 56, mini ? 190 : 270, mini ? 68 : 90]
  return backdrop(x, s, { y: 222, far: [20, 90] }) + shops(x, -70, 238, 9, 60, false) + r(-70, 232, 540, 8, x.t('#b7aa98')) + palm(-30, 238, 110, s.n) + r(-70, 238, 540, 64, s.g) + kerb(x, 236, 5) + l('M-70 284H470', '#fff', 4, dash('40 30') + op(0.45)) + p('M14 254h376l14 14H0z', '#000', op(0.3)) + skin + r(L + 12, top + 14, 330 - L - 12, 40, INK, 5) + l(`M${L + 18} ${top + 34}H326`, gl, 32, dash('42 7')) + [L + 70, L + 130, 290].map((k) => c(k, top + 38, 7, '#2a2530') + r(k - 9, top + 44, 18, 6, '#2a2530')).join('') + p(`M336 ${top + 14}h20c6 0 9 3 10 9l7 62h-37z`, gl) + (wrap ? '' : panel(x, L + 34, 146, 212, 68, { fr: 3, frame: INK, lit: false })) + r(290, top + 58, 40, 240 - top - 58, INK, 2) + r(294, top + 62, 15, 232 - top - 58, gl) + r(313, top + 62, 14, 232 - top - 58, gl) + r(334, top + 1, 44, 11, INK, 2) + l(`M342 ${top + 6.5}h28`, '#F5B81C', 5, dash('5 3')) + r(L, 236, 388 - L, 12, INK) + RIM(x, L + 62, 248, mini ? 21 : 25) + RIM(x, mini ? 316 : 262, 248, mini ? 21 : 25) + r(378, 208, 12, 12, '#FFF3CF', 3) + (s.w ? p('M388 212l90-12v44z', '#FFE9B0', op(0.3)) : '')
}
const station = (x, o) => { const s = x.light(o), q = x.t(x.k(LINE), 0.5); return { s, q } }

export const transit = {
  metro: (x, o) => metro(x, o, false),
  metropart: (x, o) => metro(x, o, true),
  coach: (x, o) => coach(x, o, false),
  /** Light boxes on the far wall of a platform, across the track. */
  platform(x, o) {
    const { q } = station(x, o), t = (h) => x.t(h, 0.4), set = adSet(x, 160, 92), box = (X, Y, w, h) => glow(x, X + w / 2, Y + h / 2, 120, '#fff', 0.3) + r(X - 6, Y - 6, w + 12, h + 12, '#171a22', 3) + set.place(X, Y, w, h)
    x.hero = [120, 74, 160, 92]
    return r(-70, 0, 540, 300, t('#DDE3EA')) + r(-70, 0, 540, 30, t('#3a3f4a')) + l('M-60 26H470', '#FFF6DC', 7, dash('70 24')) + l('M-70 60H470M-70 184H470M-70 44V206M20 44V206M110 44V206M290 44V206M380 44V206', t('#c2cad4'), 2) + r(-70, 40, 540, 14, q) + sign(x, 'metro', 20, 52, 12, '#fff') + T(330, 51, 11, '#fff', x.platform ? 'Platform ' + x.platform : 'Platform') + box(120, 74, 160, 92) + box(-66, 74, 160, 92) + box(306, 74, 160, 92) + r(-70, 196, 540, 40, '#23262e') + l('M-70 212H470M-70 226H470', '#8b949e', 3) + l('M-70 219H470', '#4a4038', 14, dash('10 16')) + r(-70, 236, 540, 66, t('#C9BFB0')) + r(-70, 236, 540, 9, '#F5B81C') + l('M-70 252H470', t('#b3a797'), 3, dash('3 5')) + p('M120 262h160l16 38H104z', x.a[0], op(0.18)) + folk(x, 36, 294, 122) + folk(x, 84, 290, 112, { kind: 'woman' }) + folk(x, 306, 292, 118) + folk(x, 370, 296, 124, { kind: 'man' })
  },
  /** Hall before the gates, one long face over the way. */
  concourse(x, o) {
    const { q } = station(x, o), t = (h) => x.t(h, 0.4)
    return r(-70, 0, 540, 300, t('#E6E3DB')) + p('M-70 0H470L360 36H40z', t('#c7c4bb')) + l('M0 8H110M150 8H250M290 8H400M70 24H160M240 24H330', '#FFF6DC', 6, CAP) + r(40, 36, 320, 176, t('#F4F2EC')) + p('M-70 0L40 36V212L-70 262zM470 0L360 36V212L470 262z', t('#d5d1c6')) + panel(x, 62, 52, 276, 80, { fr: 6 }) + r(62, 148, 120, 22, q, 2) + sign(x, 'metro', 72, 164, 14, '#fff') + l('M150 164v-10m-4 4l4-4 4 4', '#fff', 2.5, CAP) + r(218, 148, 120, 22, t('#23262e'), 2) + T(228, 163, 12, '#F5B81C', 'Way out ↗') + p('M40 212H360L470 300H-70z', t('#CFC8BA')) + l('M120 212L20 300M200 212V300M280 212L380 300M-10 240H410', t('#b8b0a0'), 1.5) + l('M200 214V300', '#F5B81C', 7, op(0.8)) + [70, 128, 186, 244, 302].map((k) => r(k, 186, 16, 44, t('#59616d'), 3) + c(k + 8, 192, 3.5, k === 186 ? '#FF5B4A' : '#57D98A')).join('') + l('M92 208h28M150 208h28M208 208h28M266 208h28', '#E2654F', 13, op(0.8)) + folk(x, 108, 250, 78) + folk(x, 226, 246, 74, { kind: 'woman' }) + folk(x, 62, 290, 108) + folk(x, 324, 292, 112, { kind: 'man' })
  },
  /** One brand on every pillar and wall. */
  domination(x, o) {
    station(x, o)
    const t = (h) => x.t(h, 0.4), set = adSet(x, 74, 132)
    const pil = (X, y0, B, w) => r(X - w / 2, y0, w, B - y0, x.a[0]) + set.place(X - w / 2, (y0 + B) / 2 - w * 0.95, w, w * 1.8) + p(`M${X + w / 2 - w * 0.14} ${y0}h${w * 0.14}V${B}h-${w * 0.14}z`, '#000', op(0.18)) + r(X - w / 2 - 2, B - 8, w + 4, 8, t('#59616d'))
    const a = pil(286, 30, 250, 84)
    x.hero = [244, 64, 84, 152]
    return r(-70, 0, 540, 300, t('#DDE3EA')) + p('M-70 0H470L300 50H100z', t('#b9c0ca')) + l('M20 10H120M160 10H240M280 10H380M110 34H180M220 34H290', '#FFF6DC', 6, CAP) + r(100, 50, 200, 140, t('#EEF1F4')) + r(116, 70, 168, 60, '#171a22', 2) + r(120, 74, 160, 52, x.brand?.a[0] ?? '#F5A81C') + adSet(x, 160, 90).place(154, 74, 92, 52) + p('M-70 0L100 50V190L-70 262z', t('#d0d7df')) + p('M-40 50L84 76V150L-40 180z', '#171a22') + persp(x, adSet(x, 160, 90), [-36, 55, 176, 80, 79, 147], 5) + p('M100 190H300L470 300H-70z', t('#BFC6CF')) + l('M200 190V300M140 190L20 300M260 190L380 300', t('#a9b2bd'), 1.5) + p('M160 214h80l50 60H110z', x.a[0]) + pil(146, 50, 204, 26) + pil(254, 50, 204, 26) + pil(106, 40, 226, 48) + a + folk(x, 176, 226, 60) + folk(x, 206, 222, 56, { kind: 'woman' }) + folk(x, 44, 292, 112) + folk(x, 352, 294, 116)
  },
  /** A pillar of a station hall. */
  pillar(x, o) {
    const { q } = station(x, o), t = (h) => x.t(h, 0.4)
    return r(-70, 0, 540, 300, t('#E6E3DB')) + r(-70, 0, 540, 34, t('#c7c4bb')) + l('M-50 20H60M110 20H130M270 20H300M340 20H450', '#FFF6DC', 7, CAP) + r(-70, 60, 540, 150, t('#F4F2EC')) + r(-70, 72, 540, 24, q) + sign(x, 'metro', 30, 90, 16, '#fff') + T(300, 89, 14, '#fff', 'Gates') + [20, 64, 320, 364].map((k) => r(k, 176, 14, 44, t('#59616d'), 3)).join('') + r(-70, 210, 540, 92, t('#CFC8BA')) + l('M-70 240H470M-70 274H470M120 210L20 300M280 210L380 300', t('#b8b0a0'), 1.5) + folk(x, 88, 236, 74) + folk(x, 316, 240, 76, { kind: 'woman' }) + p('M126 274h148l20 16H106z', '#000', op(0.14)) + r(142, 34, 116, 246, t('#DAD6CC')) + r(142, 34, 18, 246, '#fff', 0, op(0.35)) + r(236, 34, 22, 246, '#000', 0, op(0.1)) + panel(x, 148, 66, 104, 158, { fr: 5 }) + r(138, 268, 124, 13, t('#59616d'), 2) + folk(x, 62, 294, 118) + folk(x, 340, 296, 120, { kind: 'man' })
  },
  /** A train's coaches from the platform end, one of them covered. */
  rail(x, o) {
    const s = x.light(o), q = x.t(x.k(['#2F5D8C', '#8a2f2f', '#2f6e5a', '#c56a2a']), 0.6), gl = glass(x), set = adSet(x, 220, 84)
    x.hero = [92, 112, 240, 92]
    return backdrop(x, s, { y: 206, far: [10, 50], mid: [6, 30] }) + neem(x, -20, 220, 0.6) + neem(x, 410, 220, 0.7) + [10, 210, 410].map((k) => l(`M${k} 240V52M${k} 62h44`, x.t('#59616d'), 4)).join('') + l('M-70 70H470M-70 58Q60 68 200 58T470 58', x.t('#59616d'), 1.2) + r(-70, 88, 128, 122, q, 4) + l('M-60 132H50', gl, 26, dash('24 12')) + r(-70, 156, 120, 6, '#fff', 0, op(0.7)) + r(58, 150, 24, 60, INK) + p('M80 210V100q0-14 14-14H366q14 0 14 14V210z', x.a[0]) + set.place(104, 112, 240, 92) + l('M110 104H350', gl, 12, dash('26 10') + op(0.9)) + r(84, 100, 16, 110, '#000', 0, op(0.35)) + r(350, 100, 16, 110, '#000', 0, op(0.35)) + r(380, 150, 20, 60, INK) + r(400, 88, 80, 122, q, 4) + l('M410 132H470', gl, 26, dash('24 12')) + r(-70, 84, 540, 5, '#000', 0, op(0.2)) + r(-70, 206, 540, 12, INK) + [0, 36, 112, 148, 312, 348, 424, 458].map((k) => c(k, 224, 13, '#23262e') + c(k, 224, 5, '#8f97a3')).join('') + r(-70, 236, 540, 5, x.t('#8b949e')) + l('M-70 246H470', x.t('#6a5546'), 9, dash('16 10')) + r(-70, 252, 540, 50, x.t('#9b8f80')) + l('M-60 262h.1m30 10h.1m44-8h.1m36 14h.1m52-10h.1m40 6h.1m60-8h.1m44 10h.1m50-8h.1m40 8h.1', x.t('#7d7264'), 5, CAP) + p('M-70 282H470V300H-70z', x.t('#7f8f6a'))
  },
  railcoach: (x, o) => coach(x, o, true),
  /** A big face on the platform of a railway station. */
  railplatform(x, o) {
    const s = x.light(o), q = x.t(x.k(['#2F5D8C', '#8a2f2f', '#2f6e5a', '#c56a2a']), 0.6), gl = glass(x), A = panel(x, 168, 78, 204, 102, { fr: 6 })
    return backdrop(x, s, { y: 200, far: [10, 60] }) + r(-70, 232, 540, 70, x.t('#C9BFB0')) + p('M-70 104H96l30 116H-70z', q) + p('M-70 118H100l9 34H-70z', INK) + l('M-66 136H98', gl, 26, dash('38 8')) + l('M-70 166H112', '#fff', 5, op(0.8)) + p('M-70 218H130v14H-70z', INK) + c(116, 204, 6, '#FFF3CF') + c(116, 204, 34, x.rg('#FFF3CF', 0.7)) + r(-70, 232, 540, 8, '#F5B81C') + p('M-70 0H470V34L-70 62z', x.t('#8a4a3a')) + l('M-70 20L470 6M-70 42L470 22', '#000', 2, op(0.2)) + l('M-70 64L470 36', x.t('#F1ECE2'), 6) + l('M146 54V240M396 42V240', x.t('#5b6470'), 8) + l('M146 66l24-14M396 54l-24-10', x.t('#5b6470'), 5) + A + l('M200 186V234M340 186V234', INK, 6) + r(14, 74, 84, 26, '#F5D547', 2) + T(56, 93, 14, '#1b1b1b', x.platform ? 'Platform ' + x.platform : 'Platform', true) + folk(x, 184, 276, 96, { top: '#C8452F', low: '#C8452F', kind: 'man' }) + r(168, 160, 32, 18, x.t('#7A4B2D'), 3) + folk(x, 132, 286, 104, { kind: 'woman' }) + folk(x, 232, 272, 86) + r(246, 252, 18, 22, x.t('#2F6E8F'), 3) + l('M300 246h76M306 246v22M370 246v22', x.t('#6a4a34'), 6) + folk(x, 338, 270, 84, { face: true, kind: 'woman' }) + at(40, 278, r(-26, -40, 52, 30, x.t('#E0A030'), 2) + r(-30, -46, 60, 7, x.t('#8A6A4A')) + l('M-18-10v.1M18-10v.1', INK, 13, CAP) + sign(x, 'shop', 0, -20, 12, '#23262e', true))
  },
  /** The footbridge over the tracks. */
  railbridge(x, o) {
    const s = x.light(o), f = x.t('#7d4a3a'), q = x.t(x.k(['#2F5D8C', '#8a2f2f', '#2f6e5a']), 0.6), gl = glass(x)
    return backdrop(x, s, { y: 190, far: [10, 60] }) + r(-70, 190, 540, 112, x.t('#9b8f80')) + [[200, 176, 60, 300], [250, 236, 300, 300], [150, 140, -180, 300]].map(([a, _b, d]) => l(`M${a - 4} 190L${d - 26} 300M${a + 4} 190L${d + 26} 300`, x.t('#59616d'), 3)).join('') + p('M-70 250L110 194h30L-20 300H-70z', x.t('#C9BFB0')) + p('M-70 250L110 194h5L-70 258z', '#F5B81C') + p('M470 250L290 194h-30l160 106h50z', x.t('#C9BFB0')) + at(206, 288, r(-40, -104, 80, 98, q, 8) + r(-34, -92, 68, 34, gl, 3) + r(-40, -46, 80, 8, '#F5D547') + l('M-24-28h.1M24-28h.1', '#FFF3CF', 13, CAP) + r(-30, -6, 60, 8, INK) + r(-20, -102, 40, 8, INK)) + p('M-20 150l-40 130h30l34-130zM420 150l40 130h-30l-34-130z', f) + r(44, 140, 14, 120, f) + r(342, 140, 14, 120, f) + r(-70, 52, 540, 100, '#000', 0, op(0.2)) + [-20, 30, 92, 150, 236, 300, 352, 410].map((k) => folk(x, k + x.i(-8, 8), 136, 54)).join('') + p('M-70 40H470L450 56H-50z', x.t('#8b949e')) + r(-70, 54, 540, 5, x.t('#F1ECE2')) + l('M-40 58v92M30 58v92M100 58v92M170 58v92M240 58v92M310 58v92M380 58v92M450 58v92', f, 4) + r(-70, 146, 540, 12, f) + panel(x, 66, 92, 268, 52, { fr: 4 })
  },
  shelter: (x, o) => outdoor.shelter(x, o),
  shelters: (x, o) => outdoor.shelter(x, o, true),
  /** The gate of a bus depot. */
  depot(x, o) {
    const s = x.light(o), _f = x.t('#59616d'), b = x.k(['#C8352C', '#2F6EA8', '#4F8A4C'])
    return backdrop(x, s, { y: 214, far: [14, 60] }) + r(-70, 160, 540, 70, x.t('#D9CBB6')) + l('M-70 164H470', x.t('#b99f84'), 6) + l('M-70 152H50M350 152H470', x.t('#6b7078'), 12, dash('1.5 9')) + r(46, 160, 308, 80, x.t('#8d8780')) + busEnd(x, 112, 224, 0.8, b) + busEnd(x, 168, 224, 0.8, b) + busEnd(x, 290, 224, 0.8, b) + r(-70, 236, 540, 70, x.t('#8d8780')) + p('M60 236H340L430 300H-30z', s.g) + r(34, 50, 22, 200, x.t('#C9C3B8')) + r(344, 50, 22, 200, x.t('#C9C3B8')) + r(26, 236, 38, 18, x.t('#b0a99d')) + r(336, 236, 38, 18, x.t('#b0a99d')) + r(26, 40, 348, 12, x.t('#b0a99d')) + panel(x, 64, 60, 272, 62, { fr: 5 }) + r(56, 130, 288, 24, x.t('#21418F', 0.6)) + sign(x, 'bus', 72, 148, 17, '#fff') + T(120, 148, 16, '#fff', 'Depot') + T(270, 148, 16, '#FFE28A', 'Gate') + busEnd(x, 232, 284, 1.5, b) + l('M64 224L150 236', '#D23F2B', 5, dash('10 8')) + folk(x, 92, 276, 80, { kind: 'man', face: true, top: '#8A7448', low: '#8A7448' }) + folk(x, 330, 284, 92) + scooter(x, 20, 292, 1.2)
  },
  bus: (x, o) => bus(x, o, 'wrap'),
  /** Inside a city bus. */
  businterior(x, o) {
    const s = x.light(o), t = (h) => x.t(h, 0.4), q = t(x.k(['#2F5D8C', '#C8452F', '#2C7A4F'])), view = at(0, -30, backdrop(x, s, { y: 200 }))
    const seat = (X, Y, k) => at(X, Y, r(-30, -64, 60, 56, q, 10) + r(-34, -14, 68, 22, q, 6) + r(-24, -76, 48, 16, t('#F4F2EC'), 4), k)
    return view + p('M-70 0H470V300H-70zM-60 84H60V170H-60zM74 84H326V170H74zM340 84H460V170H340z', t('#E9E6DA'), ' fill-rule="evenodd"') + l('M-60 112H60M-60 128H60M74 112H326M74 128H326M340 112H460M340 128H460M158 84V170M242 84V170', t('#8b949e'), 3) + r(-70, 0, 540, 12, t('#c9c5b6')) + l('M-30 8H110M160 8H240M290 8H430', '#fff', 5, CAP) + panel(x, 82, 18, 236, 56, { fr: 4, lit: false }) + l('M-70 100H470', '#F5C93A', 6) + l('M20 100v14m-7 7h14M130 100v14m-7 7h14M270 100v14m-7 7h14M380 100v14m-7 7h14', '#3a3f4a', 4, CAP) + r(-70, 196, 540, 106, t('#7d8288')) + [20, 120, 280, 380].map((k) => folk(x, k, 262, 104)).join('') + seat(20, 256, 0.9) + seat(120, 256, 0.9) + seat(280, 256, 0.9) + seat(380, 256, 0.9) + l('M200 98V300', '#F5C93A', 6) + folk(x, 226, 316, 164, { kind: 'woman' }) + seat(66, 320, 1.3) + seat(336, 320, 1.3)
  },
  auto: (x, o) => vehicle.auto(x, o),
}

const base = (x, o, k = '') => { const s = x.light(o); return { s, back: backdrop(x, s, { y: 222, far: [20, 90] }) + (k === 'shops' ? shops(x, -70, 240, 9, 60, false) : palm(x.i(-30, 10), 240, x.i(84, 116), s.n) + neem(x, x.i(372, 420), 244, 0.7)) + r(-70, 236, 540, 70, s.g) + kerb(x, 235, 5) + l('M-70 276H470', '#fff', 4, dash('40 30') + op(0.5)) + p('M30 256h340l20 12H14z', '#000', op(0.3)), beam: s.w ? p('M356 218l120-14v50z', '#FFE9B0', op(0.3)) : '' } }
function cab(x, o, kind) {
  const { back, beam } = base(x, o, kind === 'hatch' ? 'shops' : ''), gl = glass(x), y = 250, f = x.t(kind === 'airport' ? '#23304f' : x.k(['#F4F2EC', '#DADFE4', '#fff']), 0.7)
  const hatch = kind === 'hatch', A = hatch ? panel(x, 106, 186, 150, 50, { fr: 0, lit: false }) : panel(x, 108, 188, 164, 48, { fr: 0, lit: false })
  const shell = hatch ? 'M62 244c-4-34 4-52 14-66l28-38c6-6 12-8 22-8h96c12 0 20 4 30 14l36 36c34 6 44 18 44 48v14z' : 'M42 244c-4-34 2-46 36-52l46-44c6-6 12-8 22-8h96c12 0 20 4 28 12l38 40c40 6 52 16 52 44v8z'
  const wind = hatch ? 'M90 180l24-34q3-4 9-4h42v38zM178 142h40q9 0 16 7l32 31h-88z' : 'M112 190l34-32q5-5 12-5h38v37zM208 153h38q8 0 15 7l32 30h-85z'
  return back + p(shell, f) + p(wind, gl) + c(hatch ? 240 : 262, hatch ? 168 : 180, 8, '#2a2530') + A + l(hatch ? 'M171 142V240' : 'M202 152V240', '#000', 1.6, op(0.3)) + l(hatch ? 'M150 196h12M222 196h12' : 'M176 198h12M246 198h12', '#000', 3, CAP + op(0.35)) + r(hatch ? 152 : 166, hatch ? 114 : 122, 60, 18, '#F5A81C', 3) + T(hatch ? 182 : 196, hatch ? 127 : 135, 13, INK, 'TAXI', true) + (kind === 'airport' ? p('M120 118h140l-6-12H128z', x.t('#59616d')) + r(128, 86, 54, 20, x.t('#C8452F'), 3) + r(188, 80, 40, 26, x.t('#3d6e86'), 3) + r(232, 90, 26, 16, x.t('#E0A030'), 3) : '') + r(hatch ? 62 : 42, 232, 300, 9, INK, 0, op(0.25)) + RIM(x, hatch ? 116 : 104, y, 27) + RIM(x, hatch ? 290 : 290, y, 27) + r(hatch ? 348 : 346, 208, 12, 12, '#FFF3CF', 3) + r(hatch ? 60 : 42, 208, 10, 14, '#D8432D', 3) + (hatch ? scooter(x, 20, 290, 1.05) : '') + beam
}
function truck(x, o, kind) {
  const { back, beam } = base(x, o), q = x.t(x.k(['#D8702D', '#1F6E6A', '#B8352C', '#2F5D8C']), 0.7), gl = glass(x), X = kind === 'wrap' ? 0 : 34, w = kind === 'wrap' ? 250 : 216
  const cargo = kind === 'wrap' ? r(X - 4, 84, w + 8, 134, '#2b2e38', 3) + panel(x, X, 88, w, 126, { fr: 0, lit: false }) + l(`M${X + w} 84v134`, '#000', 3, op(0.4)) : r(X - 6, 92, w + 12, 126, x.t('#59616d'), 3) + l(Array.from({ length: 13 }, (_, i) => `M${X + i * 18} 94v122`).join(''), '#000', 2, op(0.16)) + panel(x, X + 10, 104, w - 20, 100, { fr: 3, lit: false })
  return back + cargo + p('M262 122h52c10 0 16 4 20 14l18 40c4 6 6 12 6 20v40h-96z', q) + p('M280 134h30c6 0 10 2 12 8l12 30h-54z', gl) + c(298, 162, 7, '#2a2530') + r(290, 168, 18, 6, '#2a2530') + r(260, 108, 66, 15, '#F5B81C', 3) + T(293, 119, 8.500, INK, x.k(['HORN OK PLEASE', 'AWAAZ DO', 'MERA BHARAT']), true, 60) + r(X, 216, 362 - X, 18, INK) + (kind === 'wrap' ? RIM(x, 36, 248, 22) + RIM(x, 82, 248, 22) + RIM(x, 208, 248, 22) : RIM(x, 70, 246, 24) + RIM(x, 122, 246, 24)) + RIM(x, 316, 248, 24) + r(350, 200, 12, 12, '#FFF3CF', 3) + l('M262 196h94', '#F5B81C', 5, dash('9 5')) + l('M266 210h88', '#D23F2B', 4, dash('5 5')) + beam
}
export const vehicle = {
  cab: (x, o) => cab(x, o, 'hatch'),
  sedan: (x, o) => cab(x, o, 'sedan'),
  airportcab: (x, o) => cab(x, o, 'airport'),
  truck: (x, o) => truck(x, o, 'panels'),
  truckwrap: (x, o) => truck(x, o, 'wrap'),
  /** A water tanker with a face on its barrel. */
  tanker(x, o) {
    const { back, beam } = base(x, o, 'shops'), q = x.t(x.k(['#2F6EA8', '#1F6E6A', '#D8702D']), 0.7), st = x.t('#C7CCD1', 0.6)
    return back + r(30, 206, 332, 24, INK) + p('M56 112H232q24 0 24 52t-24 52H56q-24 0-24-52t24-52z', st) + p('M56 112H232q14 0 20 22H38q6-22 18-22z', '#fff', op(0.35)) + p('M40 196h208q-6 20-16 20H56q-10 0-16-20z', '#000', op(0.18)) + l('M72 112V216M216 112V216', '#000', 3, op(0.15)) + r(124, 98, 40, 16, st, 3) + panel(x, 80, 126, 128, 72, { fr: 2, lit: false }) + l('M30 196q-16 4-14 24v22', INK, 6, CAP) + l('M16 248q4 8 0 16m8-16q4 8 0 16', '#9BD3FF', 3, CAP) + p('M262 122h52c10 0 16 4 20 14l18 40c4 6 6 12 6 20v40h-96z', q) + p('M280 134h30c6 0 10 2 12 8l12 30h-54z', glass(x)) + c(298, 162, 7, '#2a2530') + r(262, 110, 58, 13, '#F5B81C', 3) + T(291, 120, 9, INK, 'JAL', true) + RIM(x, 74, 246, 24) + RIM(x, 126, 246, 24) + RIM(x, 316, 246, 24) + r(350, 200, 12, 12, '#FFF3CF', 3) + beam
  },
  /** Hood and back of an auto rickshaw. */
  auto(x, o) {
    const { back, beam } = base(x, o, 'shops'), g = x.t('#1D5E45', 0.7), y = x.t('#F0B323', 0.7), gl = glass(x)
    return back + p('M76 238V136c0-28 14-40 44-40h96c14 0 20 4 28 14l44 62 16 20c6 8 6 14 6 26v20z', g) + p('M76 150V132c0-28 14-38 44-38h96c14 0 20 4 28 14l28 42z', y) + p('M226 112l42 56h-42z', gl) + r(204, 152, 26, 74, '#14261f', 3) + c(216, 168, 10, x.t('#8D5B3F')) + r(204, 178, 26, 34, x.t('#8A7448'), 6) + panel(x, 82, 150, 118, 62, { fr: 3, lit: false, frame: INK }) + l('M76 150H272', '#000', 2, op(0.2)) + r(92, 104, 112, 34, y) + `<g>${ad(x, 94, 104, 108, 34)}</g>` + l('M268 168l12 64', '#123d2d', 3) + p('M270 238h52l-6-26h-36z', x.t('#123d2d')) + r(76, 226, 236, 8, INK, 0, op(0.25)) + RIM(x, 122, 250, 22) + RIM(x, 298, 250, 20) + c(310, 198, 8, '#FFF3CF') + l('M236 226h50', '#F5D547', 4) + beam
  },
  /** A battery rickshaw: open sides, flat canopy with faces. */
  erickshaw(x, o) {
    const { back, beam } = base(x, o, 'shops'), q = x.t(x.k(['#2F6EA8', '#C8352C', '#2C7A4F', '#7A3F6A']), 0.6), f = x.t('#C7CCD1', 0.5)
    return back + folk(x, 146, 236, 92, { face: true, kind: 'woman' }) + folk(x, 190, 236, 92, { face: true }) + folk(x, 258, 240, 96, { kind: 'man', face: true, top: '#F1ECE2' }) + l('M88 226V106M228 226V106M304 218L284 106M88 150H228M88 176h60', f, 5) + r(84, 188, 150, 46, q, 6) + r(84, 204, 150, 6, '#F5D547') + p('M232 234V204h44l24-12 22 18v24z', q) + p('M286 186l-14-74h14l18 74z', glass(x), op(0.7)) + p('M60 100H312q-4-18-20-20H84q-18 2-24 20z', q) + panel(x, 76, 60, 218, 48, { fr: 4, lit: false }) + l('M64 112q8 10 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0', '#F5B81C', 5, CAP) + RIM(x, 116, 250, 20) + RIM(x, 206, 250, 20) + RIM(x, 304, 250, 19) + c(318, 206, 7, '#FFF3CF') + l('M306 196l-14-12', INK, 4, CAP) + beam
  },
  van(x, o) {
    const { back, beam } = base(x, o), gl = glass(x), body = 'M44 244V112c0-10 6-14 14-14h198c14 0 22 4 30 16l32 50 26 10c12 6 16 14 16 28v42z', set = adSet(x, 190, 110)
    const skin = clipTo(x, body, r(30, 90, 350, 160, x.a[0]) + set.place(50, 106, 200, 116))
    x.hero = [50, 106, 200, 116]
    return back + skin + p('M258 110h4c10 0 14 2 20 12l26 42h-50z', gl) + c(284, 152, 8, '#2a2530') + l('M250 104v132', '#000', 2, op(0.3)) + l('M236 174h10M262 180h12', '#000', 3.5, CAP + op(0.4)) + r(44, 228, 316, 10, INK, 0, op(0.35)) + RIM(x, 104, 250, 25) + RIM(x, 300, 250, 25) + r(346, 200, 13, 12, '#FFF3CF', 3) + r(42, 200, 9, 14, '#D8432D', 3) + beam
  },
  bus: (x, o) => bus(x, o, 'wrap'),
  buspanels: (x, o) => bus(x, o, 'panels'),
  minibus: (x, o) => bus(x, o, 'mini'),
}
