import type { QuestionIntent } from '../../question.ts'
import { anyOf, wholeWordsOfAnyScript } from '../text/word-table.ts'
import {
  GOOD_LINE,
  METHOD,
  MORE_MONEY,
  NEAREST,
  PAPERS,
  PLACED_LINE,
  RANKED_LINE,
  SHARE,
  SUMMARY,
  WIDEST_OF_STOCK,
} from './plan-words.ts'
import { TERM_WORDS } from './terms.ts'

/** Words by which a clause shows its question. */
interface Rule {
  intent: QuestionIntent
  words: RegExp
  /** Counts only in a clause that asks: with a question mark, or led by a word that asks. */
  isWeak?: true
  /** In a clause with a sum of money counts only with a word that asks: “10 lakh including GST?” is a budget. */
  isLed?: true
  /** Counts only in a message without further facts of the campaign. */
  isAlone?: true
  /** Does not count in a clause with a sum of money. */
  isWithoutMoney?: true
  /** Counts only in a clause with a sum of money, or with a step of the budget. */
  isOfMoney?: true
  /** Counts only where there is a plan. */
  isOfPlan?: true
}

const words = wholeWordsOfAnyScript
const term = TERM_WORDS.flatMap(([, table]) => table.split(','))
  .map((word) => word.trim())
  .join('|')

const HUMAN = `
  (?:talk|speak|chat|connect) (?:to|with) (?:(?:a|an|the|some|any|your|real|actual|live|sales) )*(?:human|person|people|someone|somebody|agent|executive|planner|representative|rep|team|sales|manager|expert|support),
  contact of …, owner'?s? (?:number|contact|phone|details), real (?:person|human), human (?:being|agent|help|please), call me(?: back)?, callback, call back, customer (?:care|support|service),
  helpline, your (?:phone|mobile|contact|telephone|whatsapp) ?(?:number|no|details)?, phone number, contact (?:number|details|info|us|you|someone),
  how (?:can|do|could) (?:i|we) (?:contact|call|reach you|reach your|get in touch), get in touch, whatsapp number, e-?mail (?:id|address),
  your number, number (?:do|dedo|de do|dijiye|dena|bhejo|chahiye), (?:insaan|insan|aadmi|banda|kisi) se(?: …)? (?:baat|bat), baat (?:kara*|kar[ni]+|karwa*|ho sakti),
  office (?:kahan|address), इंसान से, किसी से बात, बात करा[^ ]*, बात करनी, बात करवा[^ ]*, फोन नंबर, फ़ोन नंबर, नंबर दो, नंबर दीजिए, नंबर चाहिए, संपर्क
`
const CREDIT = `
  input (?:tax )?credit, tax credit, itc, gst (?:credit|refund|back|claim|input|return), claim (?:back )?(?:the |my |our )?gst,
  gst (?:wapas|vapas|claim|set ?off), (?:gst|tax) invoices?, gstin, reverse charge, इनपुट टैक्स, इनपुट क्रेडिट, टैक्स क्रेडिट, जीएसटी क्रेडिट, जीएसटी वापस
`
const GST = `
  gst (?:is |bhi |already )*(?:extra|included|includes|inclusive|exclusive|separate|additional|alag|shaa?mil|mila|juda|jod|ke saath|ke sath|kitna|kitni|rate|charges?|amount|lagega|lagta|on this|on it),
  (?:includ*|incl|contain*|covers?|cover|with|without|plus|much|is|the|about|of|extra|on top of|mein|me) (?:the |any |all )?gst, (?:inclusive|exclusive) of (?:the |all )?tax(?:es)?, (?:includ*|with|without|plus) (?:the |all )?tax(?:es)?, gst (?:शामिल|अलग|मिला|जुड़ा|समेत|सहित|के साथ|कितना|कितनी|लगेगा), जीएसटी
`
const INCLUDED = `
  included in (?:the |this |that )?(?:price|cost|total|amount|plan), (?:hidden|extra|additional|other) (?:costs?|charges?|fees?), all[- ]inclusive, (?:aur|alag se) (?:kuch )?(?:kharch*|charge*), अलग से (?:खर्च|चार्ज)[^ ]*
`
const GUARANTEE = `
  guarant*, guranteed?, gaurantee, assure, assurance, promise, pakka, sure shot, give me your word, (?:will|can|does|do) …(?:definitely|surely|for sure|certainly|guaranteed), (?:definitely|surely) (?:work|bring|get|give)*, money ?back, refund if, गारंटी, गारन्टी, पक्का, वादा
`
const OUTCOME = `
  how many (?:new )?(?:customers?|clients?|sales|leads|buyers|walk-?ins|footfalls?|orders|admissions|enquiries|conversions|downloads) (?:will|would|can|do|should),
  kitne (?:customers?|grahak|log aayenge|leads|sale), कितने ग्राहक, (?:what|which) (?:roi|return on investment), roi
`
const DISCOUNT = `
  last price, best price, (?<!is the )(?<!'s the )final price, (?<!is the )final rate, best rate, lowest (?:price|rate) you can, lowest you can, discounts?(?! (?:sale|offer|store|shop|brand)),
  negotia*, bargain, (?:too|very|so|bahut|itna|kaafi) (?:expensive|costly|pricey|mehe?nga|mahanga|mehngi), (?:match|beat) (?:this|that|their|the|my|his) (?:price|quote|rate|offer),
  (?:aur|thoda|kuch) sasta …, sasta (?:karo|kar do|ho|milega), (?:और|थोड़ा) सस्ता, concession, rebate, any (?:offers?|deals?|scheme), special (?:rate|price|offer), (?:rate|price|daam) (?:kam|thoda kam), kuch kam (?:karo|kijiye|hoga|ho), kam (?:karo|kijiye|hoga) (?:rate|price|na),
  (?:make|do|get) it (?:any )?cheaper, reduce (?:the |your )?(?:price|rate)s?, (?:agency|cash|volume) (?:commission|discount), छूट, डिस्काउंट, (?<!सबसे )(?:महंगा|महँगा|महंगे), दाम कम, रेट कम, आखिरी दाम, सबसे अच्छा रेट
`
/** Wishes for a lower price that name the figure of a competitor. */
const MATCHING = `
  (?:another|other|one|some|different) (?:agency|agencies|vendor|company|planner|owner) (?:…)?(?:gave|gives|giving|quoted|quotes|quoting|offered|offers|offering), (?:can|could|will|would) you (?:match|beat)(?: (?:it|this|that|them|their *))?$,
  (?:doosri|dusri|dusra|doosra) agency
`
const PERCENT_OFF =
  '\\d{1,2} ?(?:%|percent|per cent|pct|प्रतिशत) (?:off(?! the budget)|discount|chhoot|chhut|concession|rebate|छूट|डिस्काउंट)'
