/** Outdoors: everything on, over or under a road. Each function is one format. */
import { ad, adSet, at, ashok, auto, autoEnd, backdrop, busEnd, busSide, c, CAP, car, carEnd, dash, folk, glow, INK, kerb, l, lamp, mix, neem, op, p, palm, panel, persp, R, r, road, scooter, shops, sign, sky, skyline, street, T, tree, unlitNight, wires } from './kit.js'

const CARS = ['#E8E4DA', '#C8452F', '#2F6E8F', '#F4F2EC', '#8f97a3']
const steel = (x) => x.t('#59616d', 0.8)
/** A tube with light on its left. */
const tube = (_x, X, Y, w, h, f) => r(X, Y, w, h, f) + r(X + w * 0.16, Y, w * 0.22, h, '#fff', 0, op(0.2)) + r(X + w * 0.72, Y, w * 0.28, h, '#000', 0, op(0.18))
/** Lamps on arms that light a face from above. */
const spots = (x, X, Y, w, n, f) => { if (x.unlit || x.backlit) return ''; let d = '', g = ''; for (let i = 0; i < n; i++) { const q = R(X + (w / n) * (i + 0.5)); d += `M${q} ${Y}v-9h-5`; g += `M${q - 8} ${Y - 9}h6` } return l(d, f, 1.8) + l(g, x.sky.w || '#3a3f4a', 4, CAP) }
const catwalk = (X, Y, w, f) => r(X - 6, Y, w + 12, 3.5, f) + l(`M${X - 4} ${Y}v-7M${R(X + w / 2)} ${Y}v-7M${X + w + 4} ${Y}v-7M${X - 4} ${Y - 7}H${X + w + 4}`, f, 1.2)

/** Background and foreground of a free-standing structure. */
function place(x, o, setting) {
  const s = x.light(o), cc = x.k(CARS), z = setting ?? x.k(['road', 'road', 'street'])
  if (z === 'water') return { s, base: 262, back: sky(x, s) + p('M-70 216Q30 140 150 196T330 178T470 204V240H-70z', s.f) + skyline(x, 226, 2, 26, s.m, s.w) + r(-70, 224, 540, 44, x.lg([[0, s.b], [1, s.m]])) + l('M-40 236h180m60 0h200M20 250h160m60 0h120', '#fff', 1.5, op(0.4)) + p(`M${x.i(-30, 60)} 244h34l-6 7h-24zm14 0v-22l16 18z`, s.n), front: r(-70, 262, 540, 40, s.g) + l('M-70 254H470', x.t('#d8d0c2'), 2.5) + l('M-70 258H470', x.t('#d8d0c2'), 9, dash('2.5 15')) + kerb(x, 263, 4) + palm(38, 266, 104, s.n) + palm(364, 266, 84, s.n) + l('M-70 284H470', '#fff', 2.5, dash('22 16') + op(0.4)) + car(x, x.i(20, 120), 284, 0.9, cc) + auto(x, x.i(230, 340), 288, 0.9) + folk(x, x.i(150, 200), 265, 34) }
  if (z === 'flyover') return { s, base: 246, back: backdrop(x, s), front: p('M-70 236Q200 206 470 226V300H-70z', s.m) + p('M-70 254Q200 228 470 246V250Q200 236 -70 262z', '#000', op(0.18)) + p('M-70 228Q200 198 470 218V246Q200 228 -70 256z', x.t('#8c8880')) + l('M-70 227Q200 197 470 217', '#fff', 1.4, op(0.5)) + car(x, x.i(20, 110), 219, 0.62, cc) + auto(x, x.i(230, 340), 214, 0.55) + p('M-70 280H470V300H-70z', s.n) + p([-30, 92, 214, 336, 440].map((q) => `M${q - 24} 240h48l-14 14v46h-20v-46z`).join(''), x.t('#6f6c68')) + [x.i(-40, 20), x.i(140, 190), x.i(360, 440)].map((q) => tree(q, 304, x.i(34, 52), s.n)).join('') }
  if (z === 'street') return { s, base: 262, back: sky(x, s) + skyline(x, 206, 10, 70, s.f) + shops(x, -70, 258, 9, 60), front: r(-70, 256, 540, 8, x.t('#b7aa98')) + street(x, 264) + car(x, x.i(10, 90), 288, 1.05, cc) + auto(x, x.i(290, 350), 292, 1.1) + scooter(x, x.i(170, 240), 294, 0.75) + folk(x, x.i(110, 130), 264, 40) + folk(x, x.i(360, 380), 264, 38) }
  const vx = 322
  return { s, base: 258, back: backdrop(x, s), front: '', mid: road(x, vx, 20, 150) + [[-20, 272, 0.62, '#4F8A55'], [20, 246, 0.34, '#5C9160'], [440, 246, 0.34, '#5C9160']].map(([a, b, k, f]) => neem(x, a, b, k, f)).join('') + carEnd(x, x.i(296, 304), 258, 0.62, cc) + autoEnd(x, x.i(338, 346), 262, 0.66) + carEnd(x, x.i(372, 388), 294, 1.05, x.k(CARS), true) }
}

