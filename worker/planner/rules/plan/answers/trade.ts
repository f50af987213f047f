import { HOLD, HOLD_HOURS } from '../../../../booking/rules/promises/promises.ts'
import { formatMoney } from '../../../../kernel/rules/money.ts'
import { HOURS, SALES_PHONE } from '../../../../kernel/rules/platform/company.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import { type Asked, type Reply, saying } from './answer.ts'

const en = {
  noGuarantee: 'No: nobody can guarantee sales or customers from advertising, and we do not.',
  estimate: (reach: string, low: string, high: string) =>
    `What this plan gives is an estimate: about ${reach} people see or hear it (${low} to ${high}).`,
  afterwards:
    'Afterwards you can measure proof of what ran, calls and visits from a number or code of your own, and sales against the weeks before.',
  rates: 'The rates are the owners’ own from the catalogue, and I cannot change them or promise a discount.',
  wish: 'Send the plan to our desk as an enquiry and write your price into it: the desk asks the owners and answers you.',
  less: (label: string, total: string, reach: string) =>
    `What costs less today: “${label}” comes to ${total} with GST and reaches about ${reach} people.`,
  person: (mail: string) =>
    `Call ${SALES_PHONE}${mail === '' ? '' : ` or write to ${mail}`}: a planner answers ${HOURS.en}. The contact page has a form and chat; the enquiry button under a plan sends the plan along.`,
  contact: 'Talk to a person',
  form: ['Phone, mail, chat and the enquiry form'],
  notBooked: 'Nothing is booked yet: a plan reserves nothing until each owner confirms.',
  how: `Save it as a campaign and send it: its days are held for ${HOLD} while our team looks at it, and then each owner confirms its own lines. Or send it to our desk as an enquiry.`,
  pay: 'You pay nothing here. Once an owner has confirmed, you pay that owner directly, in three parts: before the first day, on the first day, and by the tax invoice. The page of the campaign shows each sum and its day.',
  cancel:
    'A request can be withdrawn without charge until the owner confirms. After that the owner keeps a part of the media cost, by medium and by the days left until the first day: our terms list it, and the campaign shows the sum before you confirm.',
  refused:
    'If an owner cancels a booking, nothing is kept and what you paid goes back; an owner who does not confirm costs you nothing.',
  credit:
    'Yes, if your business is registered for GST and advertises for taxable sales: give your GSTIN with the order, so that the tax invoices name it, and claim the credit from them.',
  creditRates: (amount: string) => `GST on the media of this plan is ${amount}.`,
  creditPlain: 'GST is 5% on space in newspapers and magazines and 18% on the other media.',
  accountant: 'Whether you may claim it is for your accountant to decide.',
}
const hi: typeof en = {
  noGuarantee: 'नहीं: विज्ञापन से बिक्री या ग्राहकों की गारंटी कोई नहीं दे सकता, हम भी नहीं देते।',
  estimate: (reach, low, high) => `यह योजना एक अनुमान देती है: करीब ${reach} लोग इसे देखेंगे या सुनेंगे (${low} से ${high})।`,
  afterwards:
    'बाद में आप चले हुए विज्ञापन के सबूत, अपने नंबर या कोड पर आए कॉल और ग्राहक, और पहले के हफ्तों से बिक्री की तुलना माप सकते हैं।',
  rates: 'रेट कैटलॉग में मीडिया मालिकों के अपने हैं; मैं उन्हें बदल नहीं सकता और छूट का वादा नहीं कर सकता।',
  wish: 'योजना को पूछताछ (enquiry) के रूप में हमारी डेस्क को भेजें और उसमें अपना दाम लिखें: डेस्क मालिकों से पूछकर आपको जवाब देती है।',
  less: (_label, total, reach) =>
    `आज कम खर्च का विकल्प: जीएसटी सहित ${total} की योजना, जो करीब ${reach} लोगों तक पहुँचती है।`,
  person: (mail) =>
    `${SALES_PHONE} पर फ़ोन करें${mail === '' ? '' : ` या ${mail} पर लिखें`}: हमारा प्लानर ${HOURS.hi} जवाब देता है। संपर्क पेज पर फ़ॉर्म और चैट भी है; योजना के नीचे का पूछताछ बटन योजना साथ में भेज देता है।`,
  contact: 'किसी से बात करें',
  form: ['फ़ोन, मेल, चैट और पूछताछ फ़ॉर्म'],
  notBooked: 'अभी कुछ भी बुक नहीं हुआ है: जब तक हर मालिक पुष्टि न करे, योजना से कुछ आरक्षित नहीं होता।',
  how: `इसे अभियान के रूप में सहेजें और भेजें: हमारी टीम के देखने तक तारीखें ${HOLD_HOURS} घंटे रोकी जाती हैं, फिर हर मालिक अपनी लाइनों की पुष्टि करता है। या इसे पूछताछ के रूप में हमारी डेस्क को भेजें।`,
  pay: 'यहाँ कोई भुगतान नहीं होता। मालिक की पुष्टि के बाद आप सीधे उसी को तीन हिस्सों में देते हैं: पहले दिन से पहले, पहले दिन, और टैक्स बिल पर। हर रकम और उसका दिन अभियान के पेज पर दिखता है।',
  cancel:
    'जब तक मालिक पुष्टि न करे, अनुरोध बिना किसी शुल्क के वापस लिया जा सकता है। उसके बाद मालिक मीडिया की कीमत का एक हिस्सा रखता है, जो माध्यम और पहले दिन तक बचे दिनों पर निर्भर है: सूची हमारी शर्तों में है, और पुष्टि से पहले रकम अभियान के पेज पर दिखती है।',
  refused: 'मालिक बुकिंग रद्द करे, तो कुछ नहीं कटता और आपका दिया पैसा वापस आता है; वह पुष्टि ही न करे, तो कोई खर्च नहीं होता।',
  credit:
    'हाँ, अगर आपका कारोबार जीएसटी में पंजीकृत है और कर वाली बिक्री के लिए विज्ञापन करता है: ऑर्डर में अपना GSTIN दें ताकि टैक्स बिल पर वह लिखा हो, और उसी से इनपुट टैक्स क्रेडिट लें।',
  creditRates: (amount) => `इस योजना के मीडिया पर जीएसटी ${amount} है।`,
  creditPlain: 'अखबार और पत्रिका की जगह पर जीएसटी 5% है, बाकी मीडिया पर 18%।',
  accountant: 'क्रेडिट मिलेगा या नहीं, यह आपके अकाउंटेंट तय करेंगे।',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** Answers that no result is guaranteed, with the estimates and the possible measurements. */
export function guarantee({ plan, language }: Asked): Reply {
  const says = MESSAGES[language]
  const { count } = NAMES[language]
  const estimate = plan && plan.delivery.reach > 0 ? plan.delivery : null
  const [low, high] = estimate?.reachRange ?? [0, 0]
  return saying([
    says.noGuarantee,
    estimate ? says.estimate(count(estimate.reach), count(low), count(high)) : '',
    says.afterwards,
  ])
}

/** Answers that rates are the owners' own, with the way to ask for another price, and cheaper plans of today. */
export function discount({ plan, language }: Asked): Reply {
  const says = MESSAGES[language]
  const cheaper = plan?.alternatives.filter(({ total }) => total < 0.95 * plan.totals.payable)[0]
  const less = cheaper ? says.less(cheaper.label, formatMoney(cheaper.total), NAMES[language].count(cheaper.reach)) : ''
  return saying([says.rates, says.wish, less], { suggestions: cheaper ? [cheaper.ask] : [] })
}

/** Answers with the ways to reach a person. */
export function human({ language, context }: Asked): Reply {
  const says = MESSAGES[language]
  return saying([says.person(context.supportEmail ?? '')], {
    cards: [
      { kind: 'choices', title: says.contact, rows: [{ title: says.contact, path: '/contact', facts: says.form }] },
    ],
  })
}

const PAYING = /\bpay|instal|emi\b|advance|credit|upi|invoice|kist|paisa|paise|भुगतान|पेमेंट|किस्त|किश्त|एडवांस|पैसे|पैसा/u

const CANCELLING = /cancel|refund|withdraw|refus|reject|declin|backs? out|says? no|रद्द|रिफ/u

/** Answers that a conversation books nothing, with the way to book, and the source of the terms of payment. */
export function book({ question, language }: Asked): Reply {
  const says = MESSAGES[language]
  if (CANCELLING.test(question.said)) return saying([says.cancel, says.refused])
  return saying(PAYING.test(question.said) ? [says.pay, says.notBooked] : [says.notBooked, says.how])
}

/** Credit for the GST that was paid. */
export function gstCredit({ plan, language }: Asked): Reply {
  const says = MESSAGES[language]
  return saying([
    says.credit,
    says.creditPlain,
    plan ? says.creditRates(formatMoney(plan.totals.gst)) : '',
    says.accountant,
  ])
}
