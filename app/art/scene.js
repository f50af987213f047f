/**
 * AdChowk scene art. scene(media, seed, opts) -> a self-contained SVG string (2 to 12 KB, lettering included).
 * No dependencies, no DOM, deterministic: same media + seed + opts = same bytes.
 * Coordinates: 400 x 300 card. Backgrounds run from x=-70 to 470 so that the 16:9 'wide'
 * frame shows more world instead of cropping the card.
 */
import { lettering, lineWidth } from './lettering.ts'

/** Named layouts, so a picture can agree with its listing ("bus" for a bus wrap, "rooftop" for a rooftop hoarding). */
export const VARIANTS = {
  ooh: ['flyover', 'road', 'rooftop', 'waterfront'], vehicle: ['cab', 'truck', 'auto', 'van'], transit: ['metro', 'bus', 'shelter', 'coach', 'rail'],
  tv: ['news', 'cricket', 'film', 'music', 'advert'], radio: ['studio', 'set', 'car', 'mast'], newspaper: ['half', 'jacket', 'quarter', 'column', 'strip'],
  magazine: ['cover', 'spread', 'pair'], btl: ['mall', 'apartment', 'market'], digital: ['banner', 'video', 'skyscraper'],
  airport: ['totem', 'wall', 'hanging'], theatre: ['wide', 'flat', 'scope', 'foyer', 'facade'], dooh: ['landscape', 'tower', 'ribbon'], events: ['concert', 'stadium', 'conference'],
  influencer: ['long', 'bun', 'beard', 'bob', 'turban'],
};

/* a sky top, b horizon, s sun, f/m/n far-mid-near layers, g ground, w lit window (''=day) */
const SKY = {
  dawn: { a:'#8FBBD3', b:'#FCDDBB', s:'#FFF3DC', f:'#C3BCC4', m:'#938FA6', n:'#5B6280', g:'#4B5268', w:'' },
  noon: { a:'#5AA5D1', b:'#DCEFF5', s:'#fff', f:'#B5CDD8', m:'#85A6B6', n:'#4F7286', g:'#5D6973', w:'' },
  golden: { a:'#EFA257', b:'#FEE7B8', s:'#FFF7E0', f:'#DFAE83', m:'#B4765C', n:'#75474A', g:'#503A42', w:'' },
  dusk: { a:'#2B3768', b:'#F2916A', s:'#FFCB86', f:'#82597A', m:'#533F69', n:'#302C52', g:'#242141', w:'#FFD98A' },
  night: { a:'#0A1430', b:'#2D4E80', s:'#EEF2FA', f:'#22386A', m:'#182A50', n:'#0F1B3A', g:'#0B142D', w:'#FFE2A0' },
  monsoon: { a:'#66848E', b:'#D0DBD7', s:'#E6ECE9', f:'#9CB0B3', m:'#6F898E', n:'#435E65', g:'#38484E', w:'' },
  teal: { a:'#0E3B4D', b:'#F5BE6B', s:'#FFE1A6', f:'#5B7F78', m:'#305863', n:'#163A47', g:'#102B37', w:'#FFDE96' },
};

const OUT = ['dawn','noon','golden','dusk','night','monsoon','teal'];
const LIT = ['dusk','night','teal'];
/* advert palettes: background, shape, accent, text */
const ADS = [
  ['#F5A81C','#1C2747','#D8432D','#1C2747'], ['#0D6C70','#F8EBCF','#F5A81C','#fff'], ['#D23F2B','#FFE4CC','#F9B233','#fff'],
  ['#F7ECD8','#C93A2B','#F2A93B','#2B2440'], ['#21418F','#FFD460','#7FB6E8','#fff'], ['#2C7A4F','#F8F4DA','#F5B335','#fff'],
  ['#F6C9CF','#98204C','#FFF3EA','#5D1232'], ['#EEF0F4','#1C2747','#E55B31','#1C2747'], ['#5A2434','#F8DCAE','#E8743B','#FFF6E8'], ['#12253F','#57C2B4','#F5B335','#fff'],
];
/* interiors: wall, wall shade, floor, accent */
const ROOM = [
  ['#E9DFD2','#D8CAB8','#A5754F','#C8553D'], ['#CFDcDA','#B9CAC8','#8C6A4F','#F0A202'], ['#27465A','#1E3848','#6B4A3A','#F0A202'],
  ['#E3B9A0','#D3A388','#8A5A44','#1F5C63'], ['#48604F','#3B5142','#7B573D','#F2C14E'], ['#DFE3EA','#CBD2DD','#9A8672','#2F5D8C'], ['#7C3F3A','#69332F','#4F3328','#F2B84B'],
];
const WORDS = [
  [['Subah','wali chai'],['सुबह','की चाय'],['Adrak','& co.']], [['Naya','ghar'],['अपना','घर'],['Aangan','Homes']], [['Bolo','5G'],['Hello','Bharat'],['Jodo','mobile']],
  [['Swarna','jewels'],['शुभ','विवाह'],['Heera','1962']], [['Raftaar','EV'],['Chalo','ghoomne'],['नई','रफ़्तार']], [['Hara','organic'],['शुद्ध','देसी'],['Neem','& leaf']],
  [['Thanda','nimbu'],['ठंडा','मीठा'],['Kokum','soda']], [['Noor','skincare'],['Khil','ke raho'],['चमक','हर दिन']], [['Daud','shoes'],['Kadam','no. 1'],['दौड़','भारत']],
];

class Cx {
  defs = ''; n = 0; h; s; id; a = ADS[0];
  constructor(key) {
    let h = 2166136261; for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 16777619);
    h ^= h >>> 15; h = Math.imul(h, 0x2c1b3c6d); h ^= h >>> 12; this.h = this.s = h >>> 0; this.id = 'q' + this.h.toString(36).slice(-4);
  }
  v = -1; vi(n) { const r = this.i(0, n); return this.v < 0 ? r : this.v; }
  f() { let t = (this.h = (this.h + 0x6d2b79f5) | 0); t = Math.imul(t ^ (t >>> 15), t | 1); t ^= t + Math.imul(t ^ (t >>> 7), t | 61); return ((t ^ (t >>> 14)) >>> 0) / 4294967296; }
  i(a, b) { return Math.floor(a + this.f() * (b - a + 1)); }
  k (x) { return x[Math.floor(this.f() * x.length)]; }
  lg(stops, horiz = 0) {
    const id = this.id + this.n++;
    this.defs += `<linearGradient id="${id}"${horiz ? '' : ' x2="0" y2="1"'}>${stops.map(([o, c, a]) => `<stop${o ? ` offset="${o}"` : ''} stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')}</linearGradient>`;
    return `url(#${id})`;
  }
  rg(c, o = .6) {
    const id = this.id + this.n++;
    this.defs += `<radialGradient id="${id}"><stop stop-color="${c}" stop-opacity="${o}"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></radialGradient>`;
    return `url(#${id})`;
  }
}
const R = (x) => Math.round(x * 10) / 10;
const r = (x, y, w, h, f, rx = 0, e = '') => rx ? `<rect x="${R(x)}" y="${R(y)}" width="${R(w)}" height="${R(h)}" rx="${rx}" fill="${f}"${e}/>` : `<path d="M${R(x)} ${R(y)}h${R(w)}v${R(h)}H${R(x)}z" fill="${f}"${e}/>`;
const c = (x, y, q, f, e = '') => `<circle cx="${R(x)}" cy="${R(y)}" r="${R(q)}" fill="${f}"${e}/>`;
const p = (d, f, e = '') => `<path d="${d}" fill="${f}"${e}/>`;
const l = (d, s, w, e = '') => `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}"${e}/>`;
const op = (o) => ` opacity="${String(o).replace('0.', '.')}"`;
const CAP = ' stroke-linecap="round"';
const T = (x, y, s, f, t, e = '', fit = 1e3) => lettering(x, y, Math.min(s, (s * fit) / lineWidth(t, s)), f, t, e !== '');

function skyOf(x, o, set = OUT) { const n = x.k(set); return SKY[o.time ?? n]; }
function sky(x, s, sun = true) {
  const sx = x.i(30, 370), sy = s.w && s.s === '#EEF2FA' ? x.i(36, 70) : x.i(60, 150);
  return r(-70, 0, 540, 300, x.lg([[0, s.a], [.75, s.b]])) + (sun ? c(sx, sy, 70, x.rg(s.s, .5)) + c(sx, sy, s.s === '#EEF2FA' ? 13 : 21, s.s) : '');
}
function skyline(x, y, lo, hi, f, lit = '') {
  let d = 'M-70 300', w = '', q = -70;
  while (q < 470) {
    const b = x.i(44, 94), t = y - x.i(lo, hi); d += `V${t}`;
    const z = x.f();
    if (z < .25) d += `h5v-7h9v7`; else if (z < .36) d += `h8v-15h1v15`; else if (z < .44) d += `h4l${(b - 8) / 2}-9`;
    q += b; d += `H${q}`;
    const wv = x.f(); if (lit && wv < .5) for (let k = t + 8; k < y + 10 && k < t + 28; k += 10) w += `M${q - b + 5} ${k}H${q - 4}`;
  }
  return p(d + 'V300Z', f) + (w ? l(w, lit, 3, ` stroke-dasharray="2.5 4.5 2.5 11"${op(.55)}`) : '');
}
const tree = (x, y, s, f) => l(`M${x} ${y}v${-s}`, f, s / 8) + p(`M${R(x - s * .6)} ${R(y - s * .7)}a${R(s * .34)} ${R(s * .34)} 0 0 1 ${R(s * .22)}${R(-s * .55)}a${R(s * .4)} ${R(s * .4)} 0 0 1 ${R(s * .76)} 0a${R(s * .34)} ${R(s * .34)} 0 0 1 ${R(s * .22)} ${R(s * .55)}z`, f);
const palm = (x, y, h, f) => l(`M${x} ${y}q4${-h / 2} -3${-h}`, f, 4) + l(`M${x - 3} ${y - h}q-14-12-30 4m30-4q-18-2-22 16m22-16q14-12 30 4m-30-4q18-2 22 16m-22-16q-2-14-14-20m14 20q4-14 16-18`, f, 4, CAP);
const SKIN = ['#8D5B3F', '#B87D58', '#D2A07A', '#6F4630'];
/* a standing figure; drawn once per scene in <defs>, placed with <use>. hd = head colour */
const manOf = (x) => (X, Y, h, f, hd = '') => {
  const id = x.id + 'm';
  if (!x.defs.includes(id)) x.defs += `<g id="${id}"><path d="M0-64v20" stroke-width="27" stroke-linecap="round"/><path d="M-6-40V0M7 0v-40" stroke-width="11"/><path d="M0-90v.1" stroke-width="20" stroke-linecap="round"/></g>`;
  return `<use href="#${id}" transform="translate(${R(X)} ${R(Y)})scale(${Math.round(h) / 100})" stroke="${f}"/>` + (hd ? c(X, Y - h * .9, h * .1, hd) : '');
};
const car = (x, y, s, f, lit) => `<g transform="translate(${x} ${y})scale(${s})">` + p('M-26 0c-2-8 2-10 9-11l7-10h21l9 10c7 1 9 4 8 11z', f) + p('M-6-12l4-6h6v6zm13-6h4l5 6h-9z', lit, op(.85)) + c(-14, 0, 5, '#15161f') + c(16, 0, 5, '#15161f') + '</g>';
const auto = (x, y, s, f = '#F0B323', g = '#1D5E45') => `<g transform="translate(${x} ${y})scale(${s})">` + p('M-20 0v-24c2-8 8-10 16-10h12l10 15 4 7v12z', g) + p('M-20-18c0-14 6-16 16-16h12l8 12h-36z', f) + p('M6-30l9 13h-9zM-14-18v-8h14v8z', '#dfeaf0', op(.8)) + c(-13, 0, 6, '#15161f') + c(17, 0, 5, '#15161f') + '</g>';

