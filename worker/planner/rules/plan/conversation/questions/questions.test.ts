import { describe, expect, test } from 'vitest'
import type { KnownCity } from '../../understanding.ts'
import { understand } from '../understand.ts'

const CITIES: KnownCity[] = [
  ['Mumbai', 'Maharashtra', 'Bandra', 'Juhu', 'Andheri'],
  ['Pune', 'Maharashtra'],
  ['Delhi', 'Delhi'],
  ['Lucknow', 'Uttar Pradesh'],
  ['Chennai', 'Tamil Nadu'],
  ['Jaipur', 'Rajasthan'],
  ['Bangalore', 'Karnataka', 'Indiranagar', 'Koramangala'],
  ['Hyderabad', 'Telangana'],
  ['Kochi', 'Kerala'],
  ['Indore', 'Madhya Pradesh'],
  ['Nagpur', 'Maharashtra'],
].map(([name = '', state = '', ...areas]) => ({ name, state, areas }))
const heard = (...said: string[]) =>
  understand(
    said.map((content) => ({ role: 'user', content })),
    { today: '2026-11-23', cities: CITIES },
  )

test.each([
  ['price', 'What does a billboard in Bandra cost?'],
  ['price', 'And what would a full metro train wrap in Delhi cost me?'],
  ['price', 'Lucknow mein akhbaar ka front page kitne ka padega?'],
  ['price', 'how much is a radio spot in Pune'],
  ['price', 'Pune me hoarding kitna lagega'],
  ['price', 'bhai andheri me unipole ka rate kya hai'],
  ['price', 'मुंबई में होर्डिंग का किराया कितना है?'],
  ['price', 'दिल्ली में रेडियो कितने का है'],
  ['price', 'rate card for radio in Chennai please'],
  ['price', 'which is the cheapest hoarding in Jaipur?'],
  ['price', 'which is the costliest hoarding in Mumbai?'],
  ['price', 'What hoardings do you have in Indiranagar?'],
  ['price', 'what does a single hoarding in Juhu go for?'],
  ['price', 'how mcuh does a bus shelter cost in hyderbad?'],
  ['least_budget', 'Minimum budget for radio in Delhi for 2 weeks in January 2027?'],
  ['least_budget', 'sabse kam kitne me radio ho jayega Lucknow me'],
  ['least_budget', 'what is the least budget for hoardings in Kochi'],
  ['least_budget', 'What is the least I can spend on newspapers in Lucknow in February 2027?'],
  ['least_budget', 'कम से कम कितना बजट चाहिए जयपुर में रेडियो के लिए'],
  ['availability', 'Is the hoarding on SV Road Bandra free in January 2027?'],
  ['availability', 'Juhu ka unipole march me khali hai kya'],
  ['availability', 'क्या बांद्रा का यूनिपोल जनवरी 2027 में खाली है?'],
  ['availability', 'which screens are available in Koramangala in February 2027'],
  ['availability', 'When is the gantry over SV Road free?'],
  ['inverse', 'How much budget do I need to reach 20 lakh people in Pune in January 2027 on hoardings and radio?'],
  ['inverse', 'How much does it take to reach 5 lakh people in Indore?'],
  ['inverse', '10 lakh logon tak pahunchne ke liye kitna budget lagega Jaipur me radio se'],
  ['inverse', 'पुणे में 10 लाख लोगों तक पहुँचने में कितना बजट लगेगा?'],
  ['inverse', 'Cheapest way to reach 20 lakh people in Chennai in January, 3 times each'],
  ['inverse', 'what budget for 20 lakh people in Pune in January?'],
  ['inverse', 'sabse kam paise me 20 lakh log Pune me'],
  ['discount', 'can I get 20% off?'],
  ['discount', 'any offer?'],
  ['discount', 'kuch kam hoga?'],
  ['papers', 'what papers do you need from us?'],
  ['papers', 'which documents?'],
  ['papers', 'kaunse kagaz lagenge?'],
  ['papers', 'कौन से कागज़ चाहिए?'],
  ['share', 'send the plan to my whatsapp'],
  ['share', 'email me this'],
  ['share', 'share it with my boss'],
  ['share', 'excel bhejo'],
  ['share', 'योजना व्हाट्सएप पर भेजो'],
  ['dislike', 'too few people. better idea?'],
  ['dislike', 'not happy'],
  ['how_good', 'can we do better?'],
  ['which_line', 'which hoarding is nearest to Juhu?'],
  ['what_is', 'what is CPM'],
  ['what_is', 'CPM?'],
  ['what_is', 'What is the difference between reach and impressions here?'],
  ['what_is', 'GRP kya hota hai'],
  ['what_is', 'GRP का मतलब क्या है?'],
  ['what_is', 'what does L-band mean?'],
  ['what_is', 'explain share of voice'],
  ['compare', 'Which is better for my restaurant in Pune, radio or newspaper?'],
  ['compare', 'radio or newspaper?'],
  ['compare', 'unipole or gantry in Jaipur, which one?'],
  ['compare', 'radio ya akhbaar, kaun sa behtar hai'],
  ['compare', 'Mumbai or Pune, which works better for a salon?'],
  ['compare', 'रेडियो या अखबार, कौन सा बेहतर है?'],
  ['compare', 'should I use hoardings or radio in Indore?'],
  ['why', 'why no TV?'],
  ['why', 'Why did you pick the first one in the list?'],
  ['why', 'why line 3?'],
  ['why', 'ye kyun chuna'],
  ['why', 'ये क्यों चुना?'],
  ['why', 'radio kyon liya'],
  ['how_good', 'how good is this plan, could another be better?'],
  ['how_good', 'is this the best possible plan?'],
  ['how_good', 'kya isse accha plan ho sakta hai'],
  ['figures', 'how many people will see it?'],
  ['figures', 'and the cost per thousand?'],
  ['figures', 'kitne log dekhenge'],
  ['figures', 'कितने लोग देखेंगे?'],
  ['figures', 'what is the total GST?'],
  ['figures', 'GST kitna lagega'],
  ['guarantee', 'Can you guarantee 500 new customers?'],
  ['guarantee', 'pakka 500 customer milenge kya?'],
  ['guarantee', 'क्या 500 ग्राहकों की गारंटी है?'],
  ['discount', 'Too expensive. Give me your last price'],
  ['discount', 'kuch kam karo na'],
  ['discount', 'थोड़ी छूट मिलेगी?'],
  ['discount', 'can you match the quote of my agency?'],
  ['human', 'I want to talk to a real person please'],
  ['human', 'kisi insaan se baat karao, number do'],
  ['human', 'मुझे किसी इंसान से बात करनी है'],
  ['book', 'Looks good, book it'],
  ['book', 'can I pay in instalments?'],
  ['book', 'how do i pay'],
  ['book', 'क्या किस्तों में भुगतान कर सकते हैं?'],
  ['gst_credit', 'will I get input tax credit?'],
  ['gst_credit', 'क्या इनपुट टैक्स क्रेडिट मिलेगा?'],
  ['production', 'is production included?'],
  ['production', 'when do you need the artwork?'],
  ['production', 'design kab tak dena hai?'],
  ['production', 'प्रिंटिंग शामिल है क्या?'],
  ['proof', 'how will I know the hoardings really went up?'],
  ['proof', 'kaise pata chalega ki hoarding lagi'],
  ['proof', 'मुझे कैसे पता चलेगा कि होर्डिंग लगा?'],
  ['dislike', 'I don’t like this plan'],
  ['dislike', 'maza nahi aaya'],
  ['dislike', 'यह पसंद नहीं आया'],
  ['plan', 'why not add radio?'],
  ['plan', 'can you add TV?'],
  ['plan', 'what about Thane instead?'],
  ['plan', 'could you make it 12 lakh'],
  ['plan', 'Book the Golden Galaxy Mega LED in Jaipur, 5 lakh, January 2027'],
  ['plan', 'is GST extra? 10 lakh budget Pune Jan 2027 radio'],
  ['plan', '10 lakh Pune hoardings and radio January 2027'],
  ['plan', 'drop radio'],
  ['plan', 'radio hatao, newspaper daalo'],
  ['plan', 'kam kar do 2 lakh'],
  ['plan', 'make it cheaper, 5 lakh'],
  ['plan', 'Full page in the Times of India Mumbai on 26 January 2027, 25 lakh'],
  ['plan', 'we sell sugar free snacks, 5 lakh, Pune, January 2027'],
  ['plan', 'I have 5000 rupees, want to advertise my tiffin service in Nagpur next month'],
  ['plan', 'budget kitna bhi ho 20 lakh max, Delhi, January 2027, TV'],
  ['why', 'Why did you choose these?'],
  ['why', 'aisa kyun?'],
  ['why', 'explain the plan'],
])('%s: %s', (intent, said) => {
  const { brief, ...meant } = heard(said)
  expect(meant.intent).toBe(intent)
  if (intent !== 'plan')
    expect([brief.budget, brief.cities, brief.channels, brief.startDate]).toEqual([null, [], [], null])
})

