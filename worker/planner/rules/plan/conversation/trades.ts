import { anyOf } from './text/word-table.ts'

/** Trades and kinds of goods. A product is only taken from words that name one of them, or from a name. */
const TRADES = `
  shops?, stores?, showrooms?, boutiques?, supermarkets?, hypermarkets?, marts?, marketplaces?, e-?commerce, brands?, labels?,
  restaurants?, cafes?, cafés?, coffee shops?, coffee, dhabas?, bakery, bakeries, cakes?, sweets?, mithai, tiffin(?: services?)?,
  cloud kitchens?, food delivery, pizzas?, burgers?, biryani, ice ?creams?, kulfi, chocolates?, biscuits?, cookies, snacks?, namkeen, pickles?, achaar, papads?,
  noodles, masalas?, spices?, tea, chai, juices?, colas?, soft drinks?, drinks?, beverages?, mineral water, water purifiers?, milk, dairy, ghee,
  butter, paneer, curd, oils?, atta, rice, dal, pulses, sugar, salt, honey, dry fruits, foods?, nutrition, protein bars?, protein powder,
  supplements?, granola, breakfast cereals?, cereals?, infant formula, diapers?, baby care,
  soaps?, shampoos?, detergents?, cosmetics, skin ?care, hair ?care, hair oil, creams?, perfumes?, deodorants?, toothpaste, sanitary pads?, lipsticks?,
  salons?, spas?, parlou?rs?, gyms?, fitness (?:studios?|cent(?:re|er)s?|clubs?|app), yoga (?:studios?|classes), clubs?,
  sarees?, saris?, kurtas?, kurtis?, lehengas?, ethnic wear, innerwear, activewear, sportswear, clothes, clothing, apparel, garments?, fashion, jeans, shirts?, shoes?,
  sneakers?, footwear, bags?, luggage, watch(?:es)?, eyewear, spectacles, jewell?ery, jewell?ers?, gold, diamonds?, silver, opticals?,
  furniture, mattress(?:es)?, sofas?, curtains, home decor, kitchenware, cookware, modular kitchens?, interiors?, tiles?, paints?, cement, steel, plywood,
  sanitaryware, bathroom fittings, lighting, led (?:bulbs?|lights?), fans?, air ?conditioners?, acs?, air coolers?, coolers?, refrigerators?, fridges?, washing machines?,
  televisions sets?, tv sets?, home theatres?, electronics, appliances?, mobiles?, smart ?phones?, phones?, headphones?, earphones?, laptops?, computers?, gadgets?, cameras?, printers?,
  cars?, suvs?, bikes?, motorcycles?, scooters?, e-?scooters?, evs?, electric vehicles?, electric (?:suvs?|cars?|bikes?|scooters?), tractors?, tyres?, batteries, auto parts, car dealership, dealership,
  petrol, lubricants?, solar(?: panels?| rooftop)?, inverters?, generators?, pumps?, pipes?,
  apartments?, flats?, villas?, plots?, homes, housing (?:project|society), townships?, real estate, builders?, developers?, property, projects?, co-?working(?: spaces?)?,
  banks?, loans?, home loans?, gold loans?, insurance, mutual funds?, credit cards?, demat, stock ?brokers?, fintech, nbfc, crypto(?: exchange)?, payments?(?: app)?, wallet, finance,
  hospitals?, clinics?, diagnostic(?:s| cent(?:re|er)s?)?, labs?, pharmacy, pharmacies, medicines?, hearing aids?, dental(?: clinics?)?, dentists?, eye care, ivf, ayurved(?:a|ic)(?: \\w+)?, doctors? app, telemedicine,
  schools?, playschools?, pre-?schools?, coll?eges?, universit(?:y|ies), coaching(?: (?:classes|cent(?:re|er)s?|institute))?, tuitions?(?: classes)?, classes, courses?, institutes?, academ(?:y|ies), ed-?tech, test prep,
  hotels?, resorts?, holidays?, tours?, travels?(?: agency)?, travel app, airlines?, flights?, cruises?, taxi service, cab service, logistics, couriers?, packers and movers,
  films?, movies?, web series, ott (?:app|platform), concerts?, fests?, festivals?, expos?, exhibitions?, marathons?, events?, shows?, theme parks?, water parks?, amusement parks?, museums?, malls?, multiplex,
  apps?, websites?, software, saas, cloud (?:software|services?), startups?, platforms?, portals?, it services, telecom, broadband, internet service, sim, dth, data plans?, games?, gaming app, e-?sports,
  ngo, foundation, trusts?, temples?, government scheme, tourism, political party, candidate,
  seeds?, fertili[sz]ers?, pesticides?, cattle feed, pet food, pet care, pets?, toys?, books?, book ?shops?, book ?stores?, stationery, gifts?, flowers?, florists?, weddings?, matrimony, photography,
  plumbers?, cleaning services?, pest control, laundry, dry cleaners?, security services?, recruitment, jobs?, staffing, consultanc(?:y|ies), law firm, accountants?,
  machines?, machinery, tools, packaging, chemicals?, textiles?, fabrics?, yarn, plastics?, glass, furnishings?, compan(?:y|ies), chains?, firms?, business(?:es)?, manufacturers?, dealers?, factory, outlets?
`
const IN_HINDI =
  'दुकान, ब्रांड, मसाला, मसाले, चाय, जिम, कोचिंग, स्कूल, अस्पताल, क्लिनिक, होटल, रेस्टोरेंट, साड़ी, साड़ियां, गहने, ज्वेलरी, मोबाइल, ऐप, फर्नीचर, कंपनी, साबुन, तेल, आटा, मिठाई'

/** A trade or goods, wherever it is in words. */
const TRADE = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${anyOf(TRADES)}|${anyOf(IN_HINDI.normalize('NFKC'))})(?![\\p{L}\\p{M}\\p{N}])`,
  'gu',
)
/** Trades that mean nothing without a word before them. */
const VAGUE = new RegExp(
  `^${anyOf('brands?, labels?, compan(?:y|ies), chains?, firms?, business(?:es)?, projects?, outlets?, apps?, shows?, events?, platforms?, projects?, homes, jobs?, foods?, drinks?, machines?, platforms?, portals?, websites?, ब्रांड, कंपनी, ऐप')}$`,
)

/** Positions of trades in a text, in order; neighbouring ones are one: `gold loan company`. */
export function tradesIn(words: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const match of words.matchAll(TRADE)) {
    const last = found.at(-1)
    const end = match.index + match[0].length
    if (last && /^[ -]$/.test(words.slice(last.end, match.index))) last.end = end
    else found.push({ start: match.index, end })
  }
  return found
}

/** True when a trade needs another word to be clear: "brand", "app". */
export const isVague = (trade: string): boolean => VAGUE.test(trade)