/** The advert itself: palette, headline, product and layout all vary. Clipped by a nested svg. */
function ad(x, X, Y, w, h, e = '') {
  const a = (x.a = x.k(ADS)), k = x.i(0, 8), wd = x.k(WORDS[k]), [t1, t2] = wd, lay = x.i(0, 4), land = w >= h;
  const W = land ? R(60 * w / h) : 60, H = land ? 60 : R(60 * h / w), hi = t1 > 'z';
  const len = Math.max(t1.length, t2.length) * (hi ? .52 : .62), px = land ? W - Math.max(W < 84 ? 20 : 25, W * .24) : 30;
  const fs = Math.min(land ? (W < 150 ? 17 : 15) : H < 80 ? 9 : 13, (land ? px - (k === 4 || k === 8 ? 37 : W < 110 ? 33 : 31) : 50) / len) * (hi ? .88 : 1), lh = fs * (hi ? 1.24 : 1.04);
  const y0 = land ? (lay === 4 ? 21 : 27) - lh * .5 + fs * .3 : 7 + fs, tb = y0 + lh + 6, ps = land ? (W < 84 ? .78 : 1) : Math.min(1.1, (H - tb - 4) / 50), py = land ? (lay === 4 ? 28 : 31) : tb + (H - tb) / 2;
  const [bg, fg, ac, tx] = a;
  let s = r(0, 0, W, H, bg);
  s += [c(px, py, 25, ac), r(land ? px - 27 : 0, land ? 0 : py - 24, land ? W : 60, H, ac), p(`M${R(px - 34)} ${H}L${R(px + 4)} 0h99v${H}z`, ac), c(px, H, 40, ac) + c(px, H, 28, bg, op(.45)), p(`M0 ${R(H * .8)}q${R(W / 4)}-16 ${R(W / 2)} 0t${R(W / 2)} 0V${H}H0z`, ac)][lay];
  const m = fg === ac ? tx : fg, z = bg;
  s += `<g transform="translate(${R(px)} ${R(py)})${ps === 1 ? '' : `scale(${R(ps)})`}">` + [
    () => p('M-16-5h27v9a13 13 0 0 1-27 0zM-20 20h35v3h-35z', m) + l('M11-2c10-1 9 11-2 10', m, 3) + l('M-8-10q4-4 0-9M2-10q4-4 0-9', tx, 2, CAP),
    () => p('M-21 24V-4l15-9v37zM-3 24v-44l18 8v36z', m) + l('M-17 2h9m-9 8h9M2-8h9M2 0h9M2 8h9', z, 3, ' stroke-dasharray="3"'),
    () => r(-11, -23, 22, 45, m, 4) + r(-8.5, -19, 17, 34, z, 2) + c(0, -4, 5, ac),
    () => l('M0-4a14 14 0 1 1-.1 0z', m, 4) + p('M-9-17l4-6h10l4 6-9 12z', tx) + p('M-9-17h18l-9 12z', m, op(.6)),
    () => p('M-26 10c-1-7 3-9 9-10l7-10h18l9 10c8 1 10 4 9 10z', m) + p('M-7-1l5-6h7v6zm14-6l5 6h-4z', z) + c(-13, 10, 5, tx) + c(15, 10, 5, tx),
    () => p('M0 23C-24 10-17-16 5-24 22-10 20 13 0 23z', m) + l('M0 23Q0 2 5-14M1 8l9-6M1 12l-8-6', z, 1.5),
    () => p('M-5-25h10v9c0 5 6 6 6 13v27h-22v-27c0-7 6-8 6-13z', m) + r(-11, 0, 22, 13, z) + c(0, 6.5, 4, ac),
    () => p('M-15 12V-8a15 15 0 0 1 30 0v20z', '#2A1B1E') + p('M-4 2h8v10h-8z', '#B87D58') + c(0, -5, 9.5, '#C98B66') + p('M-24 30c0-16 10-20 24-20s24 4 24 20z', m) + l('M-5.500-6h4M2-6h4M-3 0q3 2.500 6 0', '#5a2c22', 1.3, CAP),
    () => p('M-24 8c5-1 8-6 9-14l10 2c3 7 10 9 18 10 8 1 10 4 10 9h-47z', m) + p('M-24 15h47v4h-47z', tx) + l('M-8 1l5-3M-2 5l5-3', z, 1.5),
  ][k]() + '</g>';
  s += T(6, y0, fs, tx, t1) + T(6, y0 + lh, fs, tx, t2) + (land ? r(6, Math.min(54, y0 + lh + 5), 13, 3, fg, 1.5) : '');
  return `<svg x="${R(X)}" y="${R(Y)}" width="${R(w)}" height="${R(h)}" viewBox="0 0 ${W} ${H}"${e}>${s}</svg>`;
}

