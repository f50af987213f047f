/** Languages in which the planner answers. */
export type Language = 'en' | 'hi'

/** The language to answer a message in: Hindi where most of its letters are Devanagari. Hinglish is answered in English. */
export function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const own = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0
  return own * 2 > letters ? 'hi' : 'en'
}
