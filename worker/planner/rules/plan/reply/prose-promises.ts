import { isClaimed, phrase } from './prose-table.ts'

const OFFER = phrase(`
  half[- ]price, half[- ]rate, half off, half (?:of )?(?:the |its |their |your )?(?:price|rate|cost)s?, (?:at|for) half,
  (?:two|three|four|2|3|4) (?:months |weeks |days |sites |spots )?for (?:one|1), for the price of, buy (?:one|two|1|2) get, bogo,
  free of (?:cost|charge), for free, complimentary, gratis, freebies?, on the house, on us, bonus, cash ?back, coupons?,
  vouchers?, promo ?codes?, rebates?, concessions?, no (?:extra |additional )?(?:cost|charge|fee)s?,
  without (?:any )?(?:extra )?(?:cost|charge)s?, costs? (?:you )?nothing, zero cost, price[- ]match*,
  (?:match|beat|undercut) (?:any|every|their|his|your|that|the|a|another|other|any other|all) (?:\\w+ )?(?:quote|quotation|price|rate|offer|bid)s?,
  (?:knock|shave|take|slash|chop|get you|give you|trim) (?:[\\w₹%]+ )?(?:[\\w₹%]+ )?(?:[\\w₹%]+ )?off,
  \\d+ ?(?:%|percent|per cent) (?:off|less|cheaper|lower), off the (?:price|rate|card|bill|total), cut price*,
  (?:better|special|best|last|lowest|final|sale|introductory|reduced|friendly|festive) (?:price|rate|offer|deal|quote)s?,
  (?:price|rate)s? (?:drop|cut|reduction|slash)s?, limited[- ](?:time|period), early bird, (?:today|this week) only, only today,
  good deal, great deal, (?:a|the|this|best) deal, bargains?, negotiat*, waiv*, sweeten*, (?:throw|thrown|threw) in,
  (?:lower|reduce|drop|cut|bring down) (?:the |their |its |your |our )?(?:price|rate|cost)s?, extra (?:week|month|day|spot)s? (?:with|for) (?:it|you),
  muft, free mein, chh?oot, aadh[aei] (?:daam|dam|rate|price|keemat|kimat), sast[aei] (?:kar|mein|me),
  (?:rate|daam|price|paisa) kam (?:kar|karwa|ho), मुफ़्त, मुफ्त, फ़्री, फ्री, डिस्काउंट, आधे दाम, आधी क़ीमत, आधी कीमत, आधे रेट, रियायत, ऑफर, ऑफ़र,
  बोनस, कैशबैक, दाम (?:कम|घटा), सस्ते में`)
/** Money saved is an offer, except as an amount, which is checked as a figure. */
const SAVES = phrase('saves?, you save, savings?, bachat, बचत')
const SAVED_AMOUNT = /(?<!\p{L})sav(?:es?|ings?) (?:of |about |you )?₹/u
const DISCOUNT = phrase('discounts?, discounted, छूट')
/** Discounts are the owners' to decide; no figure goes with this. */
const OWNERS_DECIDE = /(?:owners?|मालिक)[^.]{0,40}(?:decid|set|ask|enquir|तय|पूछ)|(?:ask|enquir)[^.]{0,60}owners?/u
const PERCENT = /\d ?(?:%|per ?cent)/u
/** The word `free` for days of a calendar, by the words after it. */
const FREE = /(?<![\p{L}-])free(?!\p{L})/gu
const FREE_DAYS =
  /^ (?:from|until|till|in|on|between|through|then|again|during|that|those|these|all|throughout|after|for (?:your|these|those|the|all|that|this) (?:dates|days|weeks?|months?|period|flight|campaign))(?!\p{L})/u
const NEVER_A_DAY =
  /(?:print|mount|product|design|artwork|install|spot|ads?(?!\p{L}))\p{L}{0,8} (?:is|are|comes?) free/u