/** The days of a plan; without one it is asked how long it takes until something runs. */
const LIVE = `
  when (?:will|does|do|is|can) (?:it|this|we|the (?:campaign|plan|ads?)) (?:all )?(?:go live|start|begin|end|finish|be live|run), kab (?:se )?(?:shuru|start|live|khatam|chaleg[ai]), कब (?:से )?(?:शुरू|चलेगा|चलेगी|खत्म)
`
const PRODUCTION = `
  go(?:es)? live, (?:chalu|shuru|live) (?:ho*|kab), turnaround, lead times?, deadlines?, चालू हो[^ ]*, production, printing, flex, mounting, installation, fabrication, art ?works?, creatives?, ad material, design files?, print files?, (?:ad|my|the) design, design (?:kab|size|file*|kaun),
  who (?:prints?|designs?|makes), प्रिंटिंग, छपाई, डिज़ाइन, डिजाइन, आर्टवर्क, फ्लेक्स, लगवाई
`
const PROOF = `
  how (?:will|do|would|can|could|shall) (?:i|we|one|you) (?:know|verify|check|confirm|prove|see|be sure|trust|track|monitor|audit|ensure|measure|make sure),
  (?:any |what |the )?proofs?, monitoring, (?:telecast|broadcast) certificate, (?:play|air) ?logs?, tear ?sheets?, (?:site|geo-?tagged) (?:photos?|pictures?), execution report, campaign report, evidence,
  (?:get|have|see|receive|give|send) …(?:reports?|pictures|photos), (?:report|photo|photos) (?:mileg[aie]|doge|denge|bhejoge), रिपोर्ट मिलेगी,
  kaise pata, kaise malum, kaise maloom, saboot, (?:sach|sahi) mein laga, कैसे पता, सबूत, प्रमाण, कैसे मालूम, फोटो मिले[^ ]*
`
const INVERSE = `
  (?:how much|what|how big an?|which) (?:budget|money|spend|amount|investment|is needed|is required|would it take|will it take|do i need|do we need|should i spend|will it cost|would it cost|does it cost)…(?:reach|get to|cover|be seen by|touch|meet),
  how much …(?:to (?:reach|get to|cover|be seen by|touch|meet)|reaching),
  (?:budget|money|paisa|cost) (?:needed|required|to|for) (?:to )?(?:reach|reaching|cover), (?:kitna|kitne|kitni) …(?:logo|logon|people|log) …(?:tak|reach|pahunch*),
  (?:cheapest|least expensive|most economical|lowest cost|best|smallest|minimum|least) (?:way|plan|mix|option|route|budget|money|spend) …(?:to (?:reach|get to|cover|touch|meet)|reaching), sabse (?:sasta|sasti|sasta tareeka) …(?:tak|pahunch*),
  (?:logo|logon|people|log) (?:tak|ko) …(?:kitna|kitne|kitni), लोगों तक …(?:कितन[^ ]*|बजट), कितन[^ ]{0,12} …लोगों तक
`
const LEAST = `
  (?:minimum|min|least|lowest|smallest|starting|start) (?:budget|spend|amount|investment|cost|price to start), at least how much, (?:sab ?se|sabse) kam,
  how (?:much|small)(?: an?)? (?:budget|money|spend) (?:is|do|does|should|would|will|shall|can)?, (?:what|how much) budget, budget (?:kitna|kya), kitna budget, kam se kam kitn*, kitne se (?:shuru|start), (?:the )?(?:least|minimum|lowest|smallest) (?:that )?(?:i|we|one|you) (?:can|could|must|should|have to|need to),
  (?:how much|what) (?:do|would|should|will|must) (?:i|we) (?:need|require|spend|invest)(?: at least)?, how (?:little|low) can, न्यूनतम, सबसे कम, कम से कम कितन[^ ]*, कितना बजट, बजट कितना, कितने से शुरू
`
const AVAILABLE = `
  availab*, khaa?li, vacant, vacancy, mil (?:sakt[aie]|jaa?yeg[ai]|jaeg[ai]), (?:is|are) (?:… )?(?:free|open|booked|taken|occupied|empty|blocked)(?: (?:for|in|from|on|at|during|now|right|then|next|this|or)|$),
  when (?:is|are|will|does|do) … (?:be |become |get )?(?:free|open), (?:which|what) … (?:is|are) (?:free|open|vacant), खाली, उपलब्ध, मिल सकत[^ ]*, मिल जाएग[^ ]*, मिलेग[^ ]*
`
const COMPARE = `
  which (?:one )?(?:is|are|will be|would be|works?|gives|performs?|medium|media|should) …(?:better|best|cheaper|more effective|works?), which one$, which (?:is|are|one is) (?:better|best|good|right|cheaper|more effective),
  (?:which|what) (?:medium|media|channel) …(?:cheapest|best|most|least|better|lowest|highest), (?:what|which)(?:'s| is) the (?:cheapest|best|widest) (?:medium|media)…,
  better (?:for|choice|option|medium|value|:|-), vs, versus, compare, comparison, (?:is|are|will|would) … better than, (?:kaun|kon)s?[aie]* (?:better|behtar|accha|achha|sahi|best), behtar, zyada (?:accha|achha|behtar|sahi|fayda),
  (?:best|right|most effective|ideal) (?:medium|media|channel|way) (?:for|to), what works (?:best|better), should (?:i|we) (?:go|use|choose|pick|do|take|prefer|advertise|run|try|start) … or, बेहतर, कौन[^ ]{0,12} (?:अच्छा|सही|बेहतर), ज्यादा (?:अच्छा|फायदे)[^ ]*
`
const EITHER = 'or, ya, या'
const PRICE = `
  (?:what|how much|kitn*|kya) …(?:cost*|price*|rates?|charge*|fees?|tariff|rent|padeg[ai]|lageg[ai]|lagt[ai]|kharch*), how much (?:is|are|does|do|did|for|would|will|it|to),
  (?:price|rate|cost|rent|charges?|tariff|rates|prices) (?:of|for|in|kya|kitn*|batao|bata do|bataiye|please|list|card), rate ?card, price ?list, quote for, quotation, kitne (?:ka|ki|ke|mein|me|mai|paise|rupaye), (?:what|how much) … (?:go|goes|going|sell|sells) for, (?:what|how much) … set (?:me|us) back,
  kitn[aie] (?:ka|ki|lagt[ai]|lageg[ai]|padt[ai]|padeg[ai]|kharch*|paisa|rate|charge|hai|hoga|hog[ai]), kya (?:rate|price|bhaav|bhav|daam|charge|kiraya), bhaa?v, kiraya, daam, keemat, kimat,
  minimum (?:duration|booking|period|order|days), (?:shortest|smallest) (?:booking|order), cheapest, (?:which|what) … (?:costliest|most expensive|dearest|priciest), (?:what|which) … (?:do you have|are there|have you got), do you have, how many … (?:do you have|are there|in your),
  (?:is|are) there (?:any )?(?:other|more|another|any) …, any other …, do you (?:cover|serve|sell|operate|offer|provide|work in) …, aur kaun*,
  (?:ka|ki|ke) (?:rates?|price|daam|charges?|cost|bhaa?v|kharcha), sast[aie] (?:wal[aie] )?…(?:kaun|kon)(?:s[aie])?, (?:kaun|kon) ?s[aie] sast[aie], सस्त[ाीे] (?:वाल[ाीे] )?कौन[^ ]*, कौन ?स[ाीे] सस्त[ाीे],
  is there (?:anything|something) …, किराया, किराए, कितने का, कितने की, कितने के, कितने में, कितना (?:लगेगा|पड़ेगा|खर्च|है|होगा), कितनी (?:लगेगी|कीमत|है), कितने रुपये, खर्चा?, रेट, दाम, कीमत, क़ीमत, भाव, सबसे सस्त[^ ]*
`
const WHY = `
  why, kyu+n?, kyon?, क्यों, क्यूं, क्यूँ, explain (?:the |this |your |these |me )?(?:plan|choice|choices|selection|reason*|mix), reason(?:s|ing)? (?:for|behind), how come,
  how (?:did|have) you (?:choose|chose|chosen|pick|picked|select|selected|arrive|come up|decide|decided|make), what(?:'s| is| was) the (?:logic|reason|rationale|basis), justify, rationale, वजह, कारण
`
const HOW_GOOD = `
  how (?:good|strong|optimal|efficient|effective) (?:is|are|was), (?:could|can|would|is) (?:another|a different|there|any other) …(?:better|best)(?: plan)?, (?:better|best|optimal|good) (?:possible )?(?:plan|mix|option)(?: possible)?,
  (?:is|was) (?:this|it|that)(?: plan| mix)? (?:really )?(?:the )?(?:best|optimal|good|any good|the optimum|efficient), (?:can|could) (?:it|this|the plan|this plan|we|you) (?:be )?(?:improved?|better|do better), (?:is|are) (?:it|this|that|they|the plan|this plan) (?:really |at all )?worth…, any better, better (?:idea|ideas|plan|option|options|mix|alternative)s?, (?:can|could|shall|should) (?:we|you|i|it) (?:do|get|be) (?:any |much |even |still )?(?:better|improved), improve (?:it|this|the plan|on),
  is (?:…) (?:enough|sufficient|adequate|too (?:much|little|less|low)), (?:kaafi|kafi) (?:hai|hoga|rahega)*, (?:काफ़ी|काफी) (?:है|होगा|रहेगा), sabse (?:accha|achha|badhiya|behtar|best), सबसे (?:अच्छ[ाीे]|बढ़िया|बेहतर) (?:प्लान|योजना),
  how (?:can|could|do) (?:i|we|you) (?:improve|get more), kitna (?:accha|achha) (?:hai|plan), (?:is|will) (?:this|it|that|the (?:budget|money)) (?:be )?(?:enough|sufficient), पर्याप्त, (?:aur|isse|is se) (?:accha|achha|behtar|better), कितना अच्छा, इससे (?:अच्छा|बेहतर), और (?:अच्छा|बेहतर)
`
const FIGURES = `
  how many (?:people|adults|persons|lines|placements|sites|spots|hoardings|stations|screens|impressions|views|times|cities|media|days|weeks|new people|households), how (?:often|frequently|long|wide|far), what reach, total reach, how much (?:reach|money|budget|is left|will be left|remains|of the budget|in total|total|in all|altogether),
  cost per (?:thousand|mille|person|head|contact|reach*|rating point|grp), (?:what|whats|what's|tell me|show me|and|give me)(?: (?:is|are|about|will be))? (?:the|my|our|its|total|overall) (?:total |overall |average |plan's |estimated |expected )*(?:${term}|cost|price|total|spend|budget|amount|people), total (?:cost|amount|price|spend),
  how many (?:\\w+ ){1,2}(?:spots?|insertions?|hoardings|stations|sites|screens|panels|autos|buses|lines), which (?:\\w+ )?(?:stations?|channels?|papers?|newspapers?|hoardings?|sites?|locations?|localities|screens?|areas?|lines?)(?: (?:did|have|are|will|in|of)|$),
  (?:kaun|kon) ?s[ei] (?:\\w+ )?(?:stations?|channels?|hoardings?|akhbaa?r|jagah|areas?|lines?|sites?), कौन ?(?:से|सी|सा) (?:स्टेशन|चैनल|होर्डिंग|अखबार|जगह|इलाके|लाइन)[^ ]*, kitna (?:paisa |budget )?(?:bacha|bach gaya|bachega|bachta), कितना (?:पैसा |बजट )?(?:बचा|बचेगा),
  ${LIVE}, (?:who|which|what|kiska|kiski|kaun) …(?:vendors?|owners?|sellers?|owns|sells|malik),
  kitne (?:log|logon|logo|people|impressions|spot|hoarding*|line*|baar), kitni (?:baar|reach|jagah), kul (?:kitna|kharch*), total kitna, what (?:percent|percentage|per cent|share|part|%) …, how much …(?:goes|is spent|on|in|for|to), which (?:city|medium|media|town) …(?:most|least|more|bulk), (?:which|what) (?:day|date)s? …(?:start|begin|end|finish|run)*, (?:who|what) (?:is|are) (?:the|my|our|its) (?:target )?(?:audience|people|customers?), who (?:will|would|all|exactly)? ?(?:sees?|hears?|watch*|be reached)…, who (?:will|would) …(?:see|hear|watch)…,
  when (?:does|do|will|would|is|are) …(?:start|begin|end|finish|over|stop)…, kab (?:se|tak) …, kitna (?:bacha|bachega), kitne bache, कितना (?:बचा|बचेगा), कितने बचे, कब (?:से|तक) …, कितने (?:लोग|लोगों|बार|होर्डिंग[^ ]*|लाइन[^ ]*), कितनी (?:बार|पहुँच|पहुंच), कुल (?:कितन[^ ]*|खर्च[^ ]*)
`
const MEANING = `
  what(?:'s| is| are| exactly is| do you mean by|s)(?: a| an| meant by)? (?:${term})(?! (?:cost|price|rate)), what (?:does|do)(?: a| an| the)? (?:${term}) (?:mean|stand)s?, (?:meaning|definition|full form) of (?:a |an |the )?(?:${term}), (?:define|explain) (?:a |an |the )?(?:${term}),
  (?:${term}) (?:kya|ka matlab|ki full form|matlab|means?|meaning|full form|stands? for|का मतलब|क्या|मतलब|का अर्थ), difference between …, … (?:aur|और) … (?:mein|me|में) (?:kya )?(?:farak|fark|antar|क्या )?(?:फर्क|फ़र्क|अंतर|farak|fark|antar)
`
/** A measure as the whole question: "CPM?". */
const MEASURE =
  /^(?:(?:and|aur|the|what about) )*(?:cpm|cpt|grps?|ots|reach|frequency|impressions|fct|sov|tvrs?|trps?|cprp)$/
