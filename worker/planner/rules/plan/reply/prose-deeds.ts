import { isClaimed, phrase } from './prose-table.ts'

const HELD = 'booked|reserved|confirmed|secured|blocked|finali[sz]ed|locked in|bought|purchased|ordered|contracted'
const SENT =
  'sent|submitted|forwarded|emailed|mailed|notified|informed|contacted|called|placed|arranged|signed|paid|negotiated|spoken|talked|asked the owners?|told the owners?|shared|approved|agreed|settled|messaged|written to'
const WE = '(?:i|we|our team|the team|adchowk|the planner|somebody|someone)'
const SOON = '(?: (?:now|already|just|also|all|fully|hereby|officially|since|gone ahead and|happily|successfully))*'

const DONE = new RegExp(
  [
    `(?<!\\p{L})${WE}(?: have| had| has|'ve|'d)?${SOON} (?:${HELD}|${SENT})(?!\\p{L})`,
    `(?<!\\p{L})(?:is|are|was|were|be|been|being|got|gets|stands?|'s|'re)${SOON} (?:${HELD})(?!\\p{L})(?! (?:until|till|through|by (?:others?|another|someone)))`,
    `(?<!\\p{L})(?:has|have|had) been${SOON} (?:${SENT})(?!\\p{L})`,
    `(?<!\\p{L})${WE}(?:'ll| will| can| shall| could|'m going to| am going to| are going to)${SOON} (?:book|reserve|confirm|send|block|order|submit|forward|arrange|negotiate|call|mail|email|contact|buy|sign|tell the owner|inform|notify|hold)(?!\\p{L})`,
  ].join('|'),
  'gu',
)
const SAID_DONE = phrase(`
  all set, done deal, it's a deal, (?:held|kept|saved|blocked) (?:for you|in your name|under your name), in your name,
  (?:booking|order|reservation|confirmation) (?:id|number|no|reference|code|is done|is complete|complete|done|placed|made|successful),
  congratulations, (?:on its|on their) way to the owners?, with the owners (?:now|already), (?:the )?owners? (?:has|have)(?: already| all| now)? (?:agreed|accepted|confirmed|approved|said yes),
  your (?:sites|slots|spots|dates|seat) (?:is|are) (?:yours|safe|held), (?:is|are) (?:now |already |all |officially )yours, (?:it|they|slots?|sites?|spots?|dates?|gantry|unipole|hoardings?|lines?|space) (?:is|are) yours,
  (?:book|confirm|reserve|block|final|pakka)(?:ed)? (?:kar|kr) (?:diy[ae]|di|liy[ae]|li|chuk\\w*), (?:book|confirm|reserve|block) ho (?:gay[aei]|gai|chuk\\w*), bhej (?:diy[ae]|di), booking (?:ho gayi|kar di),
  (?:बुक|कन्फर्म|कन्फ़र्म|आरक्षित|रिज़र्व|रिजर्व|पक्का|पक्की|ब्लॉक|सुरक्षित|फाइनल) (?:कर|करा|करवा) (?:दिया|दी|दिए|दिये|लिया|ली|लिए|चुका|चुकी|चुके)(?: है| हैं| हूं| हूँ)?,
  (?:बुक|कन्फर्म|कन्फ़र्म|आरक्षित|रिज़र्व|रिजर्व|पक्का|पक्की|ब्लॉक|सुरक्षित|फाइनल) (?:हो|की) (?:गया|गई|गयी|गए|गये|चुका|चुकी|चुके|है),
  (?:बुकिंग|ऑर्डर) (?:हो|कर|दे|पूरी), भेज (?:दिया|दी|दिए|दिये|चुका|चुकी)`)
const AT_ONCE =
  /^(?:done[,!.]? )?(?:booked|confirmed|reserved|sent|ordered)(?![\p{L} ]{0,6}(?:by|until|till))(?!\p{L})/u

/** Claims that something was booked, reserved or sent, or will be by us: nothing here can do that. */
export const isBooking = (text: string): boolean =>
  isClaimed(text, DONE, { isConditional: true }) ||
  isClaimed(text, SAID_DONE, { isConditional: true }) ||
  AT_ONCE.test(text)

/** Statement that terms of payment are the owners' own, the only one allowed about them. */
const OWNERS_TERMS =
  /(?:terms of payment|payment terms|terms for payment) (?:come from|are set by|are decided by|are agreed with|depend on|lie with|are up to|are for) (?:the |each |every )?(?:media )?owners?|owners? (?:sets?|decides?|fix(?:es)?|agrees? on) (?:the |their |its )?(?:own )?(?:payment terms|terms of payment)/gu
