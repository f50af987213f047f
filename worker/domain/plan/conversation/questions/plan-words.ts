/** Words of questions about a plan that stands, about its papers and about taking it along, as tables of `anyOf`. */

const THING =
  '(?:(?:radio|tv|digital|newspaper|metro|cinema) )?(?:one|ones|line|lines|placement|placements|hoardings?|billboards?|unipoles?|gantry|gantries|sites?|spots?|stations?|screens?|channels?|shows?|papers?|newspapers?|titles?|bus shelters?|shelters?|creators?|influencers?|ad|ads)'
const OF_PLAN = '(?:(?:of|from|in|among|out of) (?:these|those|them|the|this|our|my)(?: \\w+){0,2} )?'
const MOST =
  '(?:most|least|fewest|more|maximum|max|minimum|highest|lowest|best|worst|widest|biggest|largest|smallest|cheapest|dearest|costliest|priciest|weakest)'

/** A line by its rank: "which line reaches most people". */
export const RANKED_LINE = `
  which (?:of (?:these|those|them)|(?:of (?:the|my|our|these|those) )?${THING}) …${MOST},
  which (?:has|have|gets?|gives?|brings?|reach|reaches|costs?|is|are) …${MOST}, (?:who|what) (?:costs|reaches) (?:the )?${MOST},
  what(?:'s| is) (?:the|my|our) ${MOST}(?: \\w+)? (?:line|placement|site)…, (?:show|tell) me the ${MOST}(?: \\w+)? (?:line|placement),
  (?:kaun|kon) ?s[aie] (?:line|hoarding|jagah|station|spot|site) …(?:sabse|zyada|kam), sabse (?:zyada|kam|sast[aie]|mehe?ng[aie]|mahang[aie]) …(?:line|hoarding|jagah|station) (?:kaun|kon)*,
  कौन ?स[ीाे] (?:लाइन|होर्डिंग|जगह|स्टेशन) …सबसे, सबसे …(?:लाइन|होर्डिंग|जगह|स्टेशन) कौन[^ ]*
`
/** What is nearest to a place. */
export const NEAREST = `
  (?:which|what|who|is there|are there|any|do we have|do you have) …(?:closest|nearest|nearer|closer|near), (?:closest|nearest) (?:${THING} )?${OF_PLAN}to, (?:which|what) …(?:close|next) to,
  how (?:far|near|close) (?:is|are)…(?:to|from), (?:kaun|kon) ?s[aie] …(?:paas|pas|nazdeek|nazdik|najdik|kareeb|karib), sabse (?:paas|pas|nazdeek|nazdik|najdik|kareeb|karib),
  कौन ?स[ीाे] …(?:पास|नज़दीक|नजदीक|करीब), सबसे (?:पास|नज़दीक|नजदीक|करीब), कितनी दूर, kitn[ia] door, kitn[ia] dur
`
/** Lines that stand in a place: "which hoardings are in Baner". */
export const PLACED_LINE = `which (?:of (?:these|those|them)|(?:of (?:the|my|our|these|those) )?${THING}) …(?:in|on|at|near), where (?:is|are|will) …${THING}, where …(?:stand|located|placed), kahan …(?:lag*|hai|hain|hoga|honge), कहाँ …(?:लग[^ ]*|है|हैं), कहां …(?:लग[^ ]*|है|हैं)`

export const PAPERS = `
  (?:what|which|any|all) (?:legal )?(?:paperwork|documents?|docs|licen[cs]es?|permits?|permissions?|certificates?|approvals?|noc|formalities), (?:what|which|any) papers …(?:need*|require*|want|submit|give|ask), (?:documents?|docs|paperwork) (?:needed|required),
  (?:need|needs|require|submit|give|provide|upload) (?:any|you|us|some|which|what) (?:papers|documents?|licen[cs]e|permission|certificates?|approvals?), (?:is|are|do (?:i|we) need) (?:any |a |some )?(?:papers|documents?|paperwork|licen[cs]e|permission|certificate|noc|approval)(?: (?:needed|required|necessary))?,
  (?:legal|compliance) (?:requirements?|rules|conditions|formalities), (?:kaun|kon) ?s[aie] (?:kaga[zj]*|documents?|papers?), kya (?:kaga[zj]*|documents?|papers?), (?:kaga[zj]*|documents?|papers?|dastave[zj]*) (?:kya|kaun*|chahiye|lage*|dene|dena),
  कागज़?(?:ात)?, काग़ज़?(?:ात)?, दस्तावेज़?, डॉक्यूमेंट[^ ]*, लाइसेंस (?:चाहिए|लगेगा), अनुमति (?:चाहिए|लगेगी)
`
const THE_PLAN =
  '(?:the|this|that|it|my|our|full|whole|a|an|media|final|complete|copy|of|yeh|ye|plan|quote|proposal|quotation)'