const BOOK = `
  book (?:it|this|them|these|now|all|everything|the (?:plan|campaign|lot|sites|lines)|kar*|kardo|my|these), (?:how|kaise|can i|where) …book, confirm (?:it|this|the|booking|kar*), go ahead, proceed (?:with)?(?: (?:this|it|booking))?,
  finali[sz]e, place (?:the |an |my )?order, reserve (?:it|this|them|these), hold (?:it|these|them|this), is it booked, (?:have|did) you book*, next step, (?:how|when|where|can|do|should|may) (?:can |do |should |will )?(?:i|we) (?:have to |need to )?pay, payments?, instal+ments?, emi, (?:in )?advance(?: payment)?(?! (?:everything|it|all|by|the (?:start|campaign|dates?|plan))), credit (?:period|terms|days), upi,
  (?:can|could|may|do|what if|how|if) …cancel(?:led)?, cancellation*, refunds?, withdraw, (?:owner|vendor|they|site) (?:says?|said|refus*|reject*|declin*|backs? out) …, (?:get|give|send|have|receive) …(?:invoice|bill), pay (?:later|online|in parts?|by card|half), रद्द, रिफंड, रिफ़ंड, kist*, paise kab, paisa kab, kaise (?:dena|de|pay), बुक कर[^ ]*, बुकिंग, पेमेंट, भुगतान, किस्त[^ ]*, किश्त[^ ]*, एडवांस, पैसे कब, पैसा कब, पैसे कैसे
`
const DISLIKE = `
  (?:don't|do not|didn't|did not|not|doesn't|dont|didnt) (?:really |quite |much )?(?:like|love|liking) (?:it|this|that|the|your|any)(?: (?:plan|mix|one|option|idea))?, not (?:happy|satisfied|good enough|impressed|convinced|what i (?:want|wanted|asked|need)), hate (?:it|this|the plan),
  (?:bad|poor|terrible|useless|rubbish|boring|weak|horrible|awful) (?:plan|mix|idea), (?:this|it|plan) is (?:bad|poor|terrible|useless|rubbish|boring|weak|horrible|awful|not good), bekaar, bekar, maza nahi*, mazaa nahi*, pasand nahi*, (?:accha|achha|acha|theek|thik) nahi*, kuch aur dikha*,
  (?:show|give) me (?:something|anything) (?:else|different), another option, too few (?:people|lines|hoardings|sites|spots|eyeballs|cities), (?:reach|this|it) is (?:too )?(?:low|less|poor|small|weak)(?! budget), too (?:low|little|less) reach, not enough (?:people|reach|eyeballs|lines), bahut kam (?:log|reach|people)*, unhappy, disappoint*, पसंद नहीं, पसन्द नहीं, अच्छा नहीं, ठीक नहीं, बेकार, मज़ा नहीं, मजा नहीं, कुछ और दिखा[^ ]*
`

