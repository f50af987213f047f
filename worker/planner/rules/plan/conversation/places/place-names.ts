/** Cities and towns that advertisers name, by state. Those of the catalogue are read from the catalogue first. */
export const TOWNS_BY_STATE: Readonly<Record<string, string>> = {
  Maharashtra:
    'Thane, Navi Mumbai, Solapur, Kolhapur, Amravati, Nanded, Sangli, Jalgaon, Akola, Latur, Ahmednagar, Satara, Chandrapur, Kalyan, Dombivli, Vasai, Virar, Panvel, Bhiwandi, Dhule',
  Gujarat:
    'Bhavnagar, Jamnagar, Gandhinagar, Junagadh, Gandhidham, Bharuch, Vapi, Navsari, Morbi, Mehsana, Bhuj, Ankleshwar',
  Rajasthan: 'Jodhpur, Kota, Ajmer, Bikaner, Alwar, Bhilwara, Sikar, Jaisalmer, Pushkar, Bharatpur, Sri Ganganagar',
  Punjab: 'Amritsar, Jalandhar, Patiala, Bathinda, Mohali, Pathankot, Hoshiarpur, Zirakpur',
  Haryana: 'Faridabad, Panipat, Karnal, Ambala, Hisar, Rohtak, Sonipat, Panchkula, Yamunanagar, Kurukshetra, Rewari',
  'Uttar Pradesh':
    'Greater Noida, Ghaziabad, Prayagraj, Meerut, Bareilly, Aligarh, Moradabad, Gorakhpur, Saharanpur, Jhansi, Mathura, Ayodhya, Firozabad, Muzaffarnagar, Rampur, Sitapur, Fatehpur',
  Uttarakhand: 'Haridwar, Rishikesh, Haldwani, Nainital, Roorkee, Mussoorie',
  'Himachal Pradesh': 'Shimla, Manali, Dharamshala, Solan, Mandi',
  'Jammu and Kashmir': 'Srinagar, Jammu',
  Ladakh: 'Leh',
  Bihar: 'Gaya, Bhagalpur, Muzaffarpur, Darbhanga, Purnia, Begusarai, Ara',
  Jharkhand: 'Jamshedpur, Dhanbad, Bokaro, Hazaribagh, Deoghar',
  'West Bengal': 'Siliguri, Durgapur, Asansol, Kharagpur, Darjeeling, Haldia, Malda, Bardhaman',
  Odisha: 'Cuttack, Rourkela, Puri, Sambalpur, Berhampur, Balasore',
  Chhattisgarh: 'Bhilai, Durg, Korba, Jagdalpur',
  'Madhya Pradesh': 'Gwalior, Jabalpur, Ujjain, Sagar, Ratlam, Satna, Rewa, Dewas',
  Assam: 'Dibrugarh, Silchar, Jorhat, Tezpur, Tinsukia',
  Meghalaya: 'Shillong',
  Tripura: 'Agartala',
  Manipur: 'Imphal',
  Nagaland: 'Dimapur, Kohima',
  Mizoram: 'Aizawl',
  'Arunachal Pradesh': 'Itanagar',
  Sikkim: 'Gangtok',
  Telangana: 'Warangal, Karimnagar, Nizamabad, Khammam, Mahbubnagar, Nalgonda',
  'Andhra Pradesh':
    'Guntur, Nellore, Tirupati, Kurnool, Rajahmundry, Kakinada, Anantapur, Kadapa, Eluru, Ongole, Amaravati',
  Karnataka:
    'Mangaluru, Hubballi, Belagavi, Davanagere, Kalaburagi, Ballari, Shivamogga, Tumakuru, Udupi, Hassan, Manipal, Hosur',
  'Tamil Nadu':
    'Tiruchirappalli, Salem, Tiruppur, Erode, Vellore, Tirunelveli, Thoothukudi, Thanjavur, Dindigul, Ooty, Nagercoil, Karur',
  Kerala: 'Kozhikode, Thrissur, Kollam, Alappuzha, Kannur, Kottayam, Palakkad, Malappuram, Munnar',
  Goa: 'Margao, Vasco da Gama, Mapusa',
  Puducherry: 'Puducherry',
  'outside India':
    'Dubai, London, New York, Singapore, Kathmandu, Dhaka, Karachi, Lahore, Islamabad, Colombo, Abu Dhabi, Doha, Toronto, Sydney, Bangkok, Nepal, Bangladesh, Sri Lanka, Pakistan, USA, UAE',
}

