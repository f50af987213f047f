import type { Language } from '../language.ts'
import { type Asked, type Reply, saying } from './answer.ts'

const en = {
  notSent: 'I send nothing myself, neither mail nor WhatsApp.',
  link: '“Share” above the plan creates a link that you can send to anyone: people with the link can read the plan, comment on its lines and approve it.',
  files: '“Export” gives it as Excel (XLSX), as CSV, or as a page to print or to save as PDF.',
  noPlan:
    'There is no plan yet. Once there is one, “Share” above it makes a link to send, and “Export” gives Excel (XLSX), CSV or a page to print.',
}
const hi: typeof en = {
  notSent: 'मैं खुद कुछ नहीं भेजता, न मेल, न व्हाट्सएप।',
  link: 'योजना के ऊपर का “Share” बटन एक लिंक बनाता है जिसे आप किसी को भी भेज सकते हैं: जिसके पास लिंक है वह योजना पढ़ सकता है, उस पर टिप्पणी कर सकता है और उसे मंज़ूरी दे सकता है।',
  files: '“Export” से वही योजना Excel (XLSX), CSV या छापने वाले पेज के रूप में मिलती है, जिसे PDF में सहेजा जा सकता है।',
  noPlan:
    'अभी कोई योजना नहीं बनी है। बनने के बाद उसके ऊपर का “Share” बटन भेजने के लिए लिंक बनाता है, और “Export” से Excel (XLSX), CSV या छापने वाला पेज मिलता है।',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** Answers with the buttons of the page that share or download a plan. */
export function share({ plan, language }: Asked): Reply {
  const says = MESSAGES[language]
  return saying(plan ? [says.notSent, says.link, says.files] : [says.notSent, says.noPlan])
}