const NEEDED = `
  (?:is|are) …(?:necessary|needed|required), do (?:i|we) (?:really )?need, zaroori, zaruri, jaruri, जरूरी, ज़रूरी
`

/** Rules in order: the first one that fits a clause gives its intent. */
export const RULES: readonly Rule[] = [
  { intent: 'share', words: words(SHARE), isWithoutMoney: true },
  { intent: 'human', words: words(HUMAN) },
  { intent: 'gst_credit', words: words(CREDIT) },
  { intent: 'guarantee', words: words(GUARANTEE), isWeak: true },
  { intent: 'guarantee', words: words(OUTCOME) },
  { intent: 'why', words: words(WHY) },
  { intent: 'more_money', words: words(MORE_MONEY), isOfMoney: true, isOfPlan: true },
  { intent: 'which_line', words: words(RANKED_LINE), isWeak: true, isWithoutMoney: true, isOfPlan: true },
  { intent: 'which_line', words: words(WIDEST_OF_STOCK), isWeak: true, isWithoutMoney: true },
  { intent: 'dislike', words: words(DISLIKE), isAlone: true },
  { intent: 'discount', words: words(DISCOUNT), isAlone: true, isWithoutMoney: true },
  { intent: 'method', words: words(METHOD), isWithoutMoney: true },
  { intent: 'discount', words: words(MATCHING) },
  { intent: 'discount', words: words(PERCENT_OFF), isAlone: true },
  { intent: 'papers', words: words(PAPERS) },
  { intent: 'which_line', words: words(NEAREST), isWeak: true, isWithoutMoney: true },
  { intent: 'which_line', words: words(PLACED_LINE), isWeak: true, isWithoutMoney: true, isOfPlan: true },
  { intent: 'figures', words: words(LIVE), isWeak: true, isOfPlan: true },
  { intent: 'production', words: words(PRODUCTION), isWeak: true },
  { intent: 'figures', words: words(GST), isWeak: true, isLed: true },
  { intent: 'figures', words: words(INCLUDED), isWeak: true, isWithoutMoney: true, isOfPlan: true },
  { intent: 'proof', words: words(PROOF), isWeak: true },
  { intent: 'what_is', words: words(MEANING) },
  { intent: 'what_is', words: MEASURE, isWeak: true },
  { intent: 'inverse', words: words(INVERSE) },
  { intent: 'least_budget', words: words(LEAST), isWithoutMoney: true },
  { intent: 'figures', words: words('cost per (?:thousand|mille|person|head|contact|rating point)') },
  { intent: 'availability', words: words(AVAILABLE), isWeak: true, isWithoutMoney: true },
  { intent: 'how_good', words: words(HOW_GOOD), isWeak: true },
  { intent: 'why', words: words(GOOD_LINE), isWeak: true, isWithoutMoney: true, isOfPlan: true },
  { intent: 'compare', words: words(COMPARE), isWithoutMoney: true },
  { intent: 'price', words: words(PRICE), isWithoutMoney: true },
  { intent: 'figures', words: words(FIGURES), isWeak: true, isWithoutMoney: true },
  { intent: 'figures', words: words(SUMMARY), isWithoutMoney: true, isOfPlan: true },
  { intent: 'book', words: words(BOOK), isAlone: true },
  { intent: 'why', words: words(NEEDED), isWeak: true, isWithoutMoney: true },
]
/** "Radio or newspaper?": a choice between two media or cities. */
export const CHOICE = words(EITHER)

