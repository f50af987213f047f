import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { ComplianceNote } from '../plan.ts'
import { type Asked, type Reply, saying } from './answer.ts'

const en = {
  needed: (documents: string) => `Documents for what you advertise: ${documents}.`,
  nothing: 'For what you advertise no special documents are needed.',
  unknown: 'Say what you advertise: some goods, such as homes, loans or schools, need documents of their own.',
  everyone:
    'From every advertiser: the billing details of the business, with the GSTIN where it is registered for GST, so that the tax invoices name it; and the artwork in the lead time of each medium.',
}
const hi: typeof en = {
  needed: (documents) => `आपके विज्ञापन के लिए ये दस्तावेज़ चाहिए: ${documents}।`,
  nothing: 'आप जिसका विज्ञापन कर रहे हैं, उसके लिए कोई खास दस्तावेज़ नहीं माँगा जाता।',
  unknown: 'बताएँ कि किस चीज़ का विज्ञापन है: मकान, कर्ज़ या स्कूल जैसी कुछ चीज़ों के लिए अलग दस्तावेज़ लगते हैं।',
  everyone:
    'हर विज्ञापनदाता से: कारोबार की बिलिंग की जानकारी, और जीएसटी में पंजीकरण हो तो GSTIN, ताकि टैक्स बिल पर वह लिखा हो; और हर मीडिया के तैयारी के समय के अनुसार आर्टवर्क।',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }
const MAX_NOTES = 3

/** Answers with the documents that the law demands for the product, and those that every advertiser gives. */
export function papers(asked: Asked): Reply {
  const { followed, plan, language } = asked
  const says = MESSAGES[language]
  const notes = notesOf(asked).slice(0, MAX_NOTES)
  const documents = [...new Set(notes.flatMap((note) => note.documents))]
  if (notes.length === 0) {
    const isKnown = (plan?.brief ?? followed.now.brief).product !== null
    return saying([isKnown ? says.nothing : says.unknown, says.everyone])
  }
  return saying([
    documents.length > 0 ? says.needed(NAMES[language].list(documents)) : '',
    ...notes.map(({ text }) => text),
    says.everyone,
  ])
}

/** Notes in the language of the question; of a plan, those that concern its media, else those of the question. */
function notesOf({ followed: { now }, plan }: Asked): readonly ComplianceNote[] {
  if (!plan || plan.compliance.length === 0) return now.compliance.notes
  return plan.compliance.map((note) => now.compliance.notes.find(({ code }) => code === note.code) ?? note)
}