/** Discounts, presents and better prices, in words. */
export function isOffer(text: string): boolean {
  if (isClaimed(text, OFFER)) return true
  if (isClaimed(text, SAVES) && !SAVED_AMOUNT.test(text)) return true
  if (isClaimed(text, DISCOUNT) && (PERCENT.test(text) || !OWNERS_DECIDE.test(text))) return true
  if (PERCENT.test(text) && /discount|rebate|छूट/u.test(text)) return true
  if (NEVER_A_DAY.test(text)) return true
  return [...text.matchAll(FREE)].some(({ index }) => {
    const isDenied = /(?:not|no longer|never|nothing is|none is) $/u.test(text.slice(Math.max(0, index - 12), index))
    return !isDenied && !FREE_DAYS.test(text.slice(index + 4))
  })
}

const SURE = phrase(`
  guarante*, surely, surefire, certainly, certain (?:to|of|that|success|result|results), (?:is|are|it's) certain, for certain,
  for sure, (?:is|are|am|be|you can be|so) sure (?:to|of|that), sure to, definite, definitely, undoubtedly, no doubt, without (?:a )?doubt, doubtless,
  assur*, promis*, warrant*, bound to, cannot fail, can't fail, won't fail, will not fail, never fails?, always works?, without fail,
  risk[- ]free, no risk, zero risk, foolproof, must work, will work, will be (?:famous|a hit|a success|successful|known everywhere|sold out), money[- ]back, rest assured, count on it, take my word,
  every ?body, every ?one, every single (?:person|adult|buyer|customer|home|house), every (?:person|adult|resident|household|customer|shopper|buyer),
  (?:the )?(?:whole|entire) (?:city|town|country|state|market) (?:will|is|sees?), no ?one (?:will |can )?(?:miss|avoid), nobody (?:will|can) miss,
  all (?:the )?people (?:in|of) [\\w ]+ will, hundred per ?cent, cent per ?cent, hundred percent,
  pakk[aei], zaroor, zarur, sau (?:percent|pratishat|feesdi|fisdi|taka), har koi, (?:poora|pura) (?:sheher|shahar), vaada, wada,
  सौ प्रतिशत, सौ फ़ीसदी, सौ फीसदी, शत प्रतिशत, शत-प्रतिशत, पक्का, पक्की, पक्के, गारंटी, गारंटीड, ज़रूर, जरूर, निश्चित, निश्चित रूप से, यकीनन, यक़ीनन, बेशक,
  हर कोई, हर व्यक्ति, सब लोग, सभी लोग, पूरा शहर, वादा`)
const WHOLE = /(?<!\d)100 ?(?:%|per ?cent|प्रतिशत|फीसदी|फ़ीसदी)/u
const SHARE = /(?<!\p{L})(?:uses?|takes?|spend\p{L}*|money|budget|media|share|gets?)(?!\p{L})/u
const RESULT =
  'sales|footfall|customers?|leads?|enquir(?:y|ies)|orders?|revenue|profits?|business|walk-?ins?|bookings?|downloads?|admissions?|turnover|buyers?|visitors?|returns?|roi'
const RISES = new RegExp(
  `(?<!\\p{L})(?:${RESULT}) (?:will|shall|are going to|is going to|must) |(?<!\\p{L})(?:you|it|this|they|these|that|plan|campaign|we|i)(?:'ll| will| shall| is going to| are going to) (?:\\w+ ){0,2}?(?:get|bring|win|gain|earn|make|deliver|attract|double|triple|treble|boost|increase|raise|grow|fill|sell|have)(?!\\p{L})[^.;]{0,40}(?<!\\p{L})(?:${RESULT})(?!\\p{L})|(?<!\\p{L})(?:double|triple|treble) (?:your|the) (?:${RESULT})|(?:बिक्री|ग्राहक)[^.।]{0,30}(?:बढ़ेग|मिलेंगे|आएंगे|दोगुन)`.normalize(
    'NFKC',
  ),
  'gu',
)

/** True for a promise of a result. */
export function isGuarantee(text: string): boolean {
  return (
    isClaimed(text, SURE) ||
    isClaimed(text, RISES) ||
    (WHOLE.test(text) && !SHARE.test(text) && !/(?:not|never|नहीं|nahi)/u.test(text))
  )
}