const BEFORE =
  '^(?:(?:and|so|but|ok|okay|please|pls|hey|hi|hello|also|then|aur|accha|achha|haan|well|sir|bhai|now|btw|by the way|और|तो|अच्छा|for|in) )*'
const LEADS = `
  what*, which, who, whom, whose, when, where, why, how, is, are, am, was, were, will, would, can, could, do, does, did, should, shall,
  has, have (?:you|we|i), may i, kya, kitn*, kaun*, kon ?s[ei], kaise, kab, kahan, kyu+n?, kyon?, any (?:chance|idea|discount|offers?|proof), tell me, remind me, let me know,
  i (?:want|need|would like|wish) to (?:know|understand), explain, compare, define, batao, bataiye, क्या, कितन[^ ]*, कौन[^ ]*, कैसे, कब, कहाँ, कहां, क्यों, बताओ, बताइए, बताएं
`
const TAILS = `kya, batao, bata do, bataiye, batana, hai na, kitna, kitne, kab, kaise, क्या, बताओ, बताइए, बताएं, कितना, कितने, कब, कैसे, milega, milegi, hai kya, है क्या, मिलेगा, मिलेगी`
const LEADING = new RegExp(`${BEFORE}${anyOf(LEADS)}(?![\\p{L}\\p{M}])`, 'u')
const ENDING = new RegExp(`(?<![\\p{L}\\p{M}])${anyOf(TAILS)}(?: (?:hai|ho|hoga|है|हो|होगा))?$`, 'u')

