/** What may not be advertised, and why. */
const REFUSED: readonly (readonly [words: RegExp, reason: string])[] = [
  [
    /\b(?:tobacco|cigarettes?|cigars?|bidis?|beedis?|gutkha|gutka|pan masala|paan masala|khaini|zarda|hookah|vapes?|vaping|e-cigarettes?|smokeless)\b|तंबाकू|गुटखा/,
    'Tobacco, gutkha and pan masala cannot be advertised in India, so I cannot plan this campaign.',
  ],
  [
    /\b(?:betting|gambling|satta|matka|casinos?|bookmakers?|sportsbook|rummy|poker|teen patti|lotter(?:y|ies)|wagering|real[- ]money (?:game|gaming|games))\b|सट्टा|जुआ/,
    'Betting and games for money cannot be advertised in India, so I cannot plan this campaign.',
  ],
  [
    /\b(?:cocaine|heroin|ganja|weed|marijuana|cannabis|charas|hashish|mdma|narcotics?|illegal drugs|drug dealing|drugs|steroids)\b/,
    'Drugs cannot be advertised, so I cannot plan this campaign.',
  ],
  [
    /\b(?:guns?|pistols?|rifles?|firearms?|weapons?|ammunition|explosives?|grenades?|katta)\b/,
    'Weapons cannot be advertised, so I cannot plan this campaign.',
  ],
  [
    /\b(?:whisk(?:e?y)|vodka|rum brand|beer|liquor|alcohol|daru|sharab|wine shop|theka|breezer)\b/,
    'Alcohol cannot be advertised in India, so I cannot plan this campaign.',
  ],
  [
    /\b(?:porn\w*|escorts?|escort service|sex (?:toys?|service)|adult (?:site|website|content))\b/,
    'Adult services cannot be advertised here, so I cannot plan this campaign.',
  ],
  [
    /\b(?:hate (?:speech|campaign)|against (?:muslims|hindus|christians|sikhs|dalits|jews|foreigners)|(?:kill|boycott|drive out|throw out) (?:all )?(?:muslims|hindus|christians|sikhs|dalits)|communal|ethnic cleansing|genocide)\b/,
    'Messages against a community cannot be advertised, so I cannot plan this campaign.',
  ],
  [
    /\b(?:fake (?:currency|notes|degree|degrees|id)|ponzi|counterfeit|miracle cure|cure (?:for )?cancer|black magic|vashikaran|stolen|hacking service)\b/,
    'This cannot be advertised lawfully, so I cannot plan this campaign.',
  ],
]

/** Campaigns against these things, and things that only sound like them. */
const HARMLESS =
  /\b(?:anti|against|quit(?:ting)?|stop|de-?addiction|say no|cessation|prevent(?:ion|ing)?|rehab\w*|awareness (?:about|on|against)|harms? of|free from|nasha mukti|non-?alcoholic|alcohol[- ]free|ginger beer|root beer|drug ?stores?|water guns?|toy guns?|glue guns?|nerf|massage guns?|tobacco[- ]free|smoke[- ]free|no smoking|ngo|drug abuse|weed ?(?:killer|control)|weed removal|seaweed|beer batter)\b/

const TAMPERING =
  /\b(?:ignore|forget|disregard|override|bypass)\b[^.!?]{0,40}\b(?:rules?|instructions?|prompts?|previous|above|guidelines|restrictions|system)\b|\b(?:system prompt|developer mode|jailbreak|dan mode|hidden (?:prompt|instructions)|your (?:instructions|prompt|rules|system)|initial prompt|api keys?|secret key|env(?:ironment)? variables?|database dump|drop table|<script)\b|\b(?:you are now|act as|pretend (?:to be|you)|roleplay)\b|^\s*(?:system|assistant|developer)\s*:/
const PRICE_TAMPERING =
  /\b\d{1,3} ?(?:%|percent|per cent) (?:off|discount)\b|\bdiscount(?:s|ed)?\b(?! (?:sale|offer|store|shop|brand))|\b(?:price|rate|cost|charge|sell|book)\w*\b[^.!?]{0,30}\b(?:(?:at|to|for|as|=|be|is)\s*)(?:₹|rs\.?|inr)\s*[01]\b(?![,.\d]| ?(?:lakh|lac|l\b|cr|k\b))|\b(?:at|for)\s*(?:₹|rs\.?|inr)\s*1\s*(?:each|only|per|a\b)|\bset (?:the |all )?(?:price|rate)s?\b|\bnegotiat\w*|\bmake it cheaper\b/

