import type { Language } from '../language.ts'
import type { TradeTerm } from '../question.ts'

/** Meanings of the terms of the trade, one sentence a language; names of media are in their files. */
export const GLOSSARY: Record<Language, Record<TradeTerm, string>> = {
  en: {
    cpm: 'CPM is the cost of a thousand impressions: the price divided by the impressions, times 1,000.',
    grp: 'GRPs (gross rating points) are all impressions as a percentage of the people in the market: 100 GRPs are one contact for each person on average.',
    ots: 'OTS (opportunities to see) is how many times a person reached could meet the advertisement on average.',
    reach: 'Reach counts people: everybody who meets the campaign at least once, each person once.',
    effective_reach:
      'Effective reach counts the people who meet the campaign often enough to remember it, here three times or more.',
    impressions: 'Impressions count contacts: the same person who meets it five times counts five times.',
    frequency:
      'Frequency is how many times those who are reached meet the campaign on average: impressions divided by reach.',
    fct: 'FCT (free commercial time) is the air time that a channel sells for ordinary spots in its breaks, by the 10 seconds.',
    sov: 'Share of voice (SOV) is your part of all the advertising in a category or on a screen: one of ten slots of a loop is 10%.',
    flight: 'A flight is the stretch of days in which a campaign runs.',
    tvr: 'TVR (television rating, also TRP) is the average share of viewers who watch a minute of a programme, in percent.',
    cprp: 'CPRP is the cost of one rating point: the price divided by the GRPs.',
    jacket:
      'A jacket is an advertisement that is folded around a newspaper: it covers the front page, and mostly the back as well.',
    solus: 'A solus is the only advertisement on its page, mostly a small one on the front page.',
    l_band:
      'An L-band is a strip in the shape of an L next to and below the running programme on television; the programme goes on.',
    roadblock: 'A roadblock puts your spot on several channels, or in every slot of one, at the same time.',
    rj_mention: 'An RJ mention is your message spoken live by the presenter in the show, without a recorded spot.',
    daypart:
      'A daypart is a stretch of the day that is sold at one rate, such as prime time on television or the morning drive on radio.',
    insertion:
      'An insertion is one appearance in one issue of a newspaper or magazine; small ones are sold by the square centimetre.',
    unipole: 'A unipole is a large board on a single steel pole, read from far away.',
    gantry: 'A gantry is a board on a frame across the road, seen by everybody who drives below it.',
    universe:
      'The universe is everybody who could be reached: here the adults of 15 and above in the places of the plan.',
    setup: 'Setup is paid once in addition to the rent: printing, mounting or fitting.',
    gst: 'GST on advertising is 5% for space in newspapers and magazines and 18% for the other media; catalogue rates are before GST.',
    utilisation: 'Utilisation is the share of the budget that the plan uses.',
  },
  hi: {
    cpm: 'CPM का मतलब है एक हज़ार इम्प्रेशन का खर्च: कुल कीमत को इम्प्रेशन से भाग देकर 1,000 से गुणा।',
    grp: 'GRP (ग्रॉस रेटिंग पॉइंट) कुल इम्प्रेशन हैं, बाज़ार के लोगों के प्रतिशत में: 100 GRP यानी औसतन हर व्यक्ति से एक बार संपर्क।',
    ots: 'OTS का मतलब है कि जिस व्यक्ति तक अभियान पहुँचा, उसे औसतन कितनी बार विज्ञापन दिख सकता है।',
    reach: 'रीच यानी पहुँच लोगों को गिनती है: जिसने अभियान कम से कम एक बार देखा या सुना, हर व्यक्ति एक बार।',
    effective_reach: 'प्रभावी पहुँच उन लोगों को गिनती है जिन्होंने अभियान याद रहने लायक बार देखा, यहाँ तीन बार या अधिक।',
    impressions: 'इम्प्रेशन संपर्क गिनते हैं: एक ही व्यक्ति पाँच बार देखे तो पाँच गिने जाते हैं।',
    frequency: 'फ्रीक्वेंसी यानी आवृत्ति: जिन तक अभियान पहुँचा, वे औसतन कितनी बार उसे देखते या सुनते हैं।',
    fct: 'FCT (फ्री कमर्शियल टाइम) वह समय है जो चैनल अपने ब्रेक में साधारण विज्ञापनों के लिए 10 सेकंड के हिसाब से बेचता है।',
    sov: 'SOV (शेयर ऑफ वॉइस) किसी श्रेणी या स्क्रीन के सारे विज्ञापनों में आपका हिस्सा है: दस में से एक स्लॉट यानी 10%।',
    flight: 'फ्लाइट वे दिन हैं जिनमें अभियान चलता है।',
    tvr: 'TVR (टीवी रेटिंग, TRP भी) किसी कार्यक्रम का एक मिनट देखने वाले दर्शकों का औसत प्रतिशत है।',
    cprp: 'CPRP एक रेटिंग पॉइंट का खर्च है: कुल कीमत को GRP से भाग देने पर।',
    jacket: 'जैकेट अखबार के ऊपर लिपटा हुआ विज्ञापन है: यह पहला पन्ना और अक्सर आखिरी पन्ना भी ढकता है।',
    solus: 'सोलस अपने पन्ने का अकेला विज्ञापन होता है, अक्सर पहले पन्ने पर छोटा सा।',
    l_band: 'L-बैंड टीवी पर चलते कार्यक्रम के बगल और नीचे L के आकार की पट्टी है; कार्यक्रम चलता रहता है।',
    roadblock: 'रोडब्लॉक में आपका विज्ञापन एक ही समय पर कई चैनलों पर, या एक चैनल के हर स्लॉट में चलता है।',
    rj_mention: 'RJ मेंशन में रेडियो जॉकी कार्यक्रम के बीच खुद आपका संदेश बोलता है, बिना रिकॉर्ड किए विज्ञापन के।',
    daypart: 'डेपार्ट दिन का वह हिस्सा है जो एक रेट पर बिकता है, जैसे टीवी का प्राइम टाइम या रेडियो का सुबह का समय।',
    insertion: 'इंसर्शन का मतलब है अखबार या पत्रिका के एक अंक में एक बार छपना; छोटे विज्ञापन वर्ग सेंटीमीटर से बिकते हैं।',
    unipole: 'यूनिपोल एक ही खंभे पर लगा बड़ा बोर्ड है जो दूर से पढ़ा जाता है।',
    gantry: 'गैंट्री सड़क के ऊपर फ्रेम पर लगा बोर्ड है जिसे नीचे से गुजरने वाला हर कोई देखता है।',
    universe: 'यूनिवर्स वे सब लोग हैं जिन तक पहुँचा जा सकता है: यहाँ योजना के शहरों के 15 साल और उससे ऊपर के वयस्क।',
    setup: 'सेटअप किराये के अलावा एक बार का खर्च है: छपाई और लगवाई।',
    gst: 'विज्ञापन पर जीएसटी अखबार और पत्रिका की जगह के लिए 5% है, बाकी मीडिया के लिए 18%; कैटलॉग के रेट जीएसटी से पहले के हैं।',
    utilisation: 'यूटिलाइज़ेशन बजट का वह हिस्सा है जो योजना में लगता है।',
  },
}