const PAYMENT = phrase(`
  upi, upi id, otps?, cvv, ifsc, pan number, paytm, phonepe, phone pe, gpay, g pay, google pay, razorpay, neft, rtgs, imps, net ?banking,
  bank (?:account|transfer|detail|details), bank, accounts? (?:number|no|details|below|above|of|name|given), (?:to|into) (?:the|this|our|my|his|her|their|an?|the owner's|owner's) (?:\\w+ )?account,
  (?:credit|debit|your|a|the) card, card (?:number|details|no), cheques?, demand drafts?, in cash, cash, wallets?, qr(?: code)?, barcode,
  instal?ments?, emis?, deposits?, refunds?, refundable, token (?:amount|money), pre-?pay*, payments?, paying, advance (?:payment|money|amount|of|now|to),
  (?:the|an|your|pay|send|some|half|full|small|10%|50%) advance, transfer, transfers, remit*, wire, escrow, crypto,
  pay (?:now|later|first|today|tomorrow|online|half|to|via|through|by|with|us|me|him|her|them|the|your|a|an|only|nothing|just|in|when|after|once|here|directly|up ?front|\\d+ ?%|on),
  (?:please|kindly|must|should|to|can|may|then|and|just|could|will) pay, pays? (?:the owner|owners), paid (?:to|in|up ?front|now|by|online|already), payable (?:now|to|in|at|by|on|today|up ?front), invoice (?:has|is) (?:sent|ready),
  (?:send|wire|give|hand|share|deposit) (?:us |me |the |your |over |him |them |some )*(?:money|amount|rupees|funds|card|details|pin|password|₹\\d*),
  paise? (?:bhej|de|transfer|jama|dal)[a-z]*, paisa (?:bhej|de|transfer|jama|dal)[a-z]*, khaat[ae](?: me| mein| par)?, bhugtan, kist, advance (?:bhej|de)[a-z]*,
  भुगतान, पेमेंट, यूपीआई, ओटीपी, एडवांस, अग्रिम, बैंक, खाते (?:में|का|की), खाता नंबर, कार्ड (?:नंबर|का), (?:पैसे|पैसा|रकम|राशि) (?:भेज|दे|ट्रांसफर|जमा|डाल)[\\p{L}\\p{M}]*, किस्त, किश्त, कैश, नकद`)
const PAY_FIRST = /(?:^|[,;:] ?|(?<!\p{L})(?:then|and|or|so|please|just|kindly) )pay(?!\p{L})/u

/** True for any text about the way, the time or the receiver of a payment. */
export function isPayment(text: string): boolean {
  const rest = text.replace(OWNERS_TERMS, ' ')
  return rest.match(PAYMENT) !== null || PAY_FIRST.test(rest)
}

/** Markup and links, in the text as it was written. */
const MARKUP = /[<>]|&(?:lt|gt|amp|#\d+);|\]\s*\(|\[[^[\]]*\]|\*\*|__|`|^\s*#|\|.*\||javascript:|data:/u
const TOP = 'com|in|net|org|co|io|app|dev|xyz|info|biz|me|ly|shop|site|online|link|store|live|pro|ai'
const ADDRESS = new RegExp(
  [
    'https?:|hxxps?:|www(?:\\.| dot )|//|@',
    `(?<![\\p{L}\\d-])[\\p{L}\\d-]+\\.(?:${TOP})(?![\\p{L}\\d])`,
    `(?<!\\p{L})(?:dot|d0t|डॉट)[\\])} ]+(?:${TOP}|कॉम|इन)(?!\\p{L})`,
    '(?<!\\p{L})(?:at|एट) ?(?:the rate )?(?:ok\\p{L}+|ybl|paytm|upi|ibl|axl|apl|sbi|hdfc\\p{L}*|icici|gmail|g mail|yahoo|hotmail|outlook|proton\\p{L}*|rediff\\p{L}*)(?!\\p{L})',
    '(?<!\\p{L})(?:gmail|yahoo|hotmail|outlook|rediffmail|bit ?ly|t\\.me|wa\\.me|telegram|whats ?app|व्हाट्सऐप|व्हाट्सएप|वॉट्सऐप)(?!\\p{L})',
    '(?<!\\p{L})(?:click|tap|scan|follow the link|the link|this link|link below|link in|visit (?:us|our|the (?:site|page|web\\p{L}*))|our website|web ?site|url|लिंक|क्लिक)(?!\\p{L})',
    '(?<!\\p{L})(?:call|phone|ring|dial|sms|dm|ping|e-?mail|mail|write|message|text|fax|reach|contact) (?:to (?!people|everybody|everyone)|at \\+?\\d|(?:on |at )?(?:me|us|him|her|our|my|now|\\+?\\d|this number|the number)(?!\\p{L}))',
    '(?<!\\p{L})(?:talk|speak) (?:to|with) (?:us|me|him|her)(?!\\p{L})|(?<!\\p{L})(?:my|our|his|her|the) (?:number|mobile|phone|e-?mail|mail id|handle) (?:is|:)',
    '(?<!\\p{L})(?:कॉल|फोन|फ़ोन|मेल|ईमेल|मैसेज) (?:कर|कीजिए|भेज)|(?<!\\p{L})(?:call|phone|mail|message|whatsapp) kar(?:o|e|en|ein|iye|na|lo)?(?!\\p{L})',
  ]
    .join('|')
    .normalize('NFKC'),
  'u',
)
const ISO_DATE = /\d{4}-\d{2}-\d{2}/gu
const DIGIT_WORD = 'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple'
const NUMBER_OF_A_PHONE = new RegExp(
  `(?<![\\d,.])\\+?\\d(?:[ ().-]{0,2}\\d){7,}(?![\\d,])|(?:(?:${DIGIT_WORD})[ ,-]+){5}`,
  'u',
)

/** A link, an address, a telephone number in any spelling, or markup. @param prose as it was written; `text` of `plainText` */
export const isLink = (prose: string, text: string): boolean =>
  MARKUP.test(prose) ||
  ADDRESS.test(text) ||
  NUMBER_OF_A_PHONE.test(text.replace(ISO_DATE, ' ').replace(/₹ ?[\d,.]+/gu, ' '))
