/** Consonants of Devanagari in NFD: the letter of `soundOfLatin`, empty where it has none, and the Latin spellings as an expression. */
const CONSONANTS: Readonly<Record<string, readonly [sound: string, spellings: string]>> = {
  क: ['k', '(?:k|c|q)'],
  ख: ['k', 'kh?'],
  ग: ['g', 'gh?'],
  घ: ['g', 'gh?'],
  च: ['c', 'chh?'],
  छ: ['c', 'chh?'],
  ज: ['j', '[jz]'],
  झ: ['j', '(?:jh?|z)'],
  ट: ['t', 'th?'],
  ठ: ['t', 'th?'],
  ड: ['d', 'dh?'],
  ढ: ['d', 'dh?'],
  ण: ['n', 'n'],
  त: ['t', 'th?'],
  थ: ['t', 'th?'],
  द: ['d', 'dh?'],
  ध: ['d', 'dh?'],
  न: ['n', 'n'],
  प: ['p', 'p'],
  फ: ['p', '(?:ph?|f)'],
  ब: ['b', 'b'],
  भ: ['b', 'bh?'],
  म: ['n', 'm'],
  य: ['', '[yi]'],
  र: ['d', 'r'],
  ल: ['l', 'l'],
  ळ: ['l', 'l'],
  व: ['', '[vw]'],
  श: ['s', 'sh?'],
  ष: ['s', 'sh?'],
  स: ['s', '[sc]'],
  ह: ['', 'h'],
  'ं': ['n', '[nm]'],
  'ँ': ['n', '[nm]'],
}
/** With a dot below: `ड़` is written `d` or `r`, `ज़` `z`. */
const DOTTED: Readonly<Record<string, string>> = { ड: '[rd]h?', ढ: '[rd]h?' }
/** Vowels behind a consonant. Doubled letters are single: `ee` is `e`, `oo` is `o`. */
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': '[iey]',
  'ी': '(?:e?[iy]|e)',
  'ु': '[uo]',
  'ू': '[uo]',
  'ृ': '(?:r[iu]?)',
  'े': '(?:e|ay)',
  'ै': '(?:ai|e|ay)',
  'ो': '(?:o[aw]?)',
  'ौ': '(?:au|o[uw]?)',
  'ॉ': '(?:o|a|au)',
  'ॅ': '[ea]',
  '्': '',
}
const VOWELS: Readonly<Record<string, string>> = {
  अ: '[aeu]',
  आ: 'a',
  इ: '[iey]',
  ई: '(?:e?[iy]|e)',
  उ: '[uo]',
  ऊ: '[uo]',
  ए: '(?:e|ay)',
  ऐ: '(?:ai|e|ay)',
  ओ: '(?:o[aw]?)',
  औ: '(?:au|o[uw]?)',
  ऑ: '(?:o|a|au)',
}
const NUKTA = '़'
const VIRAMA = '्'
const NASALS = new Set(['ं', 'ँ'])

/** The consonants of a name that both scripts spell in one way: names that differ in them are never the same. */
export const soundOfLatin = (name: string): string =>
  bareLatin(name)
    .replace(/sh/g, 's')
    .replace(/ch/g, 'C')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .toLowerCase()
    .replace(/x/g, 'ks')
    .replace(/f/g, 'p')
    .replace(/z/g, 'j')
    .replace(/m/g, 'n')
    .replace(/r/g, 'd')
    .replace(/[^bcdgjklnpst]/g, '')
    .replace(/(.)\1+/g, '$1')

/** The Latin letters of a name without its spaces, each letter that is doubled within a word once. */
export const bareLatin = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/(.)\1+/g, '$1'))
    .join('')

/**
 * Sound of a run of Devanagari, and its possible spellings in Latin letters without doubled ones; null where it has a
 * sign of another kind.
 */
export function readDevanagari(said: string): { sound: string; spellings: RegExp } | null {
  const plain = said.normalize('NFD').replace(VILLAGE, 'गाओन').replace(DOUBLED, '')
  const letters = [...plain].filter((letter) => letter !== ' ')
  let sound = ''
  let pattern = ''
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? ''
    const consonant = CONSONANTS[letter]
    const vowel = VOWELS[letter]
    if (consonant) {
      const isDotted = letters[i + 1] === NUKTA
      if (isDotted) i += 1
      sound += consonant[0]
      pattern += (isDotted ? DOTTED[letter] : undefined) ?? consonant[1]
      const sign = SIGNS[letters[i + 1] ?? '']
      // The last consonant of a name keeps its vowel behind another one alone: `चंद्र` is chandra, `बेहाल` is no Behala.
      const isSilent = NASALS.has(letter) || (i + 1 >= letters.length && letters[i - 1] !== VIRAMA)
      if (sign !== undefined) i += 1
      pattern += sign ?? (isSilent ? '' : '[aeo]?')
    } else if (vowel) pattern += vowel
    else return null
  }
  return { sound: sound.replace(/(.)\1+/g, '$1'), spellings: new RegExp(`^${pattern}$`) }
}

/** `गांव` at the end of a name is `gaon` in Latin letters. */
const VILLAGE = /गा[ंँ]व/g
/** A consonant twice, or before its own aspirate: `न्न`, `द्ध`. */
const DOUBLED = /(?:([क-ह])़?्(?=\1)|क्(?=ख)|ग्(?=घ)|च्(?=छ)|ट्(?=ठ)|ड्(?=ढ)|त्(?=थ)|द्(?=ध)|ब्(?=भ))/g