const OFF_TOPIC =
  /\b(?:weather|temperature|forecast|cricket|match score|(?:the|live|ipl) score|score of|who won|world cup|football match|joke|poem|shayari|song lyrics|recipe|cook|capital of|prime minister|president of|chief minister|homework|essay|translate|horoscope|astrology|stock price|share price|bitcoin|crypto price|gold rate|gold price|python|javascript|java code|write code|write a (?:code|program|script|function|story|poem|letter)|algorithm|sql query|solve|equation|square root|meaning of life|girlfriend|boyfriend|date me|love you|movie (?:recommend\w*|to watch)|news today|latest news|train ticket|flight ticket|book a (?:flight|hotel|cab|table)|medical advice|headache|fever|doctor near|tell me about (?:yourself|history)|history of|distance between|what time is it|who is|how old)\b/
const CAMPAIGN =
  /\b(?:campaign|advertis\w*|ads?\b|hoardings?|billboards?|budget|lakhs?|lacs?|crores?|media plan|promot\w*|launch\w*|brand|radio|newspapers?|tv ads|plan)\b/

const GREETING =
  /^(?:(?:hi+|hello+|hey+|helo|hola|namaste|namaskar|namaskaram|vanakkam|good (?:morning|afternoon|evening|day)|yo|sup|नमस्ते|हेलो|हाय|there|ji|sir|madam|team|bhai|adchowk|everyone|planner|how are you|kaise ho|what's up)[\s,.!?]*)+$/
const THANKS =
  /^(?:(?:thanks?|thank you|thank u|thx|ty|dhanyavaad|dhanyawad|shukriya|great|perfect|awesome|nice|good|cool|super|love it|looks (?:good|great)|so much|very much|a lot|bahut|ok|okay|got it|bye|धन्यवाद|that's all|done|for (?:this|the plan|your help))[\s,.!]*)+$/
const HELP =
  /^(?:help|help me|what can you do|how (?:does|do) (?:this|it|you) work|how (?:do|can|should) i (?:start|use|begin|plan)\b.*|what do you (?:do|need|offer)|who are you|what are you|are you (?:a )?(?:bot|human|robot|ai)|menu|options|kya kar sakte ho)[\s?.!]*$/
const WHY =
  /\b(?:why (?:did|do|have|has|is|are|was|were|these|this|those|not|so|only|no)|why\s*\?|^why\b|kyun|kyon|kyo|क्यों|explain (?:the |this |your |these |me )?(?:plan|choice|choices|selection|reason\w*|why|mix)|reason(?:s|ing)? (?:for|behind)|how (?:did|have) you (?:choose|chose|chosen|pick|picked|select|selected|arrive|come up|decide|decided|make)|what(?:'s| is) the (?:logic|reason|rationale|basis)|justify|rationale)\b|\bwhy\s*\?*$/
const SUGGESTING = /\bwhy (?:not|don't (?:you|we)) (?:add|use|try|include|do|make|run|go)\b/g
const POLITICAL =
  /\b(?:election|elections|political party|political|vote for|candidate for|bjp|congress party|aap party|mla|mp candidate|corporator|panchayat polls?|lok sabha|vidhan sabha|chunav)\b/

/** What the last message wants, and what has to be said of it. */
export interface IntentReading {
  intent: 'plan' | 'greeting' | 'why' | 'off_topic' | 'refused' | 'help' | 'thanks'
  refusal: string | null
  /** Whether the refusal holds for what is advertised, until something else is. */
  isLasting: boolean
  /** Whether a price, a discount or a rule was to be changed. */
  asksForTerms: boolean
  isPolitical: boolean
}

/** "Why not add radio?" proposes; "why" alone asks. */
export const withoutProposals = (text: string): string =>
  text.replace(SUGGESTING, (said) => `${' '.repeat(said.length - 4)} add`)

/** The intent of one normalised message. */
export function readIntent(text: string): IntentReading {
  const said = (intent: IntentReading['intent'], refusal: string | null = null, isLasting = false): IntentReading => ({
    intent,
    refusal,
    isLasting,
    asksForTerms: PRICE_TAMPERING.test(text) || TAMPERING.test(text),
    isPolitical: POLITICAL.test(text),
  })
  const banned = HARMLESS.test(text) ? undefined : REFUSED.find(([words]) => words.test(text))
  if (banned) return said('refused', banned[1], true)
  if (GREETING.test(text)) return said('greeting')
  if (THANKS.test(text)) return said('thanks')
  if (HELP.test(text)) return said('help')
  if (TAMPERING.test(text)) {
    return said(
      'refused',
      'I only plan advertising, with the rates of the catalogue; how I am set up is not something I share or change.',
    )
  }
  if (OFF_TOPIC.test(text) && !CAMPAIGN.test(text)) return said('off_topic')
  if (WHY.test(text)) return said('why')
  return said('plan')
}

/** Whether a text tries to change the rules; the facts beside it still count. */
export const isReset = (text: string): boolean =>
  /^(?:(?:please|ok|okay|let's|lets|can we|i want to)\s+)*(?:reset|start over|start again|start afresh|start fresh|restart|new campaign|new plan|clear (?:all|everything|the plan|it)|forget (?:everything|it all|all (?:of )?(?:this|that|it))|shuru se|naya plan|phir se shuru)\b/.test(
    text,
  )