const D = {
  ooh(x, o) {
    const s = skyOf(x, o), v = x.i(0, 3), w = [214, 236, 176, 250][v], h = [107, 94, 118, 84][v], X = x.i(52, 340 - w), Y = [46, 44, 36, 62][v], m = X + w / 2;
    const post = v === 1 ? r(X + 26, Y + h, 8, 160, s.g) + r(X + w - 34, Y + h, 8, 160, s.g) + l(`M${X + 30} ${Y + h + 8}L${X + w - 30} ${Y + h + 70}M${X + w - 30} ${Y + h + 8}L${X + 30} ${Y + h + 70}`, s.g, 2.5)
      : v === 3 ? r(X + 8, Y - 8, 7, 220, s.g) + r(X + w - 15, Y - 8, 7, 220, s.g) : r(m - 8, Y + h, 16, 150, s.g) + r(m - 8, Y + h, 5, 150, '#fff', 0, op(.12));
    const board = r(X - 5, Y - 5, w + 10, h + 14, s.g, 2) + ad(x, X, Y, w, h) + (s.w ? p(`M${X} ${Y + h}L${R(X + w * .2)} ${Y}H${R(X + w * .8)}L${X + w} ${Y + h}z`, x.lg([[0, '#fff', 0], [1, '#FFF2CF', .35]])) : p(`M${X} ${Y}h${w * .5}l-46 ${h}H${X}z`, '#fff', op(.07)));
    const cc = x.k(['#E8E4DA', '#C8452F', '#2F6E8F', '#F0B323']), lc = s.w || '#DDEAF0', B = x.vi(3), c1 = x.i(10, 120), c2 = x.i(220, 360), z = Y + h + 8;
    const far = sky(x, s) + (B === 3 ? p('M-70 216Q30 140 150 196T330 178T470 204V240H-70z', s.f) + skyline(x, 226, 2, 26, s.m, s.w) : (B ? '' : skyline(x, 214, 10, 62, s.f)) + skyline(x, 226, 8, 58, B ? s.f : s.m, s.w));
    if (B === 1) return far + r(-70, 226, 540, 80, s.n) + p('M176 228h48L420 300H-20z', s.g) + l('M200 234V300', '#fff', 4, ' stroke-dasharray="7 6 12 9 20 12"' + op(.5)) + l('M178 228L-20 300M222 228L420 300', '#fff', 1.5, op(.35)) + [[14, 276, 74], [84, 252, 42], [322, 254, 46], [392, 280, 80]].map(([a, b, k]) => tree(a, b, k, k > 60 ? s.g : s.m)).join('') + post + board + car(c1 + 20, 282, .8, cc, lc) + auto(c2 - 20, 262, .6);
    if (B === 2) return far + r(X - 26, z + 22, w + 52, 220, s.n) + l(`M${X - 10} ${z + 48}h${w + 20}M${X - 10} ${z + 78}h${w + 20}M${X - 10} ${z + 108}h${w + 20}`, s.w || s.f, 14, ` stroke-dasharray="16 13"` + op(s.w ? .7 : .55)) + r(X - 32, z + 18, w + 64, 7, s.g) + l(`M${X + 14} ${z}v20M${m} ${z}v20M${X + w - 14} ${z}v20M${X + 14} ${z}l26 20M${X + w - 14} ${z}l-26 20`, s.g, 4) + r(X - 22, z - 6, 24, 26, s.m, 4) + board + r(-70, 268, 540, 40, s.g) + l('M-70 286H470', '#fff', 2.5, ' stroke-dasharray="22 16"' + op(.4)) + tree(X > 110 ? 26 : 372, 270, 78, s.m) + car(c1, 280, .9, cc, lc) + auto(c2, 284, .8);
    if (B === 3) return far + r(-70, 224, 540, 44, x.lg([[0, s.b], [1, s.m]])) + l('M-40 236h180m60 0h200M20 250h160m60 0h120', '#fff', 1.5, op(.4)) + post + board + r(-70, 262, 540, 40, s.g) + l('M-70 254H470', s.n, 2.5) + l('M-70 258H470', s.n, 9, ' stroke-dasharray="2.5 15"') + palm(X > 110 ? 34 : 360, 266, 104, s.n) + l('M-70 284H470', '#fff', 2.5, ' stroke-dasharray="22 16"' + op(.4)) + car(c1, 280, .85, cc, lc) + auto(c2, 282, .75);
    return far + post + board + p('M-70 236Q200 206 470 226V300H-70z', s.m) + p('M-70 254Q200 228 470 246V250Q200 236 -70 262z', '#000', op(.18)) + p('M-70 228Q200 198 470 218V246Q200 228 -70 256z', s.g) + l('M-70 227Q200 197 470 217', '#fff', 1.2, op(.35)) + car(c1, 220, .62, cc, lc) + auto(c2, 214, .52) +
      p('M-70 278H470V300H-70z', s.n) + p([-30, 92, 214, 336, 440].map(q => `M${q - 24} 240h48l-14 14v46h-20v-46z`).join(''), s.g) + [x.i(-40, 20), x.i(140, 190), x.i(360, 440)].map(q => tree(q, 304, x.i(34, 52), s.n)).join('');
  },
  dooh(x, o) { const man = manOf(x);
    const s = skyOf(x, o, LIT), v = x.vi(2), gl = x.k(['#7FD0FF', '#FFC27A', '#FF9E8C', '#9BE3C8']);
    const [X, Y, w, h] = [[92, 40, 216, 122], [146, 26, 108, 162], [66, 62, 268, 96]][v];
    const bld = v === 1 ? r(128, 12, 144, 240, s.n) : r(X - 34, Y - 26, w + 68, 240, s.n);
    const fac = l(`M${X - 26} ${Y + h + 18}H${X + w + 26}M${X - 26} ${Y + h + 30}H${X + w + 26}`, s.w || '#FFE2A0', 5, ` stroke-dasharray="9 4"${op(.5)}`);
    const st = x.a, id = x.id + 'd'; x.defs += `<pattern id="${id}" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 0h3v1H1v2H0z" fill="#000" opacity=".16"/></pattern>`;
    const A = ad(x, X, Y, w, h);
    return sky(x, s) + skyline(x, 222, 40, 120, s.f, s.w) + bld + fac + c(X + w / 2, Y + h / 2, w * .82, x.rg(gl, .5)) + r(X - 5, Y - 5, w + 10, h + 10, '#090d18', 2) + A + r(X, Y, w, h, `url(#${id})`) + skyline(x, 246, 0, 22, s.n, s.w) +
      r(-70, 244, 540, 60, s.g) + p(`M${X + 10} 246h${w - 20}l26 56H${X - 16}z`, x.lg([[0, x.a[0], .75], [1, x.a[0], .05]])) + l('M-70 262H470M-70 283H470', '#fff', 1.5, ` stroke-dasharray="26 22"${op(.25)}`) +
      l(`M${x.i(-60, 60)} 272h90m40 6h120`, '#FF5B4A', 2.5, CAP + op(.8)) + l(`M${x.i(180, 260)} 254h70m20 4h60`, '#FFF1C9', 2, CAP + op(.8)) + [x.i(20, 70), x.i(84, 120), x.i(290, 330), x.i(350, 380)].map(q => man(q, 292, x.i(40, 50), '#060a16')).join('');
  },
  airport(x, o) { const man = manOf(x);
    const s = skyOf(x, o), v = x.vi(2), fl = s.w ? '#28324a' : '#d5dce0', dk = s.w ? '#1a2338' : '#aab6bd', px = x.i(210, 330);
    const plane = `<g transform="translate(${v === 1 ? 60 : px} 134)scale(${v === 1 ? .8 : .92})">` + p('M-88 18c-10-2-10-10 0-13l22-6h84l22-34h13l-8 34c14 2 18 6 18 10 0 6-8 9-20 9z', '#F4F6F8') + p('M40-1l22-34h13l-9 38z', x.k(['#D8432D', '#F0A020', '#0D6C70', '#21418F'])) + l('M-60 5H30', '#5a7389', 3, ' stroke-dasharray="3 5"') + p('M-24 12h40l-28 20h-12z', '#C6D0D8') + '</g>';
    const win = sky(x, s) + skyline(x, 168, 2, 22, s.f) + r(-70, 160, 540, 40, s.m) + l('M-70 172H470', '#fff', 2, ' stroke-dasharray="30 20"' + op(.4)) + plane;
    const fr = l('M-30 20V206M50 20V206M130 20V206M210 20V206M290 20V206M370 20V206M450 20V206M-70 76H470', dk, 3.5);
    const [X, Y, w, h] = [[44, 58, 104, 168], [196, 70, 176, 112], [76, 36, 250, 74]][v];
    const box = v === 2 ? l(`M110 0V36M292 0V36`, '#39424f', 4) : r(X - 7, Y - 7, w + 14, h + 60 - (v === 1 ? 16 : 34), '#2b3240', 4);
    const A = ad(x, X, Y, w, h);
    return win + fr + p('M-70 0H470V34L-70 20z', dk) + l('M-70 8H470', '#fff', 2.5, op(.5)) + p('M-70 204H470V300H-70z', x.lg([[0, dk], [.25, fl], [1, fl]])) + l('M200 204L60 300M200 204L340 300M200 204L-60 280M200 204L460 280', dk, 1.5) +
      p(`M${X} ${v === 2 ? 204 : Y + h + 24}h${w}l14 90H${X - 14}z`, x.lg([[0, x.a[0], .5], [1, x.a[0], 0]])) + box + r(X - 5, Y - 5, w + 10, h + 10, '#11151d', 3) + A + p(`M${X} ${Y}h${w * .4}l-30 ${h}H${X}z`, '#fff', op(.1)) +
      r(v ? 14 : 318, v === 2 ? 128 : 40, 66, 24, '#F5B81C', 3) + T(v ? 24 : 328, v === 2 ? 145 : 57, 15, '#1b1f2a', x.k(['A', 'B', 'C', 'D']) + x.i(2, 48) + ' ↗') +
      [v ? x.i(30, 60) : x.i(190, 220), v ? x.i(110, 150) : x.i(260, 290), x.i(340, 380)].map((q, k) => man(q, 280 - k * 10, 84 - k * 8, s.w ? '#0c1222' : '#2a3142', s.w ? '' : x.k(SKIN)) + (k < 2 ? r(q + 13, 252 - k * 10, 15, 22, x.k(['#C8452F', '#F0A020', '#3d6e86']), 3) + l(`M${q + 20} ${252 - k * 10}v-12`, '#2a3142', 1.5) : '')).join('');
  },
  theatre(x) { const man = manOf(x), e = x.v < 0 ? [-1, -1, -1, 3, 4][x.s % 5] : x.v;
    if (e > 2) { const q = x.k([['#7d1f2a', '#F2B33D', '#F7E7C8'], ['#1f4e5a', '#F0A53A', '#E9F0EC'], ['#3a2f78', '#F5B335', '#EFE9FA'], ['#5a2148', '#F29B6B', '#FBE9E0']]), dk = '#120f18', pop = (X, Y) => p(`M${X} ${Y}h26l-4 30h-18z`, '#fff') + l(`M${X + 5} ${Y}l2 30M${X + 13} ${Y}v30M${X + 21} ${Y}l-2 30`, '#D23F2B', 4) + l(`M${X + 3} ${Y - 3}h20M${X + 8} ${Y - 9}h11`, '#FFE9A8', 9, CAP + ' stroke-dasharray="0 7"');
      if (e === 3) { const A = ad(x, 24, 56, 96, 152);
        return r(-70, 0, 540, 300, x.lg([[0, '#1a1420'], [1, q[0]]])) + l('M-70 18H470', q[1], 6, CAP + ' stroke-dasharray="0 16"') + r(-70, 232, 540, 70, q[2]) + l('M-70 244H470M-70 262H470M-70 284H470', q[0], 1.5, op(.3)) + l('M200 232V300M110 232L60 300M290 232l50 68M20 232l-90 50M380 232l90 50', q[0], 1.5, op(.3)) + c(72, 130, 120, x.rg('#fff', .35)) + r(16, 48, 112, 196, dk, 4) + A + T(28, 228, 13, q[1], 'NOW') + r(288, 62, 94, 116, dk, 3) + r(296, 70, 78, 100, q[1]) + c(335, 118, 27, q[2]) + p('M296 170q20-34 39-30t39 30z', q[0]) + T(302, 89, 14, dk, x.k(['Kal Subah', 'Aakhri Bus', 'Do Khat', 'Nau Baje'])) + r(146, 154, 136, 90, q[0], 4) + r(140, 146, 148, 12, q[1], 3) + r(150, 52, 124, 34, dk, 4) + T(162, 75, 19, q[1], 'POPCORN') + r(156, 166, 116, 34, '#fff', 3, op(.18)) + pop(162, 116) + pop(196, 116) + pop(244, 116) + man(222, 152, 62, '#2b5563', '#8D5B3F') + r(140, 190, 148, 54, q[0]) + l('M146 200h136', q[1], 3) + man(118, 268, 96, '#7b3f3a', '#B87D58') + man(326, 272, 100, '#2d3040', '#8D5B3F') + man(360, 270, 82, '#8a5a17', '#D2A07A'); }
      const A = ad(x, 74, 40, 252, 112), n0 = x.k(['RAJMAHAL', 'SARGAMI', 'TARAMAHAL', 'MANORAG']), n = x.name?.toUpperCase() ?? n0;
      return r(-70, 0, 540, 300, x.lg([[0, '#0d1230'], [1, '#4a3566']])) + l('M20 24h.1M-30 60h.1M374 30h.1M430 70h.1M60 16h.1M350 12h.1', '#fff', 2.5, CAP) + p('M40 300V30h40V16h240v14h40v270z', '#3a2a4a') + r(66, 32, 268, 128, dk, 3) + A + l('M62 30H340M62 162H340', '#FFD98A', 5, CAP + ' stroke-dasharray="0 10"') + r(86, 170, 228, 34, '#FFF3D2', 3) + T(200, 195, 25, q[0], n, ' text-anchor="middle"', 214) + r(-70, 258, 540, 50, '#1b1730') + p('M20 214h360l16 14H4z', q[1]) + [60, 286].map(X => r(X, 230, 52, 38, '#171326', 2) + r(X + 6, 236, 40, 18, '#FFE3A6')).join('') + r(150, 230, 100, 40, '#FFE3A6', 1, op(.85)) + l('M200 230v40', dk, 3) + c(200, 250, 110, x.rg('#FFC982', .45)) + man(132, 286, 74, '#0b0a12') + man(176, 288, 66, '#2b5563', '#B87D58') + man(232, 290, 76, '#7b3f3a', '#8D5B3F') + man(300, 286, 70, '#0b0a12') + man(326, 290, 62, '#3a2f55') + auto(16, 288, 1.1); }
    const q = x.k([['#7d1f2a', '#4d1019'], ['#1f4e5a', '#102c35'], ['#2c3672', '#181f49'], ['#8a5a17', '#50330b'], ['#5a2148', '#33112a']]), v = x.vi(2), [X, Y, w, h] = [[62, 44, 276, 118], [84, 40, 232, 128], [44, 54, 312, 106]][v];
    const A = ad(x, X, Y, w, h);
    const row = (y, z, f, k) => l(`M${-70 - k} ${y}H480`, f, z, ` stroke-dasharray="${z * .45} ${z * 1.05}"` + CAP) + l(`M${-70 - k} ${y + z * .7}H480`, f, z * 1.3, ` stroke-dasharray="${R(z * 1.4)} ${R(z * .1)}" stroke-dashoffset="${R(z * .47)}"`);
    const seats = row(216, 20, q[1], 4) + r(-70, 232, 540, 70, '#07060b') + row(238, 26, q[0], 0) + r(-70, 262, 540, 40, '#07060b') + row(272, 34, q[0], 12) + r(-70, 290, 540, 12, '#07060b');
    let heads = ''; for (let u = 0; u < 5; u++) heads += man(-40 + u * 104 + x.i(0, 60), x.i(338, 350), 92, '#0b0a10');
    return r(-70, 0, 540, 300, x.lg([[0, '#0d0c14'], [1, q[1]]])) + l('M-52 20V210M-24 20V210M4 24V206M396 24V206M424 20V210M452 20V210', q[0], 9, op(.55)) + c(0, 110, 34, x.rg('#FFCE86', .55)) + c(400, 110, 34, x.rg('#FFCE86', .55)) +
      c(200, 100, 230, x.rg(x.a[0], .42)) + r(X - 6, Y - 6, w + 12, h + 12, '#050509') + A + p(`M${X} ${Y + h}h${w}l60 66H${X - 60}z`, x.lg([[0, x.a[0], .35], [1, x.a[0], 0]])) + p(`M${X + w * .5} 330L${X} ${Y}H${X + w}z`, x.lg([[0, '#fff', .02], [1, '#fff', .16]])) + seats + heads;
  },
  tv(x, o) { const man = manOf(x);
    const a = x.k(ROOM), s = skyOf(x, o), v = x.vi(4), X = x.i(86, 112), w = 216, h = 122, Y = 62, lampL = x.f() < .5, W = lampL ? X + w + 30 : X - 96;
    const c0 = x.k(['Aaj 9', 'Tara Gali', 'Dhoom', 'Khel+', 'Cine 1', 'Desh 24', 'Rang']), ch = x.name ?? c0, bug = Math.max(44, lineWidth(ch, 9) + 8);
    const scr = [
      () => r(0, 0, 216, 122, '#16294e') + p('M0 0h216v70L0 100z', '#234a86') + c(150, 60, 26, '#C98B66') + p('M124 60a26 26 0 0 1 52 0q-10-20-26-18-16-2-26 18z', '#17131c') + p('M100 122c0-30 20-36 50-36s50 6 50 36z', x.k(['#7b1f2c', '#1c6b63', '#333b57'])) + r(10, 20, 70, 40, '#0e1c38', 3) + l('M18 50l14-12 12 6 24-18', '#F5B335', 3) + r(0, 94, 216, 14, '#D8432D') + T(8, 104.500, 9.500, '#fff', 'BREAKING · बजट 2026') + r(0, 108, 216, 14, '#fff'),
      () => r(0, 0, 216, 122, '#86c5e8') + p('M0 48q108-26 216 0v20H0z', '#3c5d86') + l('M0 52q108-22 216 0', '#e9d9b6', 5, ' stroke-dasharray="2 3"') + r(0, 62, 216, 60, '#4f9a4c') + p('M92 66h32l20 56H72z', '#d9bb86') + man(108, 112, 48, '#1c3f8f') + l('M118 92l12 18', '#e8c98d', 4) + man(70, 84, 20, '#f4f4f4') + r(0, 106, 216, 16, '#12253F') + T(8, 117, 9, '#FFD460', 'IND 182/3 · 17.2'),
      () => r(0, 0, 216, 122, x.lg([[0, '#f08a4b'], [1, '#fde1a8']])) + c(150, 70, 26, '#fff3d6') + p('M0 88l50-30 44 24 40-34 82 46v28H0z', '#7a3b3f') + p('M0 104l70-18 146 20v16H0z', '#42232c') + man(80, 108, 34, '#20131a') + man(98, 108, 31, '#20131a') + r(0, 0, 216, 13, '#000') + r(0, 109, 216, 13, '#000'),
      () => r(0, 0, 216, 122, '#1a1233') + c(60, 40, 60, x.rg('#F2447A', .7)) + c(170, 60, 70, x.rg('#2AB7CA', .7)) + l('M20 122V80m16 42V60m16 62V88m16 34V50m16 72V70m16 52V40m16 82V66m16 56V84m16 38V56m16 66V76m16 46V92', '#FFD460', 8) + man(108, 100, 62, '#0a0718'),
      () => ad(x, 0, 0, 216, 122),
    ][v]();
    return r(-70, 0, 540, 300, a[0]) + r(-70, 206, 540, 100, a[2]) + r(-70, 200, 540, 7, a[1]) + (W > -60 && W < 420 ? r(W - 4, 40, 78, 104, '#fff') + `<svg x="${W}" y="44" width="70" height="96" viewBox="40 40 160 220" preserveAspectRatio="none">${sky(x, s) + skyline(x, 210, 10, 80, s.m, s.w)}</svg>` + l(`M${W + 35} 44v96`, '#fff', 3) : '') +
      r(X - 40, 212, w + 80, 40, '#000', 4, op(.12)) + r(X - 40, 204, w + 80, 40, x.k(['#7a4b2d', '#f1ece2', '#33413f', '#a9683c']), 3) + l(`M${X + 42} 206v36M${X + 176} 206v36M${X - 30} 244v14M${X + w + 30} 244v14`, '#000', 2.5, op(.3)) + r(X + 78, 184, 60, 20, '#20232b', 2) +
      c(X + w / 2, Y + h / 2, 170, x.rg('#fff', .28)) + r(X - 6, Y - 6, w + 12, h + 14, '#14161c', 4) + `<svg x="${X}" y="${Y}" width="${w}" height="${h}">${scr}${r(210 - bug, 6, bug, 13, '#fff', 3, op(.92))}${T(214 - bug, 15.500, 9, '#14161c', ch)}</svg>` + p(`M${X} ${Y}h80l-60 ${h}H${X}z`, '#fff', op(.06)) +
      (lampL ? l(`M${X - 56} 258V100`, '#2a2a2e', 3) + p(`M${X - 78} 108l10-36h24l10 36z`, a[3]) + c(X - 56, 112, 60, x.rg('#FFE2A0', .6)) : l(`M${X + w + 58} 236v26`, a[3], 26, CAP) + p(`M${X + w + 58} 236q-40-30-30-80 22 20 30 70-4-60 22-86 14 40-12 88 14-36 40-40-6 36-44 50z`, '#3e6b4a')) + p('M-70 276H470V300H-70z', '#000', op(.12)) + r(60, 268, 280, 60, a[3], 10, op(.75));
  },
  radio(x, o) {
    const s = skyOf(x, o, ['dusk', 'night', 'teal', 'golden', 'monsoon']), a = x.k([['#2b2f3a', '#3a3f4d', '#D8432D'], ['#39302b', '#4d4038', '#F0A020'], ['#1f3a40', '#2b4d54', '#F5B335'], ['#3a2430', '#50333f', '#57C2B4']]), fq = (87.5 + x.i(1, 19) + x.k([.1, .3, .5, .8])).toFixed(1), mx = x.i(150, 250), fl = mx > 200 ? -1 : 1;
    const id = x.id + 'f'; x.defs += `<pattern id="${id}" width="33" height="33" patternUnits="userSpaceOnUse"><path d="M0 0l16 16L33 0zM0 33l16-17 17 17z" fill="${a[1]}"/></pattern>`;
    const rs = x.f() < .4, e = x.v < 0 ? [-1, -1, 2, 3][x.s & 3] : x.v;
    if (e === 2) { const W = x.k(['#c8452f', '#e9edf0', '#2f6ea8']), eq = x.i(4, 12);
      return sky(x, s) + skyline(x, 172, 30, 110, s.f) + skyline(x, 184, 8, 60, s.m, s.w) + r(-70, 180, 540, 60, s.g) + p('M176 180h48l90 70H86z', '#000', op(.16)) + l('M200 182v40', '#fff', 4, ' stroke-dasharray="9 8"' + op(.5)) + car(126, 204, 1.1, W, s.w || '#dfeaf0') + auto(262, 210, 1.25) + p('M-70 0H470V12Q200 34 -70 12zM-70 0h66L-70 176zM470 0h-66l66 176z', '#14161c') + r(146, 16, 112, 30, '#22252f', 11) + r(152, 21, 100, 20, s.b, 8, op(.8)) + l('M202 46v20', '#2a2a2c', 1.5) + c(202, 71, 7, '#F2D13A') + l('M196 80q6 5 12-1M196 85q6 5 12-1M196 90q6 5 12-1', '#3E8E41', 3, CAP) +
        p('M-70 214Q200 184 470 214V300H-70z', a[0]) + l('M-70 222Q200 194 470 222', a[1], 5) + l('M-8 306a84 84 0 0 1 168 0', '#0b0c11', 15) + l('M2 300a74 74 0 0 1 148 0', '#3d4250', 2) + p('M40 300a36 36 0 0 1 72 0z', '#15171e') + r(188, 214, 176, 74, '#0b0c11', 9) + r(196, 222, 160, 36, '#121b26', 5) + T(206, 248, 25, a[2], fq) + T(268, 234, 10, '#aeb4c2', 'FM') + l(`M290 252v-${eq}m9 ${eq}v-18m9 18v-${24 - eq}m9 ${24 - eq}v-20m9 20v-9m9 9v-${eq + 6}`, a[2], 5, CAP) + l('M232 273h92', '#3a3f4d', 9, ' stroke-dasharray="17 8"') + c(210, 273, 9, '#d8dbe2') + c(342, 273, 9, '#d8dbe2') + l('M210 273v-6M342 273l4-5', '#15171e', 2.5, CAP) + r(384, 226, 80, 28, '#0b0c11', 8) + l('M388 233h74m-74 7h74m-74 7h74', '#3a3f4d', 2.5); }
    if (e === 3) { const X = x.i(130, 270), t = `M${X - 34} 214L${X} 44L${X + 34} 214`, w = (q) => `M${X - q * .8} ${52 - q * .6}a${q} ${q} 0 0 0 0 ${R(q * 1.2)}M${X + q * .8} ${52 - q * .6}a${q} ${q} 0 0 1 0 ${R(q * 1.2)}`;
      return sky(x, s) + skyline(x, 206, 12, 60, s.f) + skyline(x, 222, 6, 40, s.m, s.w) + p(`M-70 250Q${X - 90} 176 ${X} 196T470 240V300H-70z`, s.n) + p(`M-70 270Q${X} 228 470 268V300H-70z`, s.g) + l(w(26) + w(44) + w(62), a[2], 4, CAP + op(.9)) + l(t, '#E9EDF0', 4) + l(`M${X - 30} 196L${X + 20} 146L${X - 17} 128L${X + 11} 96L${X - 8} 84L${X + 4} 66M${X + 30} 196L${X - 20} 146L${X + 17} 128L${X - 11} 96L${X + 8} 84L${X - 4} 66`, '#E9EDF0', 2) + l(`M${X - 27} 178L${X - 22} 154M${X + 27} 178L${X + 22} 154M${X - 15} 122L${X - 10} 96M${X + 15} 122L${X + 10} 96`, '#D8432D', 5) + l(`M${X} 46V26`, '#D8432D', 3) + c(X, 25, 22, x.rg('#FF6A4A', .7)) + c(X, 25, 4, '#FFD2C2') +
        r(X + 52, 196, 96, 52, '#F3E6CB', 2) + p(`M${X + 44} 198l12-20h88l12 20z`, a[2]) + r(X + 62, 208, 22, 16, s.w || '#5b7686') + r(X + 92, 208, 22, 16, s.w || '#5b7686') + r(X + 122, 210, 16, 38, '#5a3a2a') + r(X + 58, 228, 58, 16, '#20222b', 2) + T(X + 63, 240, 11, '#FFD98A', 'FM ' + fq) + tree(X - 92, 262, 66, s.n) + tree(X - 132, 270, 48, s.m); }
    if (x.v < 0 ? rs : e) {
      const b = x.k(ROOM), q = x.k([['#C8452F', '#F6E9D2'], ['#0D6C70', '#F3E6CB'], ['#E0A030', '#FFF6E2'], ['#7A4B2D', '#F0E2C6'], ['#2F4F6E', '#EFE9DC'], ['#E8DFCF', '#6b4a33']]), t = skyOf(x, o), X = x.i(84, 118), nd = x.i(20, 120);
      return r(-70, 0, 540, 300, b[0]) + r(96, 10, 236, 150, '#fff') + `<svg x="102" y="14" width="224" height="140" viewBox="60 60 280 176" preserveAspectRatio="none">${sky(x, t) + skyline(x, 206, 14, 80, t.f) + skyline(x, 226, 6, 50, t.m, t.w)}</svg>` + l('M214 14v140', '#fff', 4) + p('M40 0h76q-6 90-36 164H40zM388 0h-76q6 90 36 164h40z', b[3], op(.9)) + l('M62 0v164M86 0q-2 90-12 164M366 0v164M342 0q2 90 12 164', '#000', 2, op(.12)) + r(-70, 232, 540, 70, b[2]) + r(-70, 226, 540, 8, b[1]) +
        r(X - 4, 252, 218, 12, '#000', 6, op(.22)) + l(`M${X + 180} 122L${X + 228} 34`, '#8c929c', 3, CAP) + l(`M${X + 30} 120v-14q0-10 10-10h130q10 0 10 10v14`, '#20222b', 6) + r(X, 116, 210, 138, q[0], 18) + r(X + 10, 126, 190, 118, '#000', 10, op(.14)) + c(X + 66, 185, 48, '#20222b') + l(`M${X + 24} 185h84m-80-12h76m-76 24h76m-70-36h64m-64 48h64`, q[1], 4, ` stroke-dasharray="4 4"` + op(.8)) + r(X + 122, 136, 72, 42, q[1], 5) + l(`M${X + 128} 166h60`, '#20222b', 8, ' stroke-dasharray="1.5 4.5"') + l(`M${X + 128 + nd / 2.2} 140v34`, '#D8432D', 2.5) + T(X + 129, 156, 16, q[1] === '#6b4a33' ? '#fff' : '#20222b', fq) + c(X + 138, 212, 15, q[1]) + c(X + 178, 212, 15, q[1]) + l(`M${X + 138} 212l8-9M${X + 178} 212l${x.i(-10, 10)}-10`, '#20222b', 3, CAP) +
        c(X > 100 ? 50 : 350, 244, 18, '#fff') + r(X > 100 ? 34 : 334, 226, 32, 30, '#fff', 5) + p(`M${X > 100 ? 36 : 336} 228h28v8h-28z`, '#a8612d') + c(200, 120, 190, x.rg('#fff', .16));
    }
    return r(-70, 0, 540, 300, a[0]) + r(-70, 0, 540, 200, `url(#${id})`) + r(36, 44, 328, 128, '#11131a', 4) + `<svg x="42" y="50" width="316" height="116" viewBox="30 70 316 170" preserveAspectRatio="none">${sky(x, s) + skyline(x, 216, 20, 90, s.f) + skyline(x, 232, 10, 70, s.n, s.w || '#FFD98A')}</svg>` + l('M146 50v116M254 50v116', '#11131a', 4) + p('M42 50h70l-40 116H42z', '#fff', op(.07)) +
      r(fl > 0 ? 272 : 32, 14, 96, 24, '#14161c', 4) + c(fl > 0 ? 320 : 80, 26, 46, x.rg(a[2], .5)) + T(fl > 0 ? 280 : 40, 32, 15, a[2], 'ON AIR ' + fq) +
      p('M-70 196H470V300H-70z', '#171920') + p('M-70 204H470L500 300H-100z', '#262a35') + l('M-40 218H470', a[2], 9, CAP + ' stroke-dasharray="0 34"') + l('M-42 258H470', '#0d0e13', 36, ' stroke-dasharray="4 30"') + [0, 1, 2, 3].map(k => l(`M${-45 + k * 34} ${x.i(244, 270)}H470`, k - 1 ? '#d8dbe2' : a[2], 13, ' stroke-dasharray="10 126"')).join('') + l('M-60 291H470', a[2], 4, ` stroke-dasharray="${x.i(14, 40)} 4 8 4"` + op(.9)) +
      l(`M${mx - fl * 190} 210L${mx - fl * 130} 70L${mx} 86`, '#0c0d12', 8, CAP + ' stroke-linejoin="round"') + l(`M${mx - fl * 186} 206L${mx - fl * 128} 72`, '#5b6070', 2) + r(mx - 30, 62, 60, 106, '#1b1d25', 30) + r(mx - 30, 62, 60, 58, x.lg([[0, '#aeb4c2'], [.5, '#e9ecf2'], [1, '#8a90a0']], 1), 28) + l(`M${mx - 28} 82h56m-56 10h56m-56 10h56`, '#5b6070', 2) + r(mx - 32, 112, 64, 9, a[2]) + T(mx - 15, 146, 15, '#fff', fq.split('.')[0]) + l(`M${mx} 168v30`, '#0c0d12', 9) + c(mx + fl * 84, 214, 38, '#0c0d12') + c(mx + fl * 84, 214, 27, a[2]) + c(mx + fl * 84, 214, 21, '#20232d') + l(`M${mx + fl * 84 - 46} 216a46 46 0 0 1 92 0`, '#3d4250', 8);
  },
  newspaper(x) {
    const t = x.k([['#8a5a3a', '#7a4d30'], ['#26474f', '#1f3b42'], ['#c9b79c', '#b8a488'], ['#a33b2e', '#8f3126'], ['#4b5563', '#3e4753'], ['#e2a33a', '#cf9230']]), v = x.vi(4), rot = x.i(-9, 7), m0 = x.k(['The Deccan Post', 'Nav Prabhat', 'दैनिक चौक', 'City Ledger', 'Market Today', 'जन वाणी', 'The Coromandel']), m = x.name ?? m0, ink = '#2a2a2c', pk = x.f() < .25 ? '#F9DCC4' : '#F6F3EA';
    const col = (X, Y, w, n) => l(Array.from({ length: n }, (_, k) => `M${X} ${Y + k * 5.500}h${k === n - 1 ? w * .6 : w}`).join(''), '#8d8b86', 1.6);
    const pic = (X, Y, w, h) => { const s = SKY[x.k(OUT)]; return `<svg x="${X}" y="${Y}" width="${w}" height="${h}" viewBox="0 120 400 ${R(400 * h / w)}">${r(-70, 0, 540, 400, s.b) + p('M0 260l90-70 60 40 80-90 170 120v300H0z', s.m)}</svg>`; };
    const hl = (X, Y, w) => r(X, Y, w, 7, ink) + r(X, Y + 10, w * .7, 7, ink);
    const body = [
      () => hl(12, 62, 120) + col(12, 86, 58, 12) + col(76, 86, 58, 12) + pic(140, 62, 88, 60) + col(140, 130, 88, 4) + ad(x, 12, 156, 216, 104),
      () => ad(x, 12, 60, 216, 200),
      () => hl(12, 62, 216) + col(12, 86, 62, 30) + pic(82, 86, 146, 62) + ad(x, 82, 154, 146, 106),
      () => hl(12, 62, 140) + col(12, 86, 66, 30) + col(86, 86, 66, 30) + ad(x, 160, 60, 68, 200),
      () => pic(12, 62, 216, 78) + hl(12, 146, 160) + col(12, 168, 50, 5) + col(68, 168, 50, 5) + col(124, 168, 50, 5) + col(180, 168, 48, 5) + ad(x, 12, 202, 216, 58),
    ][v]();
    const g = x.i(326, 350), gy = x.i(70, 200);
    return r(-70, 0, 540, 300, t[0]) + l('M-70 60H470M-70 140H470M-70 220H470', t[1], 2) + `<g transform="translate(${x.i(74, 92)} 18) rotate(${rot} 120 130)">` + r(8, 10, 240, 276, '#000', 2, op(.22)) + r(4, -2, 240, 280, '#dcd7ca', 1) + r(0, 0, 240, 278, pk, 1) + T(120, 36, m.length > 12 ? 25 : 31, ink, m, ' text-anchor="middle"', 216) + l('M12 44h216M12 54h216', ink, 1) + T(12, 52, 6, ink, 'HYDERABAD · शुक्रवार · ₹' + x.i(4, 9)) + body + p('M0 0h120v278H0z', '#000', op(.04)) + '</g>' +
      c(g + 5, gy + 7, 33, '#000', op(.2)) + c(g, gy, 33, '#f4f0e8') + c(g, gy, 25, '#fff') + c(g, gy, 20, '#a8612d') + p(`M${g - 12} ${gy - 8}a15 15 0 0 1 18-5l-6 6z`, '#fff', op(.35)) + l(`M${x.i(6, 30)} ${x.i(180, 240)}l60 34`, '#1C2747', 7, CAP);
  },
  magazine(x) {
    const b = x.k(['#E8C7B7', '#C9D8D3', '#F0B952', '#27465A', '#D8D3E0', '#8FA98F', '#C8553D', '#ECE6DA']), v = x.vi(2), n0 = x.k(['SAAJ', 'PARVAAZ', 'THALI', 'URBAN', 'GADDI', 'KHEL', 'NIVESH', 'rang']), nm = x.name?.toUpperCase() ?? n0, rot = x.i(-8, 8), sk = x.k(['#8D5B3F', '#B87D58', '#D2A07A', '#6F4630']), cl = x.k(ADS), hair = '#1b1418';
    const cover = (X, Y, w, h) => `<svg x="${X}" y="${Y}" width="${w}" height="${h}" viewBox="0 0 150 200">` + r(0, 0, 150, 200, cl[0]) + c(x.i(50, 100), 100, 62, cl[2]) + [() => p('M38 108c-8-60 20-72 38-72s44 14 36 74l10 30H30z', hair), () => c(75, 84, 38, hair) + c(102, 50, 16, hair), () => p('M44 92c-4-40 14-50 32-50s34 12 30 48z', hair)][x.i(0, 2)]() + r(64, 112, 22, 34, sk) + p('M48 84q0-34 27-34t27 34q0 42-27 44-27-2-27-44z', sk) + p('M48 84q2-32 30-30 24 0 24 30-12-18-26-18-18 0-28 18z', hair) + p('M10 200q4-60 54-62 11 12 22 0 50 2 54 62z', cl[1]) + l('M60 92h9m13 0h9', hair, 2.5, CAP) + l('M67 112q8 6 16 0', '#8d2f2f', 3, CAP) + T(75, 34, 168 / Math.max(nm.length, 4.600), cl[3], nm, ' text-anchor="middle"', 136) + l('M10 150h38m-38 9h26M10 174h34', cl[3], 3.500, op(.85)) + r(112, 178, 28, 14, '#fff') + l('M115 185h22', '#222', 9, ' stroke-dasharray="1 1.500 2 1"') + '</svg>';
    const A = v === 1 ? ad(x, 200, 44, 150, 206) : '', B = v === 2 ? ad(x, 0, 0, 150, 204) : '', C2 = v ? '' : ad(x, 222, 44, 150, 200);
    const sh = (X, Y, w, h) => r(X + 9, Y + 11, w, h, '#000', 3, op(.18));
    return r(-70, 0, 540, 300, b) + p(`M-70 300L${x.i(60, 200)} 0H470V300z`, '#fff', op(.1)) + `<g transform="rotate(${rot} 200 150)">` + [
      () => sh(222, 44, 150, 200) + C2 + sh(108, 34, 166, 222) + r(111, 36, 166, 222, '#fff', 2) + cover(108, 34, 166, 222) + p('M108 34h12v222h-12z', '#fff', op(.18)),
      () => sh(50, 44, 300, 206) + r(50, 44, 300, 206, '#faf8f3', 2) + T(66, 78, 20, '#222', x.k(['Monsoon plates', 'Ghar, quietly', 'नए शहर', 'Slow looms'])) + l('M66 92h54m-54 7h50m-50 7h54m-54 7h44m-44 7h54m-54 7h50m-50 7h54m-54 7h40', '#a8a49b', 2) + `<svg x="130" y="90" width="62" height="144" viewBox="20 30 110 150" preserveAspectRatio="xMidYMid slice">${r(0, 0, 150, 200, cl[0]) + c(75, 90, 50, cl[2]) + p('M10 200q4-60 54-62h22q50 2 54 62z', cl[1]) + c(75, 96, 30, sk) + p('M44 96a31 34 0 0 1 62 0q-30-26-62 0z', hair) + l('M61 96h9m12 0h9', hair, 2.5, CAP) + l('M69 112q7 5 14 0', '#8d2f2f', 3, CAP)}</svg>` + l('M66 164h52m-52 7h48m-48 7h52m-52 7h30', '#a8a49b', 2) + A + p('M180 44h20v206h-20z', x.lg([[0, '#000', 0], [1, '#000', .2]], 1)) + p('M200 44h16v206h-16z', x.lg([[0, '#000', .16], [1, '#000', 0]], 1)),
      () => sh(40, 40, 150, 204) + cover(40, 42, 150, 200) + sh(212, 52, 150, 204) + `<g transform="translate(212 50)">${B}</g>` + p('M212 50h10v204h-10z', '#fff', op(.2)),
    ][v]() + '</g>' + c(x.i(-10, 20), x.i(20, 270), 24, '#fff', op(.25));
  },
  btl(x) { const man = manOf(x);
    const a = x.k([['#EDE7DC', '#DCD2C2', '#CFC2AE'], ['#DCE6E8', '#C5D4D8', '#B2C4C9'], ['#F0DED0', '#E2C8B4', '#D3B49C'], ['#DDE3D6', '#C8D2BE', '#B5C2A9']]), v = x.vi(2), k = x.k(ADS), st = '#2d3040';
    const B = x.k([['#D23F2B', '#fff'], ['#0D6C70', '#F8EBCF'], ['#F5A81C', '#fff'], ['#21418F', '#FFD460'], ['#2C7A4F', '#fff']]);
    const aw = (X, Y, w) => { let d = ''; const n = 8, q = w / n; for (let i = 0; i < n; i += 2) d += `M${R(X + i * q)} ${Y}h${R(q)}v22a${R(q / 2)} ${R(q / 2)} 0 0 1 ${R(-q)} 0z`; let e = ''; for (let i = 1; i < n; i += 2) e += `M${R(X + i * q)} ${Y}h${R(q)}v22a${R(q / 2)} ${R(q / 2)} 0 0 1 ${R(-q)} 0z`; return p(d, B[0]) + p(e, B[1]); };
    const bg = v === 0 ? r(-70, 0, 540, 240, a[0]) + r(-70, 40, 540, 12, a[2]) + r(-70, 120, 540, 8, a[2]) + l('M-50 52V120M20 52V120M90 52V120M310 52V120M380 52V120M450 52V120', a[1], 26) + c(40, 20, 40, x.rg('#fff', .9)) + c(360, 20, 40, x.rg('#fff', .9))
      : v === 1 ? sky(x, SKY[x.k(['noon', 'dawn', 'golden'])]) + p('M-50 40h76v200h-76zM300 40h76v200h-76z', '#E8D8C3') + p('M60 64h76v200H60zM400 64h76v200h-76z', '#D7B49E') + l('M-42 70h60M-42 104h60M-42 138h60M308 70h60M308 104h60M308 138h60M68 94h60M408 94h60M408 128h60', '#6d8795', 14, ' stroke-dasharray="12 12"') + tree(372, 240, 70, '#3f6f52')
        : r(-70, 0, 540, 240, '#F2E3CC') + l('M-70 168H470', '#fff', 144, ' stroke-dasharray="100 10"' + op(.5)) + ['#C8553D', '#2F6E8F', '#E0A030', '#4F7F5A', '#8a4a5a'].map((q, i) => r(-70 + i * 110, 66, 100, 30, q)).join('') + l('M-70 20Q60 60 200 26T470 30', '#6b4a3a', 1.5) + p('M-20 32h22l-11 22zM112 38h22l-11 22zM244 32h22l-11 22z', B[0]) + p('M46 40h22l-11 22zM310 36h22l-11 22zM376 32h22l-11 22z', '#F5A81C');
    const fl = v === 0 ? p('M-70 236H470V300H-70z', a[1]) + l('M200 236L40 300M200 236L360 300M-70 262H470', a[2], 1.5) : r(-70, 236, 540, 64, v === 1 ? '#A7B08C' : '#C9A98A') + r(-70, 236, 540, 6, '#000', 0, op(.1));
    return bg + fl + p('M96 250h210l24 20H70z', '#000', op(.15)) + r(104, 70, 8, 184, st) + r(290, 70, 8, 184, st) + ad(x, 116, 84, 170, 90) + r(96, 190, 210, 66, k[0], 3) + r(96, 190, 210, 9, '#fff', 2) + T(201, 236, 25, k[3], x.k(['Try me!', 'Free taste', 'Spin & win', 'चख के देखो', 'Say hello']), ' text-anchor="middle"') + aw(88, 50, 226) + r(88, 44, 226, 8, st, 2) +
      r(116, 180, 170, 10, '#000', 0, op(.12)) + l('M130 184h.1m22 0h.1m88 0h.1m22 0h.1', B[0], 13, CAP) + l('M141 184h.1m110 0h.1', '#F5A81C', 11, CAP) +
      [x.i(18, 44), x.i(60, 80), x.i(326, 344), x.i(362, 392)].map((q, i) => man(q, 284 + i % 2 * 10, 112 - i * 4, x.k(['#2d3040', '#7b3f3a', '#2b5563', '#5a4a6a', '#8a6a2a']), x.k(SKIN))).join('') + l('M300 100q14-20 12-44m-12 44q22-26 26-58m-26 58q30-20 40-44', '#8a8a90', 1) + c(312, 44, 13, B[0]) + c(326, 30, 13, '#F5A81C') + c(340, 44, 13, '#2F6E8F');
  },
  vehicle(x, o) {
    const s = skyOf(x, o), v = x.vi(3), gl = '#BFD6E2', dk = '#171922', y = 246;
    const wh = (X, q) => c(X, y, q, dk) + c(X, y, q * .55, '#8f97a3') + c(X, y, q * .22, dk);
    const road = r(-70, 236, 540, 70, s.g) + l('M-70 272H470', '#fff', 4, ' stroke-dasharray="40 30"' + op(.5)) + r(-70, 232, 540, 6, s.n);
    const A = (X, Y, w, h, e = '') => ad(x, X, Y, w, h, e);
    const body = [
      () => { const a = A(128, 186, 140, 46); return p('M52 240c-4-34 2-44 34-50l44-44c6-6 12-8 22-8h86c12 0 20 4 28 12l36 38c36 6 46 16 46 50z', x.k(['#F4F2EC', '#F5B81C', '#fff', '#DADFE4'])) + p('M126 184l28-30c4-4 8-6 14-6h32v36zM210 148h28c8 0 12 2 18 8l26 28h-72z', gl) + a + r(172, 122, 56, 16, '#F5A81C', 3) + T(184, 134, 11, dk, 'TAXI') + r(52, 222, 294, 8, dk, 0, op(.2)) + wh(112, 27) + wh(288, 27) + r(52, 204, 14, 10, '#FFE9B0', 3) + r(334, 204, 12, 12, '#D8432D', 3); },
      () => { const a = A(36, 100, 214, 112), q = x.k(['#D8702D', '#1F6E6A', '#B8352C', '#2F5D8C']); return r(30, 94, 226, 124, '#2b2e38', 3) + a + p('M262 122h52c10 0 16 4 20 14l18 40c4 6 6 12 6 20v40h-96z', q) + p('M280 134h30c6 0 10 2 12 8l12 30h-54z', gl) + r(262, 112, 60, 12, '#F5B81C', 3) + T(268, 121.500, 9, dk, x.k(['HORN OK PLEASE', 'AWAAZ DO', 'MERA BHARAT'])) + r(24, 216, 336, 18, dk) + wh(70, 24) + wh(122, 24) + wh(316, 24) + r(348, 200, 12, 12, '#FFE9B0', 3) + l('M262 196h94', '#F5B81C', 5, ' stroke-dasharray="9 5"'); },
      () => { const a = A(92, 168, 112, 56); return p('M76 236V140c0-28 14-40 44-40h96c14 0 20 4 28 14l44 62 16 20c6 8 6 14 6 26v14z', '#1D5E45') + p('M76 150c0-36 14-50 44-50h96c14 0 20 4 28 14l22 34H76z', '#F0B323') + p('M226 116l38 52h-38zM98 154v-30h110v30z', gl) + a + l('M216 120v112M264 170l10 62', '#123d2d', 3) + p('M270 232h50l-6-24h-34z', '#123d2d') + wh(122, 22) + wh(294, 20) + c(306, 196, 8, '#FFE9B0') + T(118, 116, 10, dk, 'IN SERVICE'); },
      () => { const a = A(58, 112, 178, 88); return p('M44 240V112c0-10 6-14 14-14h198c14 0 22 4 30 16l32 50 26 10c12 6 16 14 16 28v38z', x.k(['#F6F6F3', '#E6ECEF', '#FFF4DC'])) + p('M252 112h6c10 0 14 2 20 12l26 40h-52z', gl) + a + l('M246 104v132', '#000', 1.5, op(.25)) + r(44, 224, 316, 8, dk, 0, op(.2)) + wh(102, 25) + wh(298, 25) + r(346, 196, 13, 12, '#FFE9B0', 3); },
    ][v]();
    return sky(x, s) + skyline(x, 210, 20, 90, s.f) + skyline(x, 222, 6, 50, s.m, s.w) + palm(x.i(-30, 10), 236, x.i(80, 120), s.n) + tree(x.i(370, 430), 236, x.i(60, 90), s.n) + road + `<g transform="translate(${x.i(-6, 10)} 4)">` + p('M30 252h340l20 12H14z', '#000', op(.3)) + body + '</g>' + (s.w ? p('M356 214l120-14v50z', '#FFE9B0', op(.3)) : '');
  },
  influencer(x) {
    const b = x.k([['#F2B84B', '#E9A227'], ['#C9DAD4', '#AFC8BF'], ['#F0A58F', '#E48B73'], ['#2C5560', '#23454E'], ['#E9D8C4', '#DCC5AA'], ['#B9C7DE', '#A0B3D0'], ['#8E3B46', '#7a303a']]), sk = x.k(['#8D5B3F', '#B87D58', '#D2A07A', '#6F4630', '#C68F6A']), hr = x.k(['#17131a', '#2a1b18', '#3a241c']), cl = x.k(ADS), v = x.vi(4), X = x.i(120, 150), rg = X > 134 ? 64 : 336, lk = x.i(12, 98) / 10;
    const hair = [() => p('M30 150c-12-96 12-122 50-122s62 26 50 122z', hr), () => c(80, 66, 42, hr) + c(80, 20, 18, hr), () => p('M42 84c-6-46 10-58 38-58s46 12 38 58z', hr), () => p('M34 110c-12-60 8-86 46-86s58 26 46 86c-6 10-14 4-14-6H48c0 10-8 16-14 6z', hr), () => ''][v]();
    const face = r(68, 98, 24, 36, sk) + p('M50 72q0-34 30-34t30 34q0 44-30 48-30-4-30-48z', sk) + (v === 2 ? p('M50 84q4 40 30 40t30-40q-2 22-14 22-16-6-32 0-12 0-14-22z', hr) : '') + (v < 4 ? p('M50 74q-2-34 30-34 32 0 30 34-10-18-26-20-20 0-34 20z', hr) : '') + l('M62 80h9m18 0h9', hr, 3, CAP) + l('M72 102q8 6 16 0', '#7d2b2b', 3, CAP) + (v > 3 ? p('M42 72q-12-48 38-50t38 50q-8 4-10-2-28-22-56 0-2 6-10 2z', cl[2]) + l('M46 66q30-40 66-30M48 52q20-22 48-24', '#000', 2, op(.16)) + p('M50 78q2 46 30 46t30-46q-4 16-14 18-16-4-32 0-10-2-14-18z', '#e9e4dc', op(.95)) : '') + (x.f() < .3 ? l('M58 80a9 9 0 1 0 18 0 9 9 0 1 0-18 0m26 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0m-8 0h8', '#20202a', 2.200) : '') + p('M0 220q2-84 62-92 18 16 36 0 60 8 62 92z', cl[3] === '#fff' ? cl[0] : cl[1]) + l('M62 128q18 34 36 0', cl[2], 4);
    const prop = x.k(['M-14 0h28v26h-28z', 'M0-16a16 16 0 1 1-.1 0z', 'M-18 6h36l-6 18h-24z']);
    return r(-70, 0, 540, 300, b[0]) + c(x.i(40, 360), x.i(60, 220), x.i(90, 140), b[1]) + l(`M${rg} 300V180m-34 120l34-60 34 60`, '#2b2b33', 5) + l(`M${rg} 70a52 52 0 1 1-.1 0z`, '#fff', 15) + c(rg, 122, 90, x.rg('#fff', .45)) +
      r(X + 8, 28, 150, 262, '#000', 22, op(.2)) + r(X, 20, 150, 262, '#14161d', 22) + `<svg x="${X + 7}" y="27" width="136" height="248" viewBox="0 0 160 292" preserveAspectRatio="xMidYMid slice">` + r(0, 0, 160, 292, cl[0]) + c(80, 130, 92, cl[2]) + `<g transform="translate(0 74)">${hair}${face}</g>` + r(0, 0, 160, 62, x.lg([[0, '#000', .4], [1, '#000', 0]])) + c(20, 26, 9, '#fff') + r(34, 21, 54, 5, '#fff', 2) + r(34, 30, 32, 4, '#fff', 2, op(.7)) + r(8, 262, 108, 18, '#fff', 9, op(.3)) + '</svg>' +
      r(X + 116, 168, 84, 34, '#fff', 17) + p(`M${X + 134} 195l-9-10a5.500 5.500 0 0 1 9-6 5.500 5.500 0 0 1 9 6z`, '#D8432D') + T(X + 148, 191, 17, '#1C2747', lk.toFixed(1) + 'L') + r(X - 56, 84, 74, 30, '#1C2747', 15) + c(X - 40, 99, 8, '#F5A81C') + l(`M${X - 26} 96h32m-32 7h22`, '#fff', 3.500, CAP) + `<g transform="translate(${X > 134 ? 330 : 60} ${x.i(240, 262)})">${p(prop, cl[1])}</g>`;
  },
  digital(x) {
    const b = x.k([['#DCE7E6', '#C6D8D6'], ['#F4DDBF', '#EBCBA0'], ['#1E3448', '#162838'], ['#E6E1EA', '#D5CDDC'], ['#CFE0EC', '#B8D0E2'], ['#F0CFC4', '#E6B8A9'], ['#24443F', '#1B3531']]), v = x.vi(2), ln = '#CBD2DA', X = 44, ac = x.k(['#0D6C70', '#D23F2B', '#21418F', '#2C7A4F']);
    const tx = (X, Y, w, n) => l(Array.from({ length: n }, (_, k) => `M${X} ${Y + k * 9}h${k === n - 1 ? w * .6 : w}`).join(''), ln, 4, CAP);
    const th = (X, Y, w, h) => r(X, Y, w, h, x.k(['#DDE5EA', '#EBDDCB', '#D6E3DA', '#E8D4D0']), 3);
    const ring = (X, Y, w, h) => r(X - 4, Y - 4, w + 8, h + 8, 'none', 6, ` stroke="#F5A81C" stroke-width="2.500" stroke-dasharray="6 4"`);
    const page = [
      () => ad(x, X + 14, 76, 214, 48) + ring(X + 14, 76, 214, 48) + th(X + 14, 138, 66, 50) + th(X + 88, 138, 66, 50) + th(X + 162, 138, 66, 50) + tx(X + 16, 202, 60, 4) + tx(X + 90, 202, 60, 4) + tx(X + 164, 202, 60, 4),
      () => ad(x, X + 14, 76, 214, 112) + r(X + 14, 174, 214, 14, '#0d0f16') + p(`M${X + 19} 177l8 4-8 4z`, '#fff') + r(X + 32, 179, 190, 4, '#fff', 0, op(.3)) + r(X + 32, 179, x.i(50, 160), 4, '#D23F2B') + r(X + 178, 84, 44, 15, '#000', 3, op(.65)) + T(X + 183, 95, 10, '#fff', 'Skip 5s') + tx(X + 16, 204, 200, 3),
      () => tx(X + 16, 84, 110, 5) + th(X + 14, 134, 116, 62) + tx(X + 16, 210, 110, 4) + ad(x, X + 146, 76, 82, 160) + ring(X + 146, 76, 82, 160),
    ][v]();
    const P = 288;
    return r(-70, 0, 540, 300, b[0]) + c(x.i(260, 380), x.i(40, 120), x.i(90, 130), b[1]) + c(x.i(-20, 60), 270, 80, b[1]) + r(X + 6, 46, 242, 216, '#000', 10, op(.14)) + r(X, 36, 242, 216, '#fff', 9) + p(`M${X} 62V45a9 9 0 0 1 9-9h224a9 9 0 0 1 9 9v17z`, '#E9EDF1') + c(X + 14, 49, 4, '#E2654F') + c(X + 27, 49, 4, '#F5B335') + c(X + 40, 49, 4, '#5FA66F') + r(X + 58, 43, 150, 12, '#fff', 6) + page +
      r(P + 6, 76, 92, 192, '#000', 16, op(.18)) + r(P, 68, 92, 192, '#14161d', 16) + r(P + 5, 73, 82, 182, '#fff', 12) + r(P + 5, 73, 82, 20, ac, 10) + r(P + 5, 84, 82, 10, ac) + c(P + 20, 106, 6, '#DDE5EA') + l(`M${P + 31} 104h30m-30 6h18`, ln, 3.500, CAP) + ad(x, P + 5, 120, 82, 92) + l(`M${P + 14} 224h.1m14 0h.1m14 0h.1`, ac, 8, CAP) + tx(P + 14, 238, 60, 2) + p(`M${x.i(190, 250)} ${x.i(150, 190)}l4 26 7-8 9 14 6-4-9-13 10-2z`, '#14161d', ' stroke="#fff" stroke-width="2"') +
      r(X - 30, 194, 84, 52, '#1C2747', 9) + l(`M${X - 20} 238l14-${x.i(5, 9)} 12 4 16-${x.i(6, 10)} 16 2`, '#F5B335', 3, CAP + ' stroke-linejoin="round"') + T(X - 20, 210, 10, '#fff', 'CTR ' + (x.i(8, 46) / 10).toFixed(1) + '%');
  },
  transit(x, o) { const man = manOf(x);
    const s = skyOf(x, o), v = x.vi(2), dk = '#14161d', gl = s.w ? '#FFE9B8' : '#BFD9E6';
    const base = sky(x, s) + skyline(x, 206, 24, 96, s.f) + skyline(x, 218, 6, 48, s.m, s.w), e = x.v < 0 ? [-1, -1, -1, 3, 4][x.s % 5] : x.v;
    if (e === 3) { const q = x.k(['#0D6C70', '#C8452F', '#2F5D8C', '#7A3F6A']), A = ad(x, 16, 34, 176, 52);
      return base + p('M-70 0H470V300H-70zM-30 100H96V204H-30zM112 100H288V204H112zM304 100H430V204H304z', '#E6EAEC', ' fill-rule="evenodd" stroke="#AEB8C0" stroke-width="4"') + r(-70, 0, 540, 22, '#CBD3D8') + r(60, 6, 280, 8, '#fff', 4) + r(10, 28, 188, 64, dk, 3) + A + r(202, 28, 188, 64, dk, 3) + r(208, 34, 176, 52, '#F4F6F7', 2) + l('M222 66h148', q, 4) + l('M222 66h150', '#fff', 7, CAP + ' stroke-dasharray="0 24.600"') + T(220, 53, 11, '#20232d', x.k(['Red Line', 'Blue Line', 'Line 2'])) + c(296, 66, 7, '#F5B81C') + l('M-70 112H470', '#9aa5ad', 5) + l([20, 70, 130, 176, 226, 272, 330, 380].map(k => `M${k} 112v18m-8 8a8 8 0 1 0 16 0a8 8 0 1 0-16 0`).join(''), q, 3.5) + r(-70, 236, 540, 70, '#8b959c') + r(-70, 232, 540, 30, q, 5) + r(-70, 216, 540, 22, q, 8) + l('M-20 239H470', '#fff', 42, ' stroke-dasharray="2 70"' + op(.35)) + l('M104 22V262M296 22V262', '#F5B81C', 6) + [[30, '#6b3a3a', '#B87D58'], [158, '#2b5563', '#8D5B3F'], [242, '#8a5a17', '#D2A07A'], [366, '#2d3040', '#B87D58']].map(([k, f, h]) => man(k, 262, x.i(92, 104), f, h)).join('') + man(100, 300, 150, '#2d3040', '#8D5B3F') + l('M104 190l6-44', '#2d3040', 9, CAP); }
    if (e === 4) { const q = x.k(['#2F5D8C', '#8a2f2f', '#2f6e5a', '#c56a2a']), A = ad(x, 214, 84, 146, 86);
      return base + r(-70, 232, 540, 70, '#C9BFB0') + r(-70, 232, 540, 8, '#F5B81C') + p('M-70 98H120l34 120H-70z', q) + p('M-70 118H126l10 36H-70z', dk) + l('M-66 136H128', gl, 28, ' stroke-dasharray="40 8"') + l('M-70 166H140', '#fff', 5, op(.8)) + p('M-70 218H160v14H-70z', dk) + p('M120 98l34 120h8L132 98z', '#000', op(.3)) + c(142, 200, 6, '#FFF3CF') + c(142, 200, 34, x.rg('#FFF3CF', .7)) + p('M-70 0H470V34L-70 60z', s.n) + l('M-70 62L470 36', q, 6) + l('M190 50V240M384 40V240', '#5b6470', 8) + r(206, 76, 162, 102, dk, 3) + A + l('M236 178v56M338 178v56', dk, 6) + l('M288 40v12', dk, 3) + c(288, 62, 13, '#fff') + c(288, 62, 13, 'none', ` stroke="${dk}" stroke-width="3"`) + l('M288 62v-8M288 62l6 3', dk, 2.5, CAP) + r(10, 66, 96, 24, '#F5D547', 2) + T(18, 83, 14, '#1b1b1b', x.k(['Kacheguda', 'Secunderabad', 'Egmore', 'Howrah'])) + man(200, 272, 100, '#7b3f3a', '#B87D58') + man(384, 268, 92, '#2b5563', '#8D5B3F') + man(150, 284, 108, '#2d3040') + r(134, 262, 24, 22, '#C8452F', 3) + l('M300 240h74M306 240v24M368 240v24', '#6a4a34', 6); }
    if (v === 0) { const q = x.k(['#0D6C70', '#C8452F', '#2F5D8C', '#7A3F6A', '#E0A030']); const a = ad(x, 60, 178, 214, 48);
      return base + r(-70, 236, 540, 70, s.g) + p('M-70 120H336c22 0 40 22 50 58l8 48v10H-70z', '#E9EDF0') + r(-70, 120, 410, 10, '#BCC5CC') + r(-70, 138, 440, 34, dk, 3) + l('M-60 155H336', gl, 26, ' stroke-dasharray="52 10"') + p('M346 138h14c6 8 10 20 13 34h-27z', gl) + r(-70, 174, 462, 56, q) + a + l('M30 132v98M296 132v98M54 132v98M320 132v98', '#9aa5ad', 2) + c(384, 206, 6, '#FFF3CF') + r(-70, 234, 462, 8, dk) + r(-70, 252, 540, 60, '#C9BFB0') + r(-70, 252, 540, 7, '#F5B81C') + [x.i(-10, 20), x.i(300, 330), x.i(360, 384)].map(k => man(k, 292, x.i(88, 104), x.k(['#2d3040', '#6b3a3a', '#2b5563']))).join('') + p('M-70 0H470V40L-70 60z', s.n) + l('M20 50V260M400 40V260', s.n, 9) + r(150, 58, 120, 28, dk, 3) + T(160, 77, 14, '#F5B81C', x.k(['Raidurg', 'Ameerpet', 'Nagole', 'Miyapur']) + ' ' + x.i(1, 6) + 'm'); }
    if (v === 1) { const q = x.k(['#C8352C', '#F0A020', '#1F6E6A', '#2F6EA8', '#4F8A4C']), a = ad(x, 84, 148, 196, 68);
      return base + palm(-20, 236, 110, s.n) + r(-70, 232, 540, 70, s.g) + l('M-70 280H470', '#fff', 4, ' stroke-dasharray="40 30"' + op(.45)) + p('M20 250h370l14 12H6z', '#000', op(.3)) + p('M24 244V104c0-12 6-18 18-18h314c14 0 20 6 22 18l8 70v70z', q) + r(34, 100, 300, 40, dk, 4) + l('M40 120H330', gl, 32, ' stroke-dasharray="44 7"') + p('M342 100h20c6 0 8 3 9 9l7 63h-36z', gl) + a + r(292, 146, 40, 90, dk, 2) + r(296, 150, 15, 82, gl) + r(313, 150, 15, 82, gl) + r(346, 88, 30, 10, dk, 2) + T(349, 96.500, 8.500, '#F5B81C', x.i(10, 290) + x.k(['A', 'K', 'D', ''])) + r(24, 222, 362, 8, '#000', 0, op(.2)) + [92, 256].map(k => c(k, 246, 25, dk) + c(k, 246, 13, '#8f97a3')).join('') + r(374, 204, 12, 12, '#FFF3CF', 3); }
    const a = ad(x, 268, 102, 86, 130);
    return base + tree(x.i(-20, 30), 240, 90, s.n) + r(-70, 238, 540, 70, s.g) + r(-70, 238, 540, 12, '#BDB4A6') + p('M40 82h330l14-16H54z', x.k(['#0D6C70', '#C8452F', '#2F5D8C', '#E0A030'])) + r(40, 82, 330, 9, dk) + l('M54 90v152M252 90v152M364 90v152', dk, 6) + r(58, 96, 190, 130, '#dfeaf0', 0, op(.35)) + p('M58 96h60l-50 130H58z', '#fff', op(.25)) + c(311, 168, 120, x.rg('#FFF1CF', s.w ? .6 : .2)) + r(260, 94, 102, 150, dk, 3) + a + r(80, 206, 150, 8, '#8a6a4a', 2) + l('M92 214v28M218 214v28', dk, 5) + man(120, 244, 92, '#7b3f3a') + man(158, 244, 84, '#2b5563') + man(204, 244, 96, '#2d3040') + r(76, 100, 66, 18, dk, 2) + T(82, 113, 11, '#F5B81C', x.k(['Chowk Rd', 'MG Road', 'Tank Bund', 'Lal Darwaza'])) + l('M-70 280H470', '#fff', 4, ' stroke-dasharray="40 30"' + op(.45)) + auto(20, 284, 1);
  },
  events(x, o) { const man = manOf(x);
    const v = x.vi(2), q = x.k([['#F5A81C', '#D23F2B'], ['#57C2B4', '#21418F'], ['#FF8A5B', '#98204C'], ['#FFD460', '#0D6C70'], ['#9BD3FF', '#2B4C9B']]);
    const heads = (y, z, f, up = 0) => { const k = x.i(0, 40), d = ` stroke-dasharray="0 ${z * 2.3} 0 ${z * 2.8} 0 ${z * 2.1} 0 ${z * 2.5}"` + CAP; return l(`M${-80 - k} ${y}H480`, f, z * 1.2, d) + l(`M${-80 - k} ${y + z * 1.5}H480`, f, z * 2.1, d) + r(-70, y + z * 1.6, 540, 60, f) + (up ? l(`M${x.i(0, 90)} ${y + z}l4-${z * 2}m${x.i(60, 120)} ${z * 2}l-5-${z * 2.2}m${x.i(70, 120)} ${z * 2}l3-${z * 2}`, f, z * .45, CAP) : ''); };
    if (v === 1) { const s = skyOf(x, o, ['golden', 'dusk', 'night', 'teal']), f = ad(x, 146, 60, 108, 56), a = r(40, 196, 150, 24, x.a[0]) + r(210, 196, 150, 24, x.a[2]) + T(50, 213, 15, x.a[3], 'CHAUKA!') + T(220, 213, 15, x.a[1] === x.a[2] ? x.a[3] : '#1C2747', 'छक्का');
      return sky(x, s) + p('M-70 130Q200 70 470 130V210H-70z', s.n) + [124, 158].map((k, i) => l(`M-70 ${k + 22}Q200 ${k - 30} 470 ${k + 22}`, ['#d8b08a', '#b9c7d6'][i], 7, ` stroke-dasharray="${2 + i} 3"` + op(.75))).join('') + l('M20 150V30M380 150V30', '#20232d', 5) + r(0, 14, 40, 22, '#FFF6DC', 2) + r(360, 14, 40, 22, '#FFF6DC', 2) + c(20, 25, 70, x.rg('#fff', .6)) + c(380, 25, 70, x.rg('#fff', .6)) + r(140, 54, 120, 68, '#11131a', 3) + f + p('M-70 204Q200 190 470 204V300H-70z', '#4E9A4C') + p('M-70 232Q200 214 470 232V262Q200 240 -70 262z', '#5BA858') + p('M170 226h60l26 74H144z', '#D9BB86') + r(36, 192, 158, 31, '#11131a', 2) + r(206, 192, 158, 31, '#11131a', 2) + a + man(200, 276, 54, '#1c3f8f') + l('M210 252l14 22', '#F0DCB0', 5) + man(120, 246, 30, '#F4F4F4'); }
    const a = ad(x, 108, 70, 184, 96); let be = ''; for (let k = 0; k < 6; k++) { const X = 40 + k * 64, t = x.i(-70, 470); be += p(`M${X - 3} 40h6L${t + 34} 300H${t - 34}z`, q[k % 2], op(.26)); }
    return r(-70, 0, 540, 300, x.lg([[0, v ? '#14202b' : '#0c0a18'], [1, v ? '#2b4654' : '#2a1836']])) + c(200, 130, 220, x.rg(q[1], .8)) + be + l('M-70 36H470M-70 46H470', '#3a3d4a', 3) + l('M-70 41H470', '#3a3d4a', 9, ' stroke-dasharray="2 9"') + l('M40 50h.1m63 0h.1m63 0h.1m63 0h.1m63 0h.1m63 0h.1', '#fff', 12, CAP) + l('M70 46V212M330 46V212', '#3a3d4a', 9, ' stroke-dasharray="4 3"') + r(102, 64, 196, 108, '#07070d', 2) + a + l('M40 92v100M360 92v100', '#11121a', 32) + l('M40 116h.1m320 0h.1m0 36h.1m-320 0h.1', '#2c2f3b', 24, CAP) + p('M-20 196H420l30 30H-50z', '#1b1c27') + r(-50, 226, 500, 8, q[0]) + p('M-50 234H450V262H-50z', '#101119') + (v ? man(200, 204, 66, '#0b0b12') + r(214, 166, 26, 40, q[0], 2) : man(160, 204, 56, '#0b0b12') + man(202, 204, 64, '#0b0b12') + man(244, 204, 56, '#0b0b12') + l('M194 168l20 14', '#0b0b12', 5)) + heads(246, 12, '#1d1528') + heads(268, 17, '#0b0812', 1);
  },
};

