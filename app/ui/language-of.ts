/** Scripts of Indian languages, each with the language tag that it is mostly used for. */
const SCRIPTS: readonly (readonly [script: RegExp, tag: string])[] = [
  [/(?=\p{L})\p{Script=Devanagari}/gu, 'hi'],
  [/(?=\p{L})\p{Script=Telugu}/gu, 'te'],
  [/(?=\p{L})\p{Script=Tamil}/gu, 'ta'],
  [/(?=\p{L})\p{Script=Kannada}/gu, 'kn'],
  [/(?=\p{L})\p{Script=Malayalam}/gu, 'ml'],
  [/(?=\p{L})\p{Script=Bengali}/gu, 'bn'],
  [/(?=\p{L})\p{Script=Gujarati}/gu, 'gu'],
  [/(?=\p{L})\p{Script=Gurmukhi}/gu, 'pa'],
  [/(?=\p{L})\p{Script=Oriya}/gu, 'or'],
  [/(?=\p{L})\p{Script=Arabic}/gu, 'ur'],
]

/**
 * Language tag of a text whose letters are mostly of one Indian script, for its font and for screen readers; undefined
 * for Latin letters, which may be any language.
 */
export function languageOf(text: string): string | undefined {
  // Nearly every text is Latin, so this test comes first.
  if (!/[\u0600-\u06FF\u0900-\u0D7F]/.test(text)) return undefined
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return SCRIPTS.find(([script]) => (text.match(script)?.length ?? 0) * 2 > letters)?.[1]
}
