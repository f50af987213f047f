/** Scripts of the languages that channels write their names in, by the tag of the language they are mostly used for. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Arabic}/u, 'ur'],
]

/** Language tag of a name in an Indian script, so that it is set and spoken right; undefined for Latin letters. */
export const languageOf = (name: string): string | undefined => SCRIPTS.find(([script]) => script.test(name))?.[1]