describe('what a question asks about', () => {
  test.each([
    ['What does a billboard in Bandra cost?', { cities: ['Mumbai'], channels: ['ooh'] }],
    [
      'Is the hoarding on SV Road Bandra free in January 2027?',
      { words: ['hoarding', 'sv', 'road'], startDate: '2027-01-01' },
    ],
    [
      'How much budget do I need to reach 20 lakh people in Pune on hoardings and radio?',
      { people: 2_000_000, channels: ['ooh', 'radio'] },
    ],
    [
      'Minimum budget for radio in Delhi for 2 weeks in January 2027?',
      { cities: ['Delhi'], startDate: '2027-01-01', endDate: '2027-01-14' },
    ],
    ['रेडियो या अखबार, कौन सा बेहतर है?', { channels: ['radio', 'newspaper'] }],
  ])('%s', (said, query) => expect(heard(said).question?.query).toMatchObject(query))

  test.each([
    ['Why did you pick the first one in the list?', { number: 1 }],
    ['why line 3?', { number: 3 }],
    ['why the last one', { number: -1 }],
    ['दूसरा क्यों चुना?', { number: 2 }],
    ['why the most expensive one?', { rank: 'dearest' }],
  ])('%s', (said, line) => expect(heard(said).question?.line).toEqual(line))

  test('a term by its name', () => {
    expect(heard('what is the difference between reach and impressions').question?.terms).toEqual([
      'reach',
      'impressions',
    ])
    expect(heard('GRP का मतलब क्या है?').question?.terms).toEqual(['grp'])
  })
})

