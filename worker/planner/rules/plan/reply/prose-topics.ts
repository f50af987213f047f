import { phrase } from './prose-table.ts'

/** Goods, permits and rules of law: `compliance` alone speaks of them. */
const LAW = phrase(`
  tobacco, cigarettes?, bidis?, gutkha, gutka, khaini, hookah, vapes?, vaping, nicotine, pan masala, liquor, alcohol*, beers?, wines?, whisk(?:y|ey), rum, vodka,
  betting, gambl*, casinos?, lotter(?:y|ies), rummy, poker, fantasy (?:games?|sports?), surrogat*, crypto*, bitcoin, steroids?, drugs?, weapons?, firearms?,
  election*, political, politics, part(?:y|ies) ads?, permits?, permitted, permission*, licen[cs]e?d?s?, approvals?, clearances?, cleared, certificates?, certification,
  legal*, illegal*, law, laws, lawful*, lawyers?, by law, banned, bans?, prohibited, forbidden, (?:is|are|be|not) allowed, compliant, compliance, complies, comply,
  regulat*, statut*, disclaimers?, self-declaration, court*, police, municipal corporation, rera, asci, fssai, mcmc, cbfc, sebi, irdai, rbi, ccpa, trai, cotpa, dmr,
  no objection, noc, act \\d{4}, sex determination, cures?, miracle*, medical claims?,
  tambaku, sharab, daaru, daru, satta, jua, anumati, kanoon, kanooni, ijazat,
  तंबाकू, तम्बाकू, सिगरेट, बीड़ी, गुटखा, पान मसाला, शराब, सट्टा, जुआ, अनुमति, इजाज़त, इजाजत, क़ानून, कानून, कानूनी, लाइसेंस, मंज़ूरी, मंजूरी, प्रतिबंध, चुनाव`)

/** Talk of the text that the model was given, of the model itself, or in its form. */
const RULES = phrase(`
  instruct*, system, systems? (?:prompt|message|text|note)s?, prompts?, language models?, llms?, ai models?, an ai, as ai, a bot, bots?, chatbots?, (?:an? )?(?:virtual|ai) assistant, gpt*, chatgpt, openai, anthropic, claude, gemini, llama,
  my (?:rules?|guidelines?|role|developers?|makers?|creators?|training|programming|settings|tools?|orders|configuration|policy|policies|persona), (?:the|these|those|hidden|secret|internal) (?:rules?|guidelines?),
  (?:i was|i am|i'm|i have been|i've been) (?:told|programmed|trained|instructed|not allowed|not permitted|configured|designed|asked not|forbidden|made to|set up), i may not (?:tell|say|reveal),
  i (?:cannot|can't|must not) (?:tell|reveal|disclose|share) (?:you )?(?:my|the|that|this|what), tool (?:call|result|output)s?, the tools?, function calls?, build_plan, search_inventory, update_brief, explain_line, json,
  limit reached, developer mode, ignore (?:all|the|any|previous|my|your|earlier) *, confidential, hidden text, tokens?, context window, jailbreak, role ?play,
  निर्देश, निर्देशों, भाषा मॉडल, सिस्टम, प्रॉम्प्ट, एआई, मेरे नियम, niyam, mere rules`)
const SPEAKER = /^\s*(?:system|assistant|user|developer|tool|admin)\s*[:>\]]/iu

export const isLaw = (text: string): boolean => text.match(LAW) !== null
export const isRules = (text: string): boolean => text.match(RULES) !== null || SPEAKER.test(text)