export function scene(media, seed, o = {}) {
  const x = new Cx(media + ':' + seed); x.name = o.name; x.v = o.variant ? (VARIANTS[media]?.indexOf(o.variant) ?? -1) : -1; x.id += (o.variant?.slice(0, 2) ?? '') + (o.time ? o.time[0] + o.time[1] : '') + (o.frame ? o.frame[0] : ''); const body = D[media](x, o);
  const vb = { card: '0 0 400 300', wide: '-66.7 0 533.3 300', square: '50 0 300 300', detail: '100 44 200 150' }[o.frame ?? 'card'];
  const t = o.title ? `<title>${o.title.replace(/[<>&"]/g, '')}</title>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${vb}" preserveAspectRatio="xMidYMid slice"${o.title ? ' role="img"' : ' aria-hidden="true"'}>${t}<defs>${x.defs}</defs>${body}</svg>`;
}

/** The home-page panorama: one street corner at dusk where every medium meets. 1600 x 640, anchor it to the bottom. */
export function chowk(seed = 'home') {
  const x = new Cx('chowk:' + seed), man = manOf(x), dk = '#12172b', n1 = '#2f2c56', gl = '#FFE3A6';
  const stars = Array.from({ length: 34 }, () => `M${x.i(0, 1600)} ${x.i(10, 250)}h.1`).join('');
  const line = (y, lo, hi, f, lit = 0) => { let d = 'M-20 640', w = '', q = -20; while (q < 1620) { const b = x.i(34, 84), t = y - x.i(lo, hi); d += `V${t}` + (x.f() < .3 ? 'h6v-9h12v9' : x.f() < .15 ? 'h10v-24h2v24' : ''); q += b; d += `H${q}`; if (lit && x.f() < .6) for (let k = t + 10; k < t + 70 && k < y; k += 13) w += `M${q - b + 7} ${k}H${q - 6}`; } return p(d + 'V640z', f) + (w ? l(w, gl, 4, ' stroke-dasharray="3 6 3 15" opacity=".5"') : ''); };
  const A = (X, Y, w, h, fr = 6) => r(X - fr, Y - fr, w + fr * 2, h + fr * 2, dk, 3) + ad(x, X, Y, w, h);
  const glow = (X, Y, q, f = '#FFC982', o = .5) => c(X, Y, q, x.rg(f, o));
  const bus = r(0, 0, 300, 118, '#C8352C', 16) + r(10, 14, 250, 36, dk, 4) + l('M16 32H256', gl, 27, ' stroke-dasharray="38 7"') + p('M266 14h18c6 0 9 4 10 10l5 52h-33z', gl) + ad(x, 40, 54, 178, 46) + r(226, 54, 34, 58, dk, 2) + r(230, 58, 12, 50, gl) + r(245, 58, 12, 50, gl) + r(262, 4, 32, 9, dk, 2) + c(62, 118, 21, dk) + c(62, 118, 11, '#8f97a3') + c(238, 118, 21, dk) + c(238, 118, 11, '#8f97a3') + p('M298 92l120-10v44z', x.lg([[0, '#FFE9B0', .5], [1, '#FFE9B0', 0]], 1));
  const kiosk = r(6, 34, 5, 92, dk) + r(119, 34, 5, 92, dk) + ad(x, 14, 40, 102, 46) + r(0, 92, 130, 44, '#F8EBCF', 2) + T(65, 120, 19, '#1C2747', 'Free taste', ' text-anchor="middle"') + l('M-4 26H134', '#D23F2B', 22, ' stroke-dasharray="17.25 17.25"') + l('M13.250 26H134', '#fff', 22, ' stroke-dasharray="17.25 17.25"') + r(-4, 12, 138, 5, dk, 2);
  const cine = p('M0 290V40h40V0h180v40h40v250z', '#3c2748') + r(20, 150, 220, 40, '#FFF3D2', 3) + T(130, 178, 25, '#8f2330', 'RAJMAHAL', ' text-anchor="middle"') + l('M20 148H242M20 193H242', '#FFD98A', 5, ' stroke-dasharray="0 9"' + CAP) + A(60, 26, 140, 104) + r(30, 206, 48, 66, dk) + ad(x, 33, 209, 42, 60) + r(182, 206, 48, 66, dk) + ad(x, 185, 209, 42, 60) + r(96, 206, 68, 84, gl, 2, op(.85)) + l('M130 206v84', dk, 4);
  const tower = p('M0 330V30L20 0h130l20 30v300z', '#221f45') + l('M14 250H156M14 266H156M14 282H156M14 298H156', gl, 6, ' stroke-dasharray="12 6" opacity=".55"') + A(16, 44, 138, 184);
  const shel = p('M-6 8h190l10-14H6z', '#0D6C70') + r(-6, 8, 190, 6, dk) + l('M4 14v92M104 14v92M182 14v92', dk, 5) + A(114, 24, 60, 80, 5) + man(34, 106, 66, '#7b3f3a', '#B87D58') + man(64, 106, 60, '#2b5563', '#8D5B3F');
  const stall = r(0, 20, 84, 60, '#2C5560', 2) + p('M-6 22l10-22h76l10 22z', '#F0A020') + r(8, 30, 68, 20, '#F6F3EA') + l('M12 35h16m-16 5h16m-16 5h10M34 35h16m-16 5h16M56 35h16m-16 5h16', '#777', 2) + r(6, 58, 72, 5, dk) + T(42, 76, 13, '#fff', 'अख़बार', ' text-anchor="middle"');
  const mast = l('M0 0l-22 240M0 0l22 240M-4 40h8M-8 80h16M-11 120h22M-15 160h30M-18 200h36M-4 40l12 40-19 40 26 40-33 40', '#1b2144', 3) + l('M-16-14a22 22 0 0 1 0-30M16-14a22 22 0 0 0 0-30M-28-4a40 40 0 0 1 0-52M28-4a40 40 0 0 0 0-52', '#F5A81C', 3.500, CAP) + c(0, -28, 5, '#F5A81C');
  const g = (X, Y, s, k = 1) => `<g transform="translate(${X} ${Y})${k === 1 ? '' : `scale(${k})`}">${s}</g>`;
  const body = r(0, 0, 1600, 640, x.lg([[0, '#0f1735'], [.34, '#28305f'], [.6, '#8a5577'], [.78, '#F2916A'], [.86, '#FFCB86']])) + l(stars, '#fff', 2, CAP + op(.5)) + glow(820, 500, 430, '#FF9A62', .8) + c(820, 446, 46, '#FFE2AE') +
    g(1290, 128, p('M-66 8c-8-2-8-8 0-10l18-4h62l18-26h10l-6 26c12 2 15 5 15 8 0 5-6 7-16 7z', '#F4F6F8') + p('M32-6l18-26h10l-7 30z', '#F5A81C') + l('M-420 14Q-240 6-80 6', '#fff', 2, op(.25)), .9) + line(486, 20, 110, '#8b5c7c') + line(508, 6, 96, '#584168', 1) + g(1476, 250, mast) +
    glow(380, 280, 230, '#9fb4ff', .35) + r(372, 340, 13, 230, n1) + g(262, 222, A(0, 0, 236, 118, 7)) + glow(148, 330, 230, '#8FD6FF', .45) + g(64, 214, tower) +
    p('M0 432H1600V452H0z', n1) + p([560, 760, 960, 1160].map(q => `M${q - 36} 452h72l-22 20v90h-28v-90z`).join(''), n1) + g(560, 380, p('M0 8q0-8 8-8h392c20 0 34 16 42 52H0z', '#E9EDF0') + r(0, 12, 404, 20, dk, 2) + l('M6 22H398', gl, 14, ' stroke-dasharray="30 7"') + r(0, 34, 438, 14, '#0D6C70') + T(120, 46, 13, '#F8EBCF', 'Thanda nimbu · ठंडा मीठा')) + r(0, 428, 1600, 5, '#463f74') +
    glow(1260, 400, 260, '#FFB46B', .55) + g(1130, 272, cine) + p('M0 562H1600V640H0z', '#191b38') + p('M0 556H1600V564H0z', '#3a3663') + l('M0 606H1600', '#fff', 4, ' stroke-dasharray="60 46" opacity=".28"') + g(468, 452, shel) + g(992, 482, stall) + glow(1490, 480, 150, '#FFD98A', .45) + g(1424, 428, kiosk) +
    man(1070, 566, 70, '#2d3040', '#8D5B3F') + man(1100, 568, 64, '#7b3f3a', '#D2A07A') + man(1404, 570, 72, '#2b5563', '#6F4630') + man(1394, 572, 50, '#8a6a2a', '#B87D58') + man(270, 568, 70, '#5a4a6a', '#B87D58') + man(300, 570, 66, '#2d3040', '#8D5B3F') + tree(20, 566, 90, '#1d2343') + p('M690 604h330l20 14H676z', '#000', op(.35)) + g(700, 478, bus) + auto(340, 616, 1.25) + car(1230, 612, 1.3, '#E9E4DA', gl) + p('M1266 596l110-10v34z', x.lg([[0, '#FFE9B0', .5], [1, '#FFE9B0', 0]], 1)) + l('M120 624h120m30 0h40', '#FF6B55', 3, CAP + op(.6));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>${x.defs}</defs>${body}</svg>`;
}