describe('a question with facts', () => {
  test('is a plan and a question, and the facts count', () => {
    const { intent, question, brief } = heard('is GST extra? 10 lakh budget Pune Jan 2027 radio')
    expect([intent, question?.intent, brief.budget?.gst, brief.cities]).toEqual([
      'plan',
      'figures',
      'inclusive',
      ['Pune'],
    ])
  })

  test('leaves the current brief', () => {
    const plain = heard('10 lakh Pune hoardings January 2027').brief
    for (const said of ['What does radio in Delhi cost in March 2027?', 'why no TV?', 'what is CPM']) {
      expect(heard('10 lakh Pune hoardings January 2027', said).brief, said).toEqual(plain)
    }
  })
})

test.each([
  ['Full page in the Times of India Mumbai on 26 January 2027, 25 lakh', ['Times of India']],
  ['Book the Golden Galaxy Mega LED in Jaipur, 5 lakh, January 2027', ['Golden Galaxy Mega LED']],
  ['cloud software, Bangalore, 20 lakh, LinkedIn', ['LinkedIn']],
  ['PVR aur Star Plus par, 10 lakh', ['Star Plus', 'PVR']],
  ['Hoardings And Radio In Pune For Our New Mall, 10 Lakh', []],
  ['Launch of our brand Fever FM, Pune', []],
])('%s names %j', (said, names) => expect(heard(said).named.map(({ name }) => name)).toEqual(names))

test('a page on a day is a flight of that day, in the medium of the title', () => {
  const { brief } = heard('Full page in the Times of India Mumbai on 26 January 2027, 25 lakh')
  expect([brief.startDate, brief.endDate, brief.channels]).toEqual(['2027-01-26', '2027-01-26', ['newspaper']])
})

test('a message is answered in the language of most of its letters', () => {
  expect(['पुणे में रेडियो', 'Pune mein radio', 'CPM क्या होता है'].map((said) => heard(said).language)).toEqual([
    'hi',
    'en',
    'hi',
  ])
})
