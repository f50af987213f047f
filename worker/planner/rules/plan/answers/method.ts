import { withoutEnd } from '../../../../kernel/rules/text/trim.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import { type Asked, type Reply, saying } from './answer.ts'

const en = {
  prices: 'Prices and free days are those of the owners in the catalogue.',
  impressions: 'Impressions are what owners count.',
  reach:
    'Reach is modelled, not measured: from the impressions, the people that a medium can reach in each city, and how often the same people meet it. Those parameters are our planning assumptions.',
  range: (reach: string, low: string, high: string) =>
    `For this plan that gives about ${reach} people, and ${low} to ${high} where the parameters are a fifth lower or higher.`,
  assumed: (texts: string) => `Assumed for this plan: ${texts}.`,
  afterwards: 'What ran is proved by each owner after the start.',
}
const hi: typeof en = {
  prices: 'दाम और खाली दिन कैटलॉग में मीडिया मालिकों के अपने हैं।',
  impressions: 'इम्प्रेशन वही हैं जो मालिक गिनते हैं।',
  reach:
    'पहुँच नापी नहीं जाती, मॉडल से निकाली जाती है: इम्प्रेशन, हर शहर में उस मीडिया से मिल सकने वाले लोग, और वही लोग कितनी बार मिलते हैं। ये मान हमारे अनुमान हैं।',
  range: (reach, low, high) =>
    `इस योजना में इससे करीब ${reach} लोग निकलते हैं, और मान पाँचवाँ हिस्सा कम या ज़्यादा हों तो ${low} से ${high}।`,
  assumed: (texts) => `इस योजना के अनुमान: ${texts}।`,
  afterwards: 'शुरू होने के बाद हर मालिक सबूत देता है कि विज्ञापन चला।',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }
const ASSUMED = /assum|अनुमान|maan ?(?:a|liya|ke)/u
const MAX_ASSUMPTIONS = 3

/** Answers about the source of the figures, and their precision. */
export function method({ plan, question, language }: Asked): Reply {
  const says = MESSAGES[language]
  const { count } = NAMES[language]
  const [low, high] = plan?.delivery.reachRange ?? [0, 0]
  const range = plan && plan.delivery.reach > 0 ? says.range(count(plan.delivery.reach), count(low), count(high)) : ''
  // Assumptions are kept in English.
  const assumptions = language === 'en' && plan && ASSUMED.test(question.said) ? plan.assumptions : []
  if (assumptions.length > 0) {
    const texts = assumptions.slice(0, MAX_ASSUMPTIONS).map(({ text }) => withoutEnd(text, /[.\s]/))
    return saying([says.assumed(texts.join('; ')), says.reach, range])
  }
  return saying([says.prices, says.impressions, says.reach, range, says.afterwards])
}