/** Names that two cities share, with the states that tell them apart. */
export const SHARED_NAMES: Readonly<Record<string, readonly { name: string; state: string }[]>> = {
  Aurangabad: [
    { name: 'Chhatrapati Sambhajinagar', state: 'Maharashtra' },
    { name: 'Aurangabad', state: 'Bihar' },
  ],
  Bilaspur: [
    { name: 'Bilaspur', state: 'Chhattisgarh' },
    { name: 'Bilaspur', state: 'Himachal Pradesh' },
  ],
  Udaipur: [
    { name: 'Udaipur', state: 'Rajasthan' },
    { name: 'Udaipur', state: 'Tripura' },
  ],
}

/** Names that belong to one of two cities alone. */
export const PLAIN_SHARED: Readonly<Record<string, string>> = {
  'chhatrapati sambhajinagar': 'Chhatrapati Sambhajinagar',
  'sambhaji nagar': 'Chhatrapati Sambhajinagar',
  sambhajinagar: 'Chhatrapati Sambhajinagar',
}

/** Short names of states that are words too: they count only after "in", "across" and the like. */
export const SHORT_STATES: Readonly<Record<string, string>> = {
  up: 'Uttar Pradesh',
  mp: 'Madhya Pradesh',
  ap: 'Andhra Pradesh',
  tn: 'Tamil Nadu',
  wb: 'West Bengal',
  uk: 'Uttarakhand',
  hp: 'Himachal Pradesh',
}

const SOUTH = ['Telangana', 'Andhra Pradesh', 'Karnataka', 'Tamil Nadu', 'Kerala', 'Puducherry']
const WEST = ['Maharashtra', 'Gujarat', 'Goa']
const EAST = ['West Bengal', 'Odisha', 'Bihar', 'Jharkhand']
const NORTH_EAST = ['Assam', 'Meghalaya', 'Tripura', 'Manipur', 'Nagaland', 'Mizoram', 'Arunachal Pradesh', 'Sikkim']
const NORTH = [
  'Delhi',
  'Haryana',
  'Punjab',
  'Chandigarh',
  'Rajasthan',
  'Uttar Pradesh',
  'Uttarakhand',
  'Himachal Pradesh',
  'Jammu and Kashmir',
]
const CENTRAL = ['Madhya Pradesh', 'Chhattisgarh']

const NCR = ['Delhi', 'Gurugram', 'Noida', 'Greater Noida', 'Ghaziabad', 'Faridabad']
const METROS = ['Delhi', 'Mumbai', 'Kolkata', 'Chennai']
const TOP_SIX = [...METROS, 'Bangalore', 'Hyderabad']
const TOP_EIGHT = [...TOP_SIX, 'Pune', 'Ahmedabad']
/** The eight, and the satellites of Delhi that rates treat alike. */
export const TIER_ONE = [...TOP_EIGHT, ...NCR]

/** Meaning of a name of several cities: cities by name, every city of some states, or a tier. */
export type CityGroup = { cities: readonly string[] } | { states: readonly string[] } | { tier: 1 | 2 | 3 }

const hindi = { states: [...NORTH, ...CENTRAL, 'Bihar', 'Jharkhand'].filter((state) => state !== 'Punjab') }

/** Names of several cities. */
export const GROUPS: readonly (readonly [names: string, group: CityGroup])[] = [
  ['delhi ncr, ncr, delhi-ncr, national capital region, ncr region, दिल्ली एनसीआर, एनसीआर', { cities: NCR }],
  ['metros, metro cities, four metros, 4 metros, all metros, metro city, metropolitan cities', { cities: METROS }],
  [
    'top 6, top six, top 6 cities, top six cities, top 6 metros, six metros, 6 metros, top six metros',
    { cities: TOP_SIX },
  ],
  ['top 5 cities, top five cities, top 5 metros', { cities: TOP_SIX.filter((city) => city !== 'Hyderabad') }],
  ['top 4 cities, top four cities', { cities: METROS }],
  [
    'top 8, top eight, top 8 cities, top eight cities, top 8 metros, eight metros, 8 metros, top eight metros',
    { cities: TOP_EIGHT },
  ],
  ['tier 1, tier one, tier i, tier 1 cities, tier 1 towns, tier one cities, tier i cities', { tier: 1 }],
  ['tier 2, tier two, tier ii, tier 2 cities, tier 2 towns, tier two cities, tier ii cities', { tier: 2 }],
  ['tier 3, tier three, tier iii, tier 3 cities, tier 3 towns, tier three cities, tier iii cities', { tier: 3 }],
  ['south india, southern india, south indian cities, southern states, south indian states', { states: SOUTH }],
  ['north india, northern india, north indian cities, northern states, uttar bharat', { states: NORTH }],
  ['west india, western india, western states', { states: WEST }],
  ['east india, eastern india, eastern states', { states: EAST }],
  ['north east india, north east, northeast, northeast india, seven sisters', { states: NORTH_EAST }],
  ['central india', { states: CENTRAL }],
  ['hsm, hindi speaking markets, hindi speaking market, hindi belt, hindi heartland, hindi speaking states', hindi],
]

