import type { FormatTable } from './row.ts'

// Formats of vehicles, airports, activations and events.

export const vehicleFormats: FormatTable = {
  bus: {
    name: 'buses',
    matches: 'bus_wraps/',
    words:
      'bus wrap, bus wraps, bus branding, buses, bus panel, bus panels, bus side panels, bus back panel, bus back panels, bus ads, bus advertising, city buses, बसें, बसों, बस ब्रांडिंग',
    weak: 'bus, बस',
  },
  cab: {
    name: 'cabs',
    matches: 'cab_fleet/',
    words: 'cab branding, cabs, taxis, cab wraps, cab ads, taxi ads, taxi branding, कैब, टैक्सी, ola uber cabs',
    weak: 'cab, taxi',
  },
  auto: {
    name: 'auto rickshaws',
    matches: 'Auto rickshaw',
    words:
      'autos, auto branding, auto rickshaw, auto rickshaws, autorickshaw, autorickshaws, auto hood, auto hoods, auto ads, auto back panels, ऑटो, ऑटो रिक्शा',
    weak: 'auto',
  },
  rickshaw: { name: 'rickshaws', matches: 'Auto rickshaw, E-rickshaw', words: 'rickshaw, rickshaws, रिक्शा' },
  e_rickshaw: {
    name: 'e-rickshaws',
    matches: 'E-rickshaw',
    words: 'e rickshaw, e rickshaws, erickshaw, erickshaws, totos, ई रिक्शा',
  },
  truck: {
    name: 'trucks',
    matches: 'Truck',
    words: 'trucks, truck branding, truck ads, truck wrap, truck wraps, lorries, ट्रक',
    weak: 'truck, lorry',
  },
  tanker: { name: 'water tankers', matches: 'Water tanker', words: 'tanker, tankers, water tankers' },
  van: {
    name: 'delivery vans',
    matches: 'Delivery van',
    words: 'delivery van, delivery vans, van branding',
    weak: 'van',
  },
  led_van: {
    name: 'mobile LED vans',
    matches: '',
    words: 'mobile van, mobile vans, led van, led vans, mobile led vans, video van, video vans, canter activity',
  },
}

export const airportFormats: FormatTable = {
  arrivals: {
    name: 'arrivals',
    matches: 'Arrivals, Baggage, Conveyor',
    words: 'airport arrivals, arrivals hall, arrival hall, arrivals gantry',
    bound: 'arrivals, arrival, arrival side, arrivals side, arrival area, arrivals area, अराइवल, आगमन',
  },
  departures: {
    name: 'departures',
    matches: 'Departures, Check-in, Security, Boarding, Food court',
    words: 'airport departures, departures hall, departure hall, departures gantry',
    bound: 'departures, departure, departure side, departures side, departure area, departures area, डिपार्चर, प्रस्थान',
  },
  baggage: {
    name: 'baggage halls',
    matches: 'Baggage, Conveyor',
    words: 'baggage belt, baggage belts, baggage hall, conveyor belt, conveyor belts',
  },
  check_in: {
    name: 'check-in areas',
    matches: 'Check-in',
    words: 'check in counters, check in area, airport check in',
    bound: 'check in, checkin, check in side',
  },
  security: {
    name: 'security areas',
    matches: 'Security',
    words: 'security hold, security hold area, sha branding',
    bound: 'security area, security',
  },
  digital: {
    name: 'airport screens',
    matches: 'Check-in island digital, Food court digital, Security hold digital',
    words: 'airport screens, airport digital screens',
  },
  trolley: {
    name: 'luggage trolleys',
    matches: '',
    words: 'luggage trolley, luggage trolleys, airport trolley, airport trolleys, trolley branding',
  },
}

export const btlFormats: FormatTable = {
  mall: {
    name: 'mall activations',
    matches: 'mall_activation/',
    words:
      'mall activation, mall activations, mall stall, mall stalls, mall kiosk, mall kiosks, activation in malls, activations in malls',
    bound: 'malls, mall, मॉल',
  },
  society: {
    name: 'society activations',
    matches: 'apartment_activation/',
    words:
      'rwa, rwas, rwa activation, rwa activations, society activation, society activations, apartment activation, apartment activations, societies, housing societies, society branding',
    bound: 'apartments, housing society, residential complexes',
  },
  college: {
    name: 'college activations',
    matches: 'College',
    words:
      'college activation, college activations, campus activation, campus activations, college sampling, activations in colleges',
    bound: 'college, colleges, campus, campuses, college fest, college fests, कॉलेज',
  },
  office: {
    name: 'office activations',
    matches: 'corporate_activation/',
    words:
      'corporate activation, corporate activations, office activation, office activations, tech park activation, it park activation',
    bound: 'offices, tech parks, it parks, corporate parks',
  },
  market: {
    name: 'market activations',
    matches: 'Bazaar',
    words: 'market activation, market activations, bazaar activation, haat activation',
    bound: 'bazaar, bazaars, haat, haats',
  },
  mela: { name: 'mela pitches', matches: 'Mela', words: 'mela stall, mela stalls, mela activation, mela branding' },
  kiosk: { name: 'mall kiosks', matches: 'Promotion kiosk', bound: 'kiosk, kiosks, promotion kiosk, promotion kiosks' },
  station: { name: 'station forecourts', matches: 'Station forecourt', words: 'station forecourt, station forecourts' },
  leaflet: {
    name: 'leaflets',
    matches: '',
    words: 'leaflet distribution, pamphlet distribution, flyer distribution, door to door',
  },
}

export const eventsFormats: FormatTable = {
  college: {
    name: 'college fests',
    matches: 'college/',
    words:
      'college fest sponsorship, college fest sponsorships, sponsor college fests, college fest stall, college fests',
  },
  concert: {
    name: 'concerts',
    matches: 'concerts/',
    words: 'concert sponsorship, concert sponsorships, sponsor a concert, sponsor concerts',
  },
  conference: {
    name: 'conferences',
    matches: 'conferences/',
    words: 'conference sponsorship, conference sponsorships, trade shows, trade show',
  },
  sports: {
    name: 'sports events',
    matches: 'sports/',
    words: 'sports sponsorship, sports sponsorships, marathon sponsorship, sports event sponsorship',
  },
}