export const outdoor = {
  /** One round post, catwalk, lamps. */
  unipole(x, o) {
    const [w, h] = x.k([[222, 108], [206, 114], [238, 104]]), drawn = x.i(64, 340 - w), Y = x.i(34, 42), z = place(x, o, o.setting), X = z.mid ? 44 + (drawn % 24) : drawn, f = steel(x), m = R(X + w / 2)
    const post = p(`M${m - 15} ${z.base + 6}h30l-6-9h-18z`, f) + tube(x, m - 9, Y + h, 18, z.base - Y - h, f)
    return z.back + (z.mid ?? '') + post + r(m - 34, Y + h + 4, 68, 6, f) + catwalk(X, Y + h + 12, w, f) + panel(x, X, Y, w, h) + spots(x, X, Y - 4, w, 4, f) + z.front
  },
  /** Post at one end, the whole face over the road. */
  cantilever(x, o) {
    const w = 216, h = 104, left = x.f() < 0.5, Y = 44, z = place(x, o, o.setting), right = !z.mid && left, X = right ? 76 : z.mid ? 150 : 108, f = steel(x), P = right ? X + w + 22 : X - 38
    return z.back + (z.mid ?? '') + p(`M${P - 8} ${z.base + 6}h32l-6-10h-20z`, f) + tube(x, P, Y - 16, 16, z.base + 16 - Y, f) + r(P - 2, Y - 20, 20, 6, f) + r(right ? X - 4 : P, Y + 14, right ? P - X + 8 : X - P + 8, 9, f) + r(right ? X - 4 : P, Y + h - 22, right ? P - X + 8 : X - P + 8, 9, f) + l(`M${P + 8} ${Y + h + 44}L${right ? X + w - 20 : X + 20} ${Y + h + 6}`, f, 6) + panel(x, X, Y, w, h) + spots(x, X, Y - 4, w, 4, f) + z.front
  },
  /** Two posts, truss, one long face over all lanes. */
  gantry(x, o) {
    const s = x.light(o), f = steel(x), X = 58, Y = 66, w = 284, h = 62
    const truss = r(18, Y - 12, 364, 5, f) + r(18, Y + h + 8, 364, 5, f) + l(`M20 ${Y + h + 8}L52 ${Y - 8}M${X + w + 4} ${Y - 8}L380 ${Y + h + 8}M22 ${Y - 8}L54 ${Y + h + 8}M${X + w + 4} ${Y + h + 8}L378 ${Y - 8}`, f, 3)
    return backdrop(x, s, { far: [10, 70] }) + road(x, 200, 30, 300) + [[-34, 262, 0.7], [52, 238, 0.3], [346, 238, 0.3], [436, 264, 0.7]].map(([a, b, k]) => neem(x, a, b, k)).join('') + busEnd(x, 158, 252, 0.56, x.k(['#C8352C', '#2F6EA8', '#4F8A4C'])) + carEnd(x, 206, 246, 0.5, x.k(CARS)) + autoEnd(x, 236, 262, 0.75) + tube(x, 14, Y - 14, 14, 210, f) + tube(x, 372, Y - 14, 14, 210, f) + r(6, 258, 30, 10, x.t('#b9b2a6')) + r(364, 258, 30, 10, x.t('#b9b2a6')) + truss + panel(x, X, Y, w, h) + spots(x, X, Y - 8, w, 6, f) + carEnd(x, 118, 294, 1.1, x.k(CARS)) + carEnd(x, 306, 290, 1, x.k(CARS), true)
  },
  /** Two steel legs with braces. */
  hoarding(x, o) {
    const w = 238, h = 108, drawn = x.i(60, 100), Y = 46, z = place(x, o, o.setting), X = z.mid ? 4 + (drawn % 10) : drawn, f = steel(x), b = z.base, leg = (q) => r(q - 6, b - 2, 22, 10, x.t('#b9b2a6')) + r(q, Y - 12, 10, b - Y + 12, f) + r(q + 3.500, Y - 12, 3, b - Y + 12, '#fff', 0, op(0.14))
    return z.back + (z.mid ?? '') + leg(X + 26) + leg(X + w - 36) + l(`M${X + 31} ${Y + h + 14}L${X + w - 31} ${b - 8}M${X + w - 31} ${Y + h + 14}L${X + 31} ${b - 8}M${X + 31} ${Y + h + 48}H${X + w - 31}`, f, 3.5) + panel(x, X, Y, w, h) + l(`M${X - 5} ${Y + h + 8}H${X + w + 5}`, f, 3) + spots(x, X, Y - 4, w, 4, f) + z.front
  },
  /** A frame on a flat roof among water tanks. */
  rooftop(x, o) {
    const s = x.light(o), w = x.k([214, 236]), h = 98, X = x.i(70, 340 - w), Y = 32, f = steel(x), L = X - 36, W = w + 72, z = 166, wall = x.t(x.k(['#E0C9A6', '#D6B7A0', '#C7CFC4', '#D9D2C4']))
    const tank = (q) => p(`M${q} ${z}v-24q0-4 4-5h2v-4h18v4h2q4 1 4 5v24z`, x.t('#23272e', 0.4)) + l(`M${q} ${z - 18}h30m-30 8h30`, '#fff', 1.2, op(0.25))
    const win = [0, 1, 2].map((i) => l(`M${L + 16} ${z + 26 + i * 30}h${W - 30}`, s.w || x.t('#5f7c8b'), 15, dash('15 15') + (s.w && i === 1 ? op(0.65) : ''))).join('') + l(`M${L + 14} ${z + 37}h${W - 26}M${L + 14} ${z + 67}h${W - 26}`, x.t('#9b8468'), 2.5)
    return sky(x, s) + skyline(x, 214, 20, 80, s.f) + skyline(x, 236, 8, 50, s.m, s.w) + r(L, z, W, 140, wall) + r(L + W - 26, z, 26, 140, '#000', 0, op(0.12)) + win + r(L - 5, z - 5, W + 10, 8, x.t('#a58c6e')) + l(`M${X + 16} ${Y + h}V${z - 4}M${X + w / 2} ${Y + h}V${z - 4}M${X + w - 16} ${Y + h}V${z - 4}M${X + 16} ${Y + h}l24 ${z - Y - h - 4}M${X + w - 16} ${Y + h}l-24 ${z - Y - h - 4}M${X - 2} ${Y + h + 12}h${w + 4}`, f, 4) + tank(L + 2) + tank(X + w + 4) + p(`M${L + W - 52} ${z - 4}l-3-12a12 12 0 0 0 16 6z`, x.t('#dfe4e8')) + panel(x, X, Y, w, h) + spots(x, X, Y - 4, w, 4, f) + r(L, 258, W, 10, x.t('#8d7a66')) + wires(238, s.n) + street(x, 268) + neem(x, L > 40 ? 6 : 386, 272, 0.6) + car(x, x.i(30, 130), 290, 1, x.k(CARS)) + auto(x, x.i(240, 350), 292, 1)
  },
  /** A blind wall painted from roof to shop. */
  wall(x, o) {
    const s = x.light(o), X = 126, Y = 32, w = 178, h = 142, wall = x.t('#CDB79A'), f = steel(x)
    const front = p('M312 34l70 14v212h-70z', x.t('#B99E80')) + l('M324 70l46 7M324 104l46 5M324 138l46 3M324 172l46 2', s.w || x.t('#5f7c8b'), 16, dash('14 9')) + l('M318 86l56 6M318 120l56 4M318 154l56 3M318 188l56 2', x.t('#8d7a66'), 2)
    return sky(x, s) + skyline(x, 220, 20, 90, s.f) + skyline(x, 240, 10, 60, s.m, s.w) + r(-70, 176, 160, 90, x.t('#D9CBB6')) + l('M-60 196H80M-60 222H80', s.w || x.t('#6d8795'), 13, dash('13 15')) + r(-70, 172, 162, 6, x.t('#a58c6e')) + r(390, 150, 90, 120, x.t('#C9BFAF')) + front + r(88, 16, 226, 250, wall) + r(84, 12, 234, 7, x.t('#a58c6e')) + l('M130 190h22m8 0h22M264 192h22m4 8h18M98 186h14', x.t('#a8855f'), 4) + glow(x, 200, 106, 170, '#FFE9C0', 0.3) + panel(x, X, Y, w, h, { fr: 3, frame: x.t('#8d7a66') }) + l('M94 16V152M118 16V152', f, 1.2) + r(90, 151, 32, 4, x.t('#8a5a3a')) + folk(x, 106, 152, 40, { kind: 'cop', top: '#E0762A', low: '#2d3040' }) + shops(x, 97, 266, 3, 68, false) + r(-70, 260, 540, 8, x.t('#b7aa98')) + street(x, 268) + neem(x, 20, 272, 0.62) + car(x, x.i(40, 90), 291, 1, x.k(CARS)) + auto(x, x.i(270, 340), 292, 1.05) + folk(x, 222, 268, 42)
  },
  /** Canopy over the booths of a toll plaza. */
  toll(x, o) {
    const s = x.light(o), f = steel(x), lanes = [-6, 132, 270, 408]
    return backdrop(x, s, { y: 216, far: [4, 26], mid: [2, 20] }) + r(-70, 216, 540, 84, x.t('#8d9088', 0.9)) + p('M186 216h28L330 300H70z', '#000', op(0.08)) + l('M-20 300L120 216M420 300L280 216M200 300V216', '#fff', 2, op(0.35)) + [62, 200, 338].map((q, _i) => r(q - 9, 128, 18, 12, INK, 2) + l(`M${q} 130v7m-3-3l3 3 3-3`, '#57D98A', 2, CAP)).join('') + [62, 200, 338].map((q, i) => (i === 1 ? busEnd(x, q, 262, 0.85, '#2F6EA8') : carEnd(x, q + (i - 1) * 6, 268, 1.05, x.k(CARS), true))).join('') + lanes.map((q) => r(q - 5, 118, 10, 140, f) + r(q - 19, 184, 38, 74, x.t('#F1ECE2'), 2) + r(q - 14, 194, 28, 26, s.w || x.t('#8FB2C2'), 1) + r(q - 19, 226, 38, 9, x.t('#E0A030')) + r(q - 26, 258, 52, 14, x.t('#b9b2a6')) + l(`M${q - 26} 265h52`, x.t('#E9C53A'), 8, dash('8 8'))).join('') + [62, 338].map((q) => l(`M${q - 44} 236h84`, '#F4F2EC', 5) + l(`M${q - 44} 236h84`, '#D23F2B', 5, dash('10 10'))).join('') + p('M-70 112H470V124H-70z', x.t('#8b949e')) + p('M-58 60H458L470 112H-70z', x.t('#E3E7EA')) + p('M-58 60H458l-4-8H-54z', x.t('#b8c0c8')) + panel(x, 92, 62, 216, 44, { fr: 3 }) + r(6, 70, 70, 28, x.t('#1F6E4A', 0.5), 3) + T(41, 90, 17, '#fff', 'TOLL', true) + r(324, 70, 70, 28, x.t('#21418F', 0.5), 3) + T(359, 89, 13, '#fff', 'FASTag', true) + l('M-40 118h.1M30 118h.1M116 118h.1M180 118h.1M220 118h.1M286 118h.1M372 118h.1M440 118h.1', s.w ? '#FFF1CF' : '#fff', 6, CAP)
  },
  /** Panel and bench of a bus stop; cluster draws a second one down the road. */
  shelter(x, o, two = false) {
    const s = x.light(o), roof = x.t(x.k(['#0D6C70', '#C8452F', '#2F5D8C', '#E0A030']), 0.7), f = INK, gl = op(0.3)
    const one = (front) => p('M40 82h330l-14-17H54z', roof) + r(40, 82, 330, 9, x.t('#23262e')) + r(52, 91, 306, 22, x.t('#23262e')) + l('M54 113V236M252 113V236M364 91V236', f, 6) + r(58, 114, 190, 112, '#dfeaf0', 0, gl) + p('M58 114h60l-46 112H58z', '#fff', op(0.2)) + r(80, 206, 150, 8, x.t('#8a6a4a'), 2) + l('M92 214v28M218 214v28', f, 5) + (front ?? '')
    const strip = r(56, 92, 190, 20, roof) + sign(x, 'bus', 70, 107, 15, '#fff') + T(118, 107, 13, '#FFE9B0', 'Bus stop') + c(346, 102, 8, '#fff') + p('M342 99h8v5h-8z', roof)
    const back = backdrop(x, s, { y: 218, far: [24, 96], mid: [6, 48] }) + neem(x, x.i(-20, 16), 244, 0.9) + r(-70, 238, 540, 70, s.g) + r(-70, 236, 540, 14, x.t('#BDB4A6')) + kerb(x, 250, 5)
    const ppl = folk(x, 112, 244, 92, { kind: 'woman', face: true }) + folk(x, 160, 244, 88, { kind: 'man', face: true }) + folk(x, 206, 244, 94, { face: true })
    const fore = l('M-70 282H470', '#fff', 4, dash('40 30') + op(0.45))
    if (two) {
      const id = x.def('stop', () => one(strip + (x.unlit ? '' : c(311, 174, 110, x.rg('#FFF1CF', s.w ? 0.5 : 0.12))) + r(262, 108, 98, 138, f, 3) + ad(x, 269, 115, 84, 124) + unlitNight(x, 269, 115, 84, 124))), stop = (X, Y, k) => `<use href="#${id}" transform="translate(${X} ${Y})scale(${k})"/>`
      return back + stop(236, 96, 0.6) + folk(x, 300, 240, 52, { face: true }) + folk(x, 330, 240, 50, { face: true }) + r(-70, 241, 300, 9, x.t('#BDB4A6')) + stop(-66, 14, 0.94) + folk(x, 26, 246, 88, { kind: 'woman', face: true }) + folk(x, 74, 246, 92, { kind: 'man', face: true }) + fore + auto(x, 352, 288, 1.05) + ((x.hero = [188, 122, 80, 117]), '')
    }
    return back + one(strip) + (x.unlit ? '' : c(311, 174, 120, x.rg('#FFF1CF', s.w ? 0.6 : 0.15))) + r(262, 108, 98, 138, f, 3) + panel(x, 269, 115, 84, 124, { fr: 2, lit: false }) + ppl + fore + (x.f() < 0.5 ? auto(x, 14, 290, 1.15) : scooter(x, 20, 292, 1.1))
  },
  shelters: (x, o) => outdoor.shelter(x, o, true),
  /** Panel on a pier of the metro viaduct. */
  metropillar(x, o) {
    const s = x.light(o), con = x.t('#C9C3B8'), dk = x.t('#9b958b'), q = x.k(['#0D6C70', '#C8452F', '#2F5D8C', '#7A3F6A']), set = adSet(x, 92, 122)
    const pier = (X, B, k) => at(X, B, p('M-46 0v-150q0-14-46-30v-16H92v16q-46 16-46 30V0z', con) + p('M24 0v-150q4-22 68-30v-16H60l-16 18q-26 14-26 28V0z', '#000', op(0.1)) + r(-54, -14, 108, 14, dk) + glow(x, 0, -84, 90, '#FFE9C0', 0.4) + r(-51, -150, 102, 132, x.t('#3a3f4a'), 2), k) + set.place(X - 46 * k, B - 145 * k, 92 * k, 122 * k)
    const a = pier(200, 276, 0.98)
    x.hero = [155, 134, 90, 120]
    const train = r(-70, 8, 540, 38, x.t('#E4E8EB')) + r(-70, 30, 540, 12, x.t(q, 0.5)) + l('M-64 20H470', s.w ? '#FFE9B8' : '#42576a', 12, dash('34 8')) + l('M-10 8V46M176 8V46M362 8V46', x.t('#7a838d'), 3)
    return backdrop(x, s, { far: [10, 50], mid: [8, 40] }) + r(-70, 222, 540, 80, s.g) + p('M150 222h20L10 300H-70V262zM230 222h20L470 262V300H390z', '#fff', op(0.05)) + l('M140 222L-70 274M260 222L470 274', '#fff', 2, dash('16 12') + op(0.45)) + pier(93, 240, 0.4) + pier(52, 229, 0.22) + p('M104 228L150 300H250L214 226z', x.t('#7f8f6a')) + p('M104 228L150 300h6L108 228z', x.t('#E9C53A')) + train + p('M-70 46H470V84H-70z', con) + r(-70, 46, 540, 6, '#fff', 0, op(0.25)) + r(-70, 76, 540, 8, '#000', 0, op(0.16)) + a + l('M150 282q12-16 24-2 10-18 22-2 12-16 24 2 10-14 22 2', x.t('#4F8A55'), 10, CAP) + carEnd(x, 62, 288, 1, x.k(CARS), true) + autoEnd(x, 336, 280, 0.95) + busEnd(x, 392, 262, 0.85, x.k(['#C8352C', '#4F8A4C']))
  },
  /** Foot overbridge across the road: truss, stairs, one long face. */
  overbridge(x, o) {
    const s = x.light(o), f = steel(x), bl = x.t('#2F6EA8', 0.8), X = 78, Y = 98, w = 244, h = 50
    const stair = (k) => at(k < 0 ? 58 : 342, 0, p('M0 150h12l62 108H50z', bl) + p('M0 116l74 128v10L0 126z', f, op(0.85)) + l('M8 150l58 104', '#fff', 3, dash('3 6') + op(0.6)) + folk(x, 30, 190, 30), [k < 0 ? -1 : 1, 1])
    return backdrop(x, s, { far: [10, 70] }) + road(x, 200, 28, 220) + neem(x, 66, 244, 0.4) + neem(x, 330, 244, 0.42) + busEnd(x, 162, 252, 0.6, x.k(['#C8352C', '#2F6E8F'])) + carEnd(x, 210, 250, 0.55, x.k(CARS)) + autoEnd(x, 246, 264, 0.8) + stair(-1) + stair(1) + r(54, 150, 13, 112, f) + r(333, 150, 13, 112, f) + r(46, 256, 30, 8, x.t('#b9b2a6')) + r(324, 256, 30, 8, x.t('#b9b2a6')) + r(44, 60, 312, 94, '#000', 0, op(0.18)) + [x.i(60, 90), x.i(120, 160), x.i(200, 240), x.i(280, 320)].map((q) => folk(x, q, 128, 52)).join('') + l('M46 60v94M96 60v94M148 60v94M200 60v94M252 60v94M304 60v94M354 60v94M46 154l50-94 52 94 52-94 52 94 52-94 50 94', bl, 2.5) + r(38, 52, 324, 9, bl) + r(38, 150, 324, 11, bl) + panel(x, X, Y, w, h, { fr: 3.5 }) + carEnd(x, 112, 294, 1.1, x.k(CARS)) + scooter(x, 300, 292, 1) + ''
  },
  /** Covered walkway along the street, the same face in every bay. */
  skywalk(x, o) {
    const s = x.light(o), f = steel(x), con = x.t('#C9C3B8'), ar = x.t('#6FA7C4', 0.8), set = adSet(x, 118, 50), cols = [-32, 100, 232, 364]
    const arch = cols.map((q) => p(`M${q} 76q0-40 66-40t66 40z`, ar, op(0.55)) + l(`M${q} 76q0-40 66-40t66 40M${q} 76V150`, x.t('#dfe6ea'), 4)).join('')
    const people = [-10, 50, 128, 170, 256, 320, 400].map((q) => folk(x, q + x.i(-8, 8), 124, 44)).join('')
    x.hero = [107, 104, 118, 50]
    return backdrop(x, s, { y: 230, far: [30, 90] }) + shops(x, -70, 262, 9, 60) + r(-70, 258, 540, 8, x.t('#b7aa98')) + r(-70, 60, 540, 76, '#000', 0, op(0.14)) + people + arch + r(-70, 96, 540, 3, f) + l('M-70 108H470', f, 20, dash('1.5 9') + op(0.6)) + r(-70, 158, 540, 14, con) + r(-70, 168, 540, 5, '#000', 0, op(0.2)) + cols.map((q) => p(`M${q - 26} 172h52q-18 10-18 30v64h-16v-64q0-20-18-30z`, con) + r(q + 2, 184, 6, 82, '#000', 0, op(0.12))).join('') + [-25, 107, 239, 371].map((q) => glow(x, q + 59, 130, 80, '#FFE9C0', 0.3) + r(q - 3, 101, 124, 56, x.t('#2b3038'), 2) + set.place(q, 104, 118, 50)).join('') + street(x, 266) + p('M146 232q22-26 44 0z', x.t('#E0A030')) + l('M168 230v34', f, 2) + r(150, 250, 36, 14, x.t('#8a6a4a')) + c(158, 248, 5, x.t('#E0762A')) + c(168, 247, 5, x.t('#4F8A4C')) + c(178, 248, 5, x.t('#E0762A')) + auto(x, 52, 290, 1.05) + busSide(x, 326, 294, 0.82, x.k(['#C8352C', '#2F6EA8']), true) + folk(x, 212, 264, 44)
  },
  /** Walls of a road that dips under another. */
  underpass(x, o) {
    const s = x.light(o), con = x.t('#BDB6AA'), set = adSet(x, 190, 104), night = s.w ? 0.5 : 0.25
    const walls = p('M-70 84L142 116V240L-70 316z', con) + p('M470 84L268 116V240L470 316z', x.t('#A59E93')) + l('M-70 84L142 116M470 84L268 116', x.t('#E3DED4'), 5) + l('M-70 76L142 110M470 76L268 110M-70 66L142 103M470 66L268 103', x.t('#6b7078'), 1.6)
    const tunnel = p('M142 116H268V240H142z', '#15181f') + p('M142 116h126l-38 44h-52z', '#2a2e38') + p('M178 160h52v42h-52z', s.b) + p('M142 240l36-38h52l38 38z', '#343943') + [[150, 122, 60], [160, 134, 44], [168, 145, 32]].map(([q, y, w]) => l(`M${q + 6} ${y}h${w / 3}m${w / 2.2} 0h${w / 3}`, '#FFF1CF', 2.5, CAP)).join('')
    const deck = r(-70, 70, 540, 4, x.t('#6b7078')) + r(108, 82, 194, 36, con) + r(108, 82, 194, 5, '#fff', 0, op(0.25)) + l('M112 112h186', x.t('#E9C53A'), 9, dash('11 11')) + l('M123 112h175', INK, 9, dash('11 11')) + c(205, 98, 12, '#fff') + l('M205 98m-10.500 0a10.500 10.500 0 1 0 21 0a10.500 10.500 0 1 0-21 0', '#D23F2B', 2.5) + T(205, 102, 9, INK, '4.5', true)
    return backdrop(x, s, { y: 96, far: [14, 60], mid: [6, 36] }) + r(-70, 92, 540, 220, x.t('#8d9a7c')) + busSide(x, 216, 84, 0.42, x.k(['#C8352C', '#2F6EA8'])) + neem(x, 34, 92, 0.4) + neem(x, 372, 92, 0.42) + p('M-70 300L142 236H268L470 300z', s.g) + l('M205 242V300', '#fff', 4, dash('8 8 14 12') + op(0.5)) + tunnel + walls + deck + (s.w && !x.unlit ? c(20, 190, 150, x.rg('#FFE9C0', night)) : '') + p('M2 101L126 116V234L2 260z', x.t('#2b3038')) + persp(x, set, [6, 106, 255, 122, 120, 230.5]) + p('M398 101L284 115V235L398 259z', x.t('#2b3038')) + persp(x, set, [288, 119, 231, 394, 106, 254]) + autoEnd(x, 184, 250, 0.62) + carEnd(x, 234, 262, 0.85, x.k(CARS), true) + carEnd(x, 150, 292, 1.15, x.k(CARS))
  },
  /** Small faces on the lamp posts of one road. */
  polekiosk(x, o) {
    const s = x.light(o), f = steel(x), set = adSet(x, 86, 122)
    const one = (X, B, k) => at(X, B, l('M0 0V-236', f, 6) + l('M0-230q2-20 26-22h22', f, 4.5, CAP) + r(40, -258, 30, 8, f, 3) + (s.w && !x.unlit ? p('M42-250h26l26 120H16z', '#FFF1CF', op(0.12)) + c(55, -250, 22, x.rg('#FFF1CF', 0.9)) : '') + r(-6, -12, 12, 12, x.t('#b9b2a6')) + l('M0-182h18M0-72h18', f, 4) + r(8, -186, 98, 134, x.t('#2b3038'), 3), k) + glow(x, X + 56 * k, B - 120 * k, 90 * k, '#FFE9C0', 0.4) + set.place(X + 14 * k, B - 180 * k, 86 * k, 122 * k)
    x.hero = [128, 84, 86, 122]
    return backdrop(x, s, { far: [20, 76] }) + r(-70, 222, 540, 80, s.g) + p('M326 222h8L150 300H-70V284z', x.t('#b7aa98')) + p('M326 222h3L-30 300h-26z', x.t('#7f8f6a')) + l('M400 222L470 246M366 222L392 300', '#fff', 2, dash('18 14') + op(0.5)) + [[36, 0.5], [-20, 0.9]].map(([q, k]) => neem(x, q, 240 + k * 30, k * 0.8)).join('') + one(318, 226, 0.13) + one(300, 230, 0.22) + one(270, 238, 0.38) + one(218, 250, 0.6) + folk(x, 70, 280, 66) + folk(x, 206, 246, 34) + one(114, 268, 1) + carEnd(x, 372, 262, 0.8, x.k(CARS)) + autoEnd(x, 322, 290, 1.15)
  },
  /** Low boards in the hedge between two carriageways. */
  median(x, o) {
    const s = x.light(o), f = steel(x), set = adSet(x, 176, 88), g1 = x.t('#4F8A55'), g2 = x.t('#3E7347')
    const one = (X, B, k) => at(X, B, l('M-62 0V-40M62 0V-40', f, 7) + r(-94, -132, 188, 100, x.t('#2b3038'), 3) + glow(x, 0, -80, 120, '#FFE9C0', 0.35), k) + set.place(X - 88 * k, B - 126 * k, 176 * k, 88 * k)
    const hedge = (X, B, w, k) => { let d = ''; for (let q = 0; q < w; q += 16) d += `q8 ${-10} 16 0`; return at(X, B, p(`M0 0${d}v16h${-Math.ceil(w / 16) * 16}z`, g1) + c(20, -1, 3, x.t('#E2654F')) + c(66, -2, 3, x.t('#F1ECE2')) + c(118, -1, 3, x.t('#E2654F')) + c(160, -2, 3, x.t('#F5B335')), k) }
    const a = one(176, 254, 1.16)
    x.hero = [74, 108, 204, 102]
    return backdrop(x, s, { far: [20, 76] }) + r(-70, 222, 540, 80, s.g) + p('M308 222h10L300 300H20z', x.t('#b9b2a6')) + p('M312 223L70 296H262z', g2) + l('M120 222L-70 250M160 222L-70 292M400 222L470 236M352 222L430 300', '#fff', 2, dash('16 12') + op(0.5)) + neem(x, -30, 236, 0.55) + neem(x, 36, 228, 0.34) + lamp(438, 236, 120, f, -1) + neem(x, 408, 232, 0.4) + one(308, 225, 0.13) + one(301, 229, 0.22) + one(286, 235, 0.36) + hedge(258, 238, 90, 0.7) + one(256, 242, 0.56) + carEnd(x, 352, 256, 0.66, x.k(CARS), true) + autoEnd(x, 376, 286, 1) + busEnd(x, -6, 268, 0.9, x.k(['#C8352C', '#4F8A4C']), true) + a + hedge(40, 262, 250, 1.08) + r(8, 276, 320, 24, x.t('#d9d3c6')) + l('M8 288h320', x.t('#2b2d33'), 24, dash('32 32')) + l('M40 288h288', x.t('#E9C53A'), 24, dash('32 32'))
  },
  /** A police booth at a junction. */
  booth(x, o) {
    const s = x.light(o), X = 148, w = 104, f = steel(x), bl = x.t('#21418F', 0.6)
    const zebra = p([-40, 0, 40, 80, 120, 280, 320, 360, 400, 440].map((q) => `M${q} 276h22l${(q - 200) * 0.1} 24h-26z`).join(''), '#fff', op(0.6))
    const signal = (q, k) => l(`M${q} 262V118`, f, 5) + r(q - 10, 92, 20, 52, INK, 4) + c(q, 102, 6, k ? '#FF4A3A' : '#5a2a2a') + c(q, 118, 6, '#5a4a2a') + c(q, 134, 6, k ? '#1f4a33' : '#57D98A') + (k ? c(q, 102, 18, x.rg('#FF4A3A', 0.5)) : c(q, 134, 18, x.rg('#57D98A', 0.5)))
    return sky(x, s) + skyline(x, 206, 20, 80, s.f) + shops(x, -70, 256, 9, 60) + r(-70, 252, 540, 50, s.g) + zebra + signal(44, 1) + carEnd(x, 96, 268, 0.85, x.k(CARS)) + autoEnd(x, 330, 266, 0.85) + p('M130 268q70-16 140 0l14 12H116z', x.t('#d9d3c6')) + r(116, 278, 168, 6, x.t('#E9C53A')) + r(X, 150, w, 118, x.t('#F4F2EC')) + p(`M${X + w} 150l26-8v112l-26 14z`, x.t('#CFC9BE')) + r(X + 8, 188, w - 16, 36, s.w ? '#FFE3A6' : x.t('#7fa3b5')) + p(`M${X + w + 5} 186l16-4v34l-16 5z`, s.w ? '#E8C98A' : x.t('#6a8b9b')) + l(`M${X + w / 2} 188v36`, x.t('#F4F2EC'), 4) + folk(x, X + 30, 240, 58, { kind: 'man', face: true, top: '#F4F2EC' }) + r(X, 222, w, 46, x.t('#F4F2EC')) + r(X, 226, w, 22, bl) + p(`M${X + w} 226l26-8v22l-26 8z`, mix(bl, '#000000', 0.25)) + sign(x, 'police', X + w / 2, 242, 15, '#fff', true, w - 12) + r(X, 252, w, 7, '#D23F2B') + p(`M${X - 12} 150h${w + 24}l28-9H${X + 8}z`, x.t('#8b949e')) + r(X - 12, 149, w + 24, 7, x.t('#b9b2a6')) + p(`M${X + w + 12} 50l28-9v96l-28 10z`, x.t('#3a3f4a')) + persp(x, adSet(x, 120, 90), [X + w + 14, 54, 144, X + w + 36, 47, 134], 3) + r(X - 12, 50, w + 24, 98, INK, 2) + ((x.hero = null), '') + glow(x, X + w / 2, 99, 110, '#FFE9C0', 0.4) + adSet(x, 120, 90).place(X - 8, 54, 120, 90) + folk(x, 316, 284, 100, { kind: 'cop', top: '#F4F2EC', low: '#8A7448' }) + scooter(x, 34, 290, 1.1)
  },
  /** Cages of the avenue's young trees. */
  treeguard(x, o) {
    const s = x.light(o), f = x.t('#3c4a44', 0.7), set = adSet(x, 68, 112)
    const one = (X, B, k, hue) => neem(x, X, B - 40 * k, 1.14 * k, hue) + at(X, B, l('M-44 0V-132M-33 0V-132M33 0V-132M44 0V-132', f, 4) + l('M-22 0V-132M-11 0V-132M0 0V-132M11 0V-132M22 0V-132', f, 2.2) + l('M-46-130q46 12 92 0M-46-66q46 12 92 0M-46-6q46 12 92 0', f, 5) + r(-56, -2, 112, 8, x.t('#b9b2a6')) + glow(x, 0, -66, 80, '#FFE9C0', 0.35) + r(-38, -126, 76, 120, x.t('#23262e'), 2), k) + set.place(X - 34 * k, B - 122 * k, 68 * k, 112 * k)
    x.hero = [96, 140, 72, 120]
    return sky(x, s) + skyline(x, 214, 20, 80, s.f) + r(-70, 186, 540, 50, x.t('#D9CBB6')) + l('M-70 190H470', x.t('#b99f84'), 5) + l('M-70 212H470', x.t('#c7b59b'), 30, dash('1.5 34')) + r(-70, 232, 540, 70, x.t('#c9bca8')) + l('M-70 250H470M-70 274H470', x.t('#b3a48d'), 1.2) + l('M330 232L230 300M360 232L330 300M300 232L110 300M270 232L-20 300', x.t('#b3a48d'), 1.2) + p('M392 232L344 300H470V232z', s.g) + l('M386 232L330 300', x.t('#E9C53A'), 5, dash('8 8')) + one(372, 236, 0.24, '#5C9160') + one(344, 241, 0.36, '#4F8A55') + one(292, 250, 0.58, '#5C9160') + folk(x, 238, 262, 74) + folk(x, 216, 264, 70) + one(132, 276, 1.08, '#4F8A55') + folk(x, 34, 292, 108) + carEnd(x, 430, 270, 0.9, x.k(CARS))
  },
  /** Green sign with an advert under it. */
  direction(x, o) {
    const s = x.light(o), f = steel(x), gr = x.t('#1B6B43', 0.45), X = 62, w = 276
    const [a, b] = x.k([['Station', 'Airport'], ['City Centre', 'Ring Road'], ['Market', 'Bus Stand'], ['Stadium', 'Airport']])
    return backdrop(x, s, { far: [10, 70] }) + road(x, 200, 26, 240) + [[-30, 262, 0.7], [66, 240, 0.34], [334, 240, 0.34], [434, 264, 0.7]].map(([q, y, k]) => neem(x, q, y, k)).join('') + carEnd(x, 172, 256, 0.6, x.k(CARS)) + autoEnd(x, 232, 266, 0.8) + tube(x, 30, 26, 12, 238, f) + tube(x, 358, 26, 12, 238, f) + r(22, 258, 28, 9, x.t('#b9b2a6')) + r(350, 258, 28, 9, x.t('#b9b2a6')) + r(30, 40, 340, 6, f) + r(30, 98, 340, 6, f) + r(30, 164, 340, 5, f) + r(X - 2, 26, w + 4, 72, '#fff', 5) + r(X, 28, w, 68, gr, 4) + l(`M${X + w / 2} 32v60`, '#fff', 1.5, op(0.7)) + l(`M${X + 22} 80V56q0-8-10-8m6-7l-8 7 8 7`, '#fff', 4, ' stroke-linejoin="round"' + CAP) + T(X + 38, 68, 15.9, '#fff', a, false, 92) + l(`M${X + w / 2 + 20} 84V44m-8 9l8-9 8 9`, '#fff', 4, ' stroke-linejoin="round"' + CAP) + T(X + w / 2 + 38, 68, 15.9, '#fff', b, false, 92) + panel(x, X, 106, w, 58, { fr: 4 }) + carEnd(x, 116, 294, 1.1, x.k(CARS)) + busEnd(x, 304, 288, 0.85, x.k(['#C8352C', '#2F6EA8', '#4F8A4C']))
  },
  /** A glass front with one large face over the doors. */
  facade(x, o) {
    const s = x.light(o), gl = s.w ? mix('#FFD98A', s.n, 0.55) : x.t('#8FBACB'), st = x.t('#E3E0D8'), q = x.k(['PLAZA', 'SQUARE', 'ARCADE', 'CENTRAL'])
    return sky(x, s) + skyline(x, 226, 30, 90, s.f) + skyline(x, 240, 20, 60, s.m, s.w) + r(-20, 36, 440, 224, st) + r(-20, 36, 440, 10, x.t('#b8b2a6')) + r(-8, 54, 416, 152, gl) + l('M40 54V206M88 54V206M136 54V206M184 54V206M232 54V206M280 54V206M328 54V206M376 54V206', x.t('#dfe6ea'), 2, op(0.8)) + l('M-8 104H408M-8 154H408', x.t('#dfe6ea'), 3, op(0.8)) + p('M-8 54h110L-8 190zM240 54h60L190 206h-60z', '#fff', op(0.12)) + p('M336 260V20h84v240z', x.t('#C8452F', 0.7)) + p('M336 20h14v240h-14z', '#fff', op(0.12)) + T(379, 62, 20, '#fff', q, true, 76) + l('M352 74h54', '#fff', 2, op(0.6)) + panel(x, 26, 50, 284, 128, { fr: 6 }) + p('M60 206H300l16 14H44z', x.t('#3a3f4a')) + r(78, 220, 204, 40, s.w ? '#FFE3A6' : x.t('#5f7c8b')) + l('M112 220v40M146 220v40M180 220v40M214 220v40M248 220v40', x.t('#3a3f4a'), 3) + c(180, 240, 130, x.rg('#FFE3A6', s.w ? 0.35 : 0.05)) + r(346, 96, 64, 92, x.t('#F4F2EC'), 2) + r(350, 100, 56, 84, x.a[2]) + c(378, 142, 18, x.a[0]) + p('M-70 260H470V276H-70z', x.t('#c9bca8')) + p('M64 260h232l12 12H52z', x.t('#dcd3c4')) + palm(-30, 268, 84, s.n) + palm(436, 268, 92, s.n) + ashok(326, 266, 44, x.t('#3E7347')) + street(x, 278) + [92, 128, 172, 226, 262, 372].map((k) => folk(x, k + x.i(-8, 8), 268, 42)).join('') + car(x, x.i(10, 80), 294, 0.95, x.k(CARS)) + auto(x, x.i(280, 340), 296, 0.95)
  },
}
