import type { Rule } from '../rule.ts'

/** Money schemes that are refused. */
export const SCHEMES: readonly Rule[] = [
  {
    code: 'DEPOSITS',
    verdict: 'refused',
    words: `
      double (?:your|the) (?:money|investment|paisa|savings|deposit), (?:money|paisa|paise) (?:double|doubling), (?:paisa|paise|rupaye) (?:ko )?(?:double|dugna|doguna), triple your money,
      (?:guaranteed?|assured|fixed|pakka|confirmed|sure|risk[- ]free) (?:(?:monthly|weekly|daily|high|rental|investment|annual|yearly) )*(?:returns?(?! polic)|profits?|incomes?|gains?|interest|\\d[\\d.]{0,8} ?(?:% \\w+|percent|per cent)),
      \\d[\\d.]{0,8} ?(?:%|percent|per cent) (?:assured|guaranteed|monthly|weekly|daily) (?:returns?|profits?|interest),
      returns? of \\d[\\d.]{0,8} ?(?:%|percent) (?:a|per|every) (?:day|week|month), \\d[\\d.]{0,8} ?(?:%|percent|per cent) (?:a|per|every|har) (?:day|week|mahine|hafte)(?: (?:returns?|profits?|income|from))?,
      (?:daily|weekly|monthly) \\d[\\d.]{0,8} ?(?:%|percent|per cent) (?:returns?|profits?|interest|income), invest [^.;]{1,25} (?:get|earn|receive|take|become) [^.;]{1,25} in \\d+ (?:days|weeks|months|din|mahine),
      ponzi, prize chits?, money circulation, get rich quick, high[- ]return deposits?, unregulated deposits?, (?:lucky|committee) deposit schemes?,
      stock tips?, share tips?, intraday tips?, trading tips?, sure ?shot (?:calls?|tips?|profits?), multibagger (?:tips?|calls?), (?:option|intraday|jackpot|btst|nifty) calls, option tips?
    `,
    hindi: 'पैसा दोगुना, पैसा डबल, पैसे डबल, धन दोगुना, गारंटीड रिटर्न, पक्का मुनाफा, पक्का मुनाफ़ा, शेयर टिप्स',
    context: 'sebi[- ]registered',
    statute: 'Banning of Unregulated Deposit Schemes Act 2019; Prize Chits Act 1978; SEBI Act 1992',
    en: 'Deposits and investments with promised returns may not be advertised: Banning of Unregulated Deposit Schemes Act 2019 and SEBI Act 1992. I cannot plan this campaign.',
    hi: 'पक्के मुनाफ़े (returns) वाली जमा या निवेश योजना का विज्ञापन मना है: अविनियमित जमा योजना अधिनियम 2019 और SEBI अधिनियम 1992। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'PYRAMID',
    verdict: 'refused',
    words: `
      pyramid (?:schemes?|plans?|business), mlm, multi[- ]?level marketing, network marketing, binary (?:plan|income), downlines?, chain (?:marketing|system|scheme),
      (?:adding|add|joining|join|refer|bring|bringing|recruit|recruiting) (?:just |only )?(?:\\d+|two|three|five|ten|more|new|your) (?:new )?(?:members|people|friends|joiners), member jodo,
      members? (?:jodo|banao|jodkar), earn (?:by|from|per|for every|on every) (?:adding|joining|new|each) (?:\\w+ )?(?:members?|joining), no product needed
    `,
    hindi: 'मेंबर जोड़ो, सदस्य जोड़ो, नेटवर्क मार्केटिंग, चेन सिस्टम, सदस्य जोड़कर',
    statute: 'Consumer Protection (Direct Selling) Rules 2021, r. 10; Prize Chits Act 1978',
    en: 'A scheme that pays for adding members is a pyramid and may not be advertised: rule 10 of the Direct Selling Rules 2021. I cannot plan this campaign.',
    hi: 'सदस्य जोड़ने पर पैसा देने वाली (pyramid) योजना का विज्ञापन मना है: डायरेक्ट सेलिंग नियम 2021, नियम 10। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
]
