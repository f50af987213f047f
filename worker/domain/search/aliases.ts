import { MEDIA_ALIASES } from '../catalogue/registry/words.ts'
import { fold, otherNumber, wordsOf } from '../text/words.ts'

// One line a thing, its names separated by commas, ours first. A listing under any of them is found by all.

/** Old, short and Hindi names of cities and states, and those in the city's own script. */
const PLACES = `
Mumbai, Bombay, Bambai, मुंबई, मुम्बई, बंबई, बम्बई
Delhi, New Delhi, Dilli, दिल्ली, नई दिल्ली
Bangalore, Bengaluru, Banglore, बेंगलुरु, बेंगलूरु, बैंगलोर, बंगलौर, ಬೆಂಗಳೂರು
Hyderabad, हैदराबाद, హైదరాబాద్
Chennai, Madras, चेन्नई, मद्रास, சென்னை
Kolkata, Calcutta, कोलकाता, कलकत्ता, কলকাতা
Pune, Poona, पुणे, पूना
Ahmedabad, Amdavad, Ahmadabad, अहमदाबाद, અમદાવાદ
Gurugram, Gurgaon, गुरुग्राम, गुड़गांव
Noida, नोएडा
Lucknow, Lakhnau, लखनऊ
Bhubaneswar, Bhubaneshwar, भुवनेश्वर, ଭୁବନେଶ୍ୱର
Patna, पटना
Madurai, मदुरै, மதுரை
Visakhapatnam, Vizag, Vishakhapatnam, विशाखापत्तनम, విశాఖపట్నం
Kochi, Cochin, Ernakulam, कोच्चि, കൊച്ചി
Coimbatore, Kovai, कोयंबटूर, कोयम्बटूर, கோயம்புத்தூர்
Guwahati, Gauhati, गुवाहाटी, গুৱাহাটী
Mysore, Mysuru, मैसूर, मैसूरु, ಮೈಸೂರು
Ranchi, रांची
Jaipur, जयपुर
Nagpur, नागपुर
Chandigarh, चंडीगढ़, चण्डीगढ़, ਚੰਡੀਗੜ੍ਹ
Agra, आगरा
Thiruvananthapuram, Trivandrum, तिरुवनंतपुरम, തിരുവനന്തപുരം
Panaji, Panjim, पणजी
Indore, इंदौर, इन्दौर
Nashik, Nasik, नासिक, नाशिक
Bhopal, भोपाल
Ludhiana, लुधियाना, ਲੁਧਿਆਣਾ
Vijayawada, Bezawada, विजयवाड़ा, విజయవాడ
Raipur, रायपुर
Rajkot, राजकोट, રાજકોટ
Kanpur, Cawnpore, कानपुर
Varanasi, Banaras, Benares, Kashi, वाराणसी, बनारस, काशी
Surat, सूरत, સુરત
Dehradun, Dehra Dun, देहरादून
Vadodara, Baroda, वडोदरा, बड़ौदा, વડોદરા
Prayagraj, Allahabad, प्रयागराज, इलाहाबाद
Puducherry, Pondicherry, पुदुचेरी
Mangalore, Mangaluru, मंगलौर
Tiruchirappalli, Trichy
Shimla, Simla, शिमला
Odisha, Orissa, ओडिशा, उड़ीसा
Uttarakhand, Uttaranchal, उत्तराखंड
Maharashtra, महाराष्ट्र
Gujarat, गुजरात
Rajasthan, राजस्थान
Karnataka, कर्नाटक
Kerala, केरल
Tamil Nadu, तमिलनाडु
Telangana, तेलंगाना
Andhra Pradesh, आंध्र प्रदेश
Uttar Pradesh, उत्तर प्रदेश
Madhya Pradesh, मध्य प्रदेश
West Bengal, पश्चिम बंगाल
Haryana, हरियाणा
Punjab, पंजाब
Bihar, बिहार
Assam, असम
Goa, गोवा`

/** Other words of the trade, and languages; the media's own names are in their registry files. */
const TRADE = `
Mall, Shopping centre, Shopping center, मॉल
Lift, Elevator, लिफ्ट
Hindi, हिंदी, हिन्दी
English, Angrezi, अंग्रेजी
Marathi, मराठी
Bengali, Bangla, बांग्ला
Tamil, तमिल
Telugu, तेलुगु`

const read = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(', '))

const TABLES = { places: read(PLACES), media: [...MEDIA_ALIASES.flatMap(read), ...read(TRADE)] }

const keyOf = (words: readonly string[]) => words.map(fold).join(' ')

const byName = new Map<string, readonly string[]>()
for (const names of Object.values(TABLES).flat()) for (const name of names) byName.set(keyOf(wordsOf(name)), names)

/** Words of the longest name. */
export const MAX_ALIAS_WORDS = Math.max(...[...byName.keys()].map((key) => key.split(' ').length))

/** All names of the thing that the words name, in either number; null when they are no name that we know. */
export function namesOf(words: readonly string[]): readonly string[] | null {
  const known = byName.get(keyOf(words))
  if (known) return known
  const last = otherNumber(fold(words.at(-1) ?? ''))
  return (last !== null && byName.get(keyOf([...words.slice(0, -1), last]))) || null
}

/** Our names of the places or media that have a name beginning so. */
export function ourNamesBeginning(start: string, among: keyof typeof TABLES): string[] {
  const wanted = keyOf(wordsOf(start))
  if (wanted === '') return []
  return TABLES[among]
    .filter((names) => names.some((name) => keyOf(wordsOf(name)).startsWith(wanted)))
    .flatMap(([ours]) => ours ?? [])
}

/** Names of one word, which a typing mistake may have been meant for. */
export const SINGLE_NAMES: readonly string[] = [...byName.keys()].filter((key) => !key.includes(' '))