/** Words for the whole country. */
export const PAN_INDIA =
  'pan india, all india, across india, across the country, nationwide, nationally, country wide, countrywide, entire country, whole country, all over india, throughout india, whole of india, entire india, whole india, pure india, poore india, pure desh, poore desh, national, national campaign, national level, all of india, all cities, every city, everywhere in india, in india, पूरे भारत, पूरे देश, सारे भारत'

/** Well-known places that may be missing from the catalogue's own localities. */
export const LOCALITIES: readonly (readonly [names: string, city: string, area: string])[] = [
  ['charminar', 'Hyderabad', 'Charminar'],
  ['hitec city, hitech city, hi tech city, हाईटेक सिटी, हाइटेक सिटी', 'Hyderabad', 'HITEC City'],
  ['jubilee hills, जुबली हिल्स', 'Hyderabad', 'Jubilee Hills'],
  ['cp, कनॉट प्लेस, कनाट प्लेस', 'Delhi', 'Connaught Place'],
  ['व्हाइटफील्ड, वाइटफील्ड', 'Bangalore', 'Whitefield'],
  ['एचएसआर लेआउट', 'Bangalore', 'HSR Layout'],
  ['इलेक्ट्रॉनिक सिटी, इलेक्ट्रानिक सिटी', 'Bangalore', 'Electronic City'],
  ['टी नगर', 'Chennai', 'T. Nagar'],
  ['लक्ष्मी नगर', 'Delhi', 'Laxmi Nagar'],
  ['chandni chowk, चांदनी चौक', 'Delhi', 'Chandni Chowk'],
  ['bkc, bandra kurla complex', 'Mumbai', 'Bandra'],
  ['nariman point, colaba', 'Mumbai', 'Nariman Point'],
  ['marine drive mumbai', 'Mumbai', 'Marine Drive'],
  ['mg road bangalore, mg road bengaluru', 'Bangalore', 'MG Road'],
  ['salt lake, सॉल्ट लेक, साल्ट लेक', 'Kolkata', 'Salt Lake'],
  ['hinjewadi, हिंजेवाड़ी', 'Pune', 'Hinjawadi'],
]

/** Names of localities that are everyday words, or that many towns have: they count only together with their city. */
export const EVERYDAY_AREAS: ReadonlySet<string> = new Set(
  'satellite, main road, chowk, sadar, old town, new town, one town, new market, marine drive, clock tower, beach road, town hall, lanka, digha, it park, film city, cantonment, industrial area, lig, cbs, ito, rau, assi, patto, campal, riverfront, college road, model town, periyar, six mile, kolar, ring road, station road, university road, mall road, zoo road, water works, race course, civil lines, master canteen, sector 14, sector 15, sector 17, sector 18, sector 26, sector 29, sector 35, sector 43, sector 50, sector 62, sector 76, sector 125, sector 137, technopark, park street, mg road, rajendra nagar, vijay nagar, indira nagar, shankar nagar, prem nagar, malviya nagar, sadar bazaar, shivajinagar, gandhi maidan, ambad, idgah, esplanade, mandvi, palayam, secretariat'.split(
    ', ',
  ),
)

/** Brands and clubs that carry a city's name and mean no place. */
export const CITY_BRANDS =
  /^(?:\s*'s)?\s*(?:biryani|dyeing|public school|indians|knight riders|super kings|capitals|mirror|petha|saree|sarees|shopping company|daredevils|university|times|tourism|ayurveda|ayurvedic|cuisine|spices)\b/