const INSIDE = words(
  `kitn[aie](?! bhi), kab(?! bhi| se), kaise(?! bhi), कितन[ािीे](?! भी), कब(?! भी| से), कैसे(?! भी), क्यों`,
)

/** True when a clause asks: by its first or last words, or by a word of Hindi that asks in any position. */
export const isAsking = (clause: string): boolean => LEADING.test(clause) || ENDING.test(clause) || INSIDE.test(clause)

const EDITS =
  'add|drop|remove|make|use|include|exclude|change|increase|raise|lower|swap|replace|shift|push|move|postpone|extend|shorten|cut|put|create|prepare|build|plan|keep|lock|spend|double|halve|split|start|run|skip|try|switch|go with|go for|bring|take|have (?:more|less|fewer)|give me (?:a|another|more|less)|show me (?:a|another|more|less)'
const ASKED_EDIT = new RegExp(
  `${BEFORE}(?:(?:can|could|will|would|should|shall|may|might) (?:you|we|u|i|it)(?: (?:all|also|please|just|maybe|kindly))* (?:${EDITS})\\b|(?:why not|why don't (?:you|we)) (?:${EDITS})\\b|(?:kyu+n? na|kyon na) |(?:what|how) (?:about|if)\\b)`,
)
const REAL_QUESTION = words(
  'or, cheaper, price, prices, rates?, cost, costs, gst, available, free, artwork, how much, book (?:it|this)',
)