const OUTSIDE =
  '(?:whatsapp|whats app|e-?mail|mail|sms|telegram|slack|inbox|boss|team|client|colleagues?|partner|manager|husband|wife|director|cfo|ceo|owner|friend|office)'
/** Sending the plan, or taking it along as a file. */
export const SHARE = `
  (?:send|share|forward|show|mail|e-?mail|whatsapp|give|drop) (?:${THE_PLAN} )*(?:me |us )?(?:${THE_PLAN} )*(?:to|with|on|over|by|via|in|at|ko) (?:(?:my|our|the|a|his|her|me|us|on|by) )*${OUTSIDE},
  (?:send|share|forward|mail|e-?mail|whatsapp) (?:me|us|it|this|that|(?:the|this|my|our) (?:media )?plan|plan|to me|to us)(?: (?:this|it|the plan|that|plan|over|please|now|to me|to us))*$,
  (?:download|export|save as|get|give me|send|send me|share|print|need|want|have|bhejo|open|see)(?: (?:the|this|it|a|an|my|me|as|in|into|plan|to|of|copy))* (?:excel|xlsx?|csv|pdf|ppt|powerpoint|deck|presentation|spread ?sheet|workbook|word file|print ?out|file),
  (?:excel|xlsx?|csv|pdf|ppt|powerpoint|deck|presentation|spread ?sheet|workbook|file|link|plan) (?:bhej*|do$|dedo|de do|chahiye|mileg[ai]|mil sakt[ai]|banao|nikalo|download*|export*), (?:share(?:able)?|public) link, (?:print|download|export) (?:it|this|the plan|plan|option)?$,
  whatsapp (?:pe|par|pr|kar*|me|mein|bhej*), (?:mail|e-?mail) (?:pe|par|kar*|bhej*), (?:boss|team|client|partner) ko (?:bhej*|dikha*|dikhana),
  (?:व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|वाट्सऐप|ईमेल|मेल|एक्सेल|पीडीएफ) (?:पर |में )?(?:भेज[^ ]*|कर[^ ]*|दो|चाहिए), (?:प्लान|योजना) (?:भेज[^ ]*|शेयर[^ ]*|डाउनलोड[^ ]*), शेयर कर[^ ]*, डाउनलोड
`
/** What a step of the budget would change. */
export const MORE_MONEY = `
  what (?:do|would|will|can|could|all|else|extra|more) …(?:get|gain|reach|happen|bring|buy|change|difference)…, what(?:'s| is| would be) the (?:gain|difference|benefit|effect|impact|use)…, what happens (?:if|with)…, what (?:if|about) (?:(?:i|we|you) )?(?:add|put|spend|invest|give|increase|raise|cut|reduce|save|had|have|go)…,
  what if (?:the |my |our )?budget…, how (?:many|much) (?:more|extra|additional|less|fewer)…, (?:is|would) it (?:be )?worth…, will …(?:help|matter|change)…, does …(?:help|matter)…, (?:should|shall) (?:i|we) (?:add|put|spend|increase)…,
  (?:daal*|dal*|laga*|badha*|jod*|kar*|du|dun|doon|de|den|dein|add kar*) to(?: kya…)?$, …to kya (?:hoga|milega|fayda|fark|farak)…, (?:aur|extra) …(?:se|mein|me) kya…, (?:डालूं|डालूँ|डालें|लगाऊं|लगाऊँ|लगाएं|लगाएँ|बढ़ाऊं|बढ़ाऊँ|बढ़ाएं|बढ़ाएँ|जोड़ूं|जोड़ूँ|जोड़ें|दूं|दूँ|दें) तो…, …तो क्या (?:होगा|मिलेगा|फ़ायदा|फायदा)…
`