const ON_LINES =
  /^(?:(?:please|pls|and|then|now|ok|okay|just|so) )*(?:drop|remove|delete|take out|cut out|cancel|replace|swap|exchange|lock|unlock) |(?<![\p{L}\p{M}])(?:hata|nikaa?l|badal|हटा|निकाल|बदल) ?(?:do|dijiye|दो|दीजिए)$/u

/** True when a clause orders a change of lines: "take out the cheapest line" asks for no price. */
export const isLineOrder = (clause: string): boolean => ON_LINES.test(clause)

/**
 * True when a clause is a change in the form of a question: "can you add radio", "what about Thane instead", "why not
 * use TV".
 */
export const isAskedEdit = (clause: string): boolean => ASKED_EDIT.test(clause) && !REAL_QUESTION.test(clause)

/** Words that ask, at the beginning of a clause: "when possible" and "which means" state something. */
const ASKS = new RegExp(
  `${BEFORE}(?:which|who|whose|whom|when(?! (?:possible|needed))|where(?! (?:possible|needed))|how(?! about)|what(?! (?:about|if))|kaun\\w*|kon|kitn\\w*|kab|kahan|kaise|कौन|कितन[ाीे]|कब|कहाँ|कहां|कैसे)(?![\\p{L}\\p{M}])`,
  'u',
)
/** Orders and proposals that a question mark may end: "add radio?", "Pune bhi?", "kya radio daal sakte ho?". */
const PROPOSED = new RegExp(
  `${BEFORE}(?:(?:let's|lets|please|kindly|can|could|may|might|shall|should we|would you|we can|you can|i want|i need|i would like|is it (?:possible|ok|okay|fine|alright)|would it be (?:possible|ok|okay|fine)|is there (?:a|any) way|any way|what (?:i|we) (?:want|need|mean|meant)|when (?:i|we) said|how (?:i|we) want) |(?:${EDITS}|move|go)(?: |$))`,
)
const PROPOSING = words(
  `also, too, as well, more, less, fewer, zyada, instead, rather, bhi, भी, add, only, sirf, सिर्फ, daal*, dal*, jod*, laga*, hata*, nika*, badha*, ghata*, badl*, rakh*, chala*, bana*, kar (?:do|lo|de|den|sakt*), karo, karein, karen, le lo, lelo, डाल[^ ]*, जोड़[^ ]*, लगा[^ ]*, हटा[^ ]*, निकाल[^ ]*, बढ़ा[^ ]*, घटा[^ ]*, बदल[^ ]*, रख[^ ]*, बना[^ ]*, कर (?:दो|लो|दें|सकत[^ ]*), करो, करें`,
)

/** True when a clause asks something and orders nothing, for any subject. */
export const isOpenQuestion = ({ text, isAsked }: { text: string; isAsked: boolean }): boolean =>
  !ASKED_EDIT.test(text) &&
  !PROPOSED.test(text) &&
  !isLineOrder(text) &&
  (ASKS.test(text) || (isAsked && !PROPOSING.test(text)))
