import type { FormatTable } from './row.ts'

// Formats of sites, screens and stations.

export const oohFormats: FormatTable = {
  billboard: { name: 'large hoardings', matches: 'billboard/', isPlain: true },
  unipole: { name: 'unipoles', matches: 'Unipole', words: 'unipole, unipoles, uni pole, uni poles, यूनिपोल' },
  gantry: {
    name: 'gantries',
    matches: 'Gantry',
    words: 'gantry, gantries, gantry boards, overhead gantry, गैंट्री, गैन्ट्री',
  },
  cantilever: { name: 'cantilevers', matches: 'Cantilever', words: 'cantilever, cantilevers' },
  rooftop: {
    name: 'rooftop hoardings',
    matches: 'Rooftop',
    words: 'rooftop hoarding, rooftop hoardings, roof top hoarding, roof top hoardings',
  },
  bus_shelter: {
    name: 'bus shelters',
    matches: 'Bus shelter, Shelter',
    words:
      'bus shelter, bus shelters, bus stop, bus stops, bqs, bus stand, bus stands, bus queue shelter, bus queue shelters, bus stop ads, बस शेल्टर, बस स्टॉप, बस स्टैंड, बस अड्डा',
  },
  metro_pillar: {
    name: 'metro pillar boards',
    matches: 'Metro pillar',
    words: 'metro pillar, metro pillars, metro pillar boards, metro pillar branding',
  },
  overbridge: {
    name: 'foot overbridges',
    matches: 'Foot overbridge',
    words: 'foot over bridge, foot over bridges, foot overbridge, foot overbridges, fob, fobs',
  },
  skywalk: { name: 'skywalks', matches: 'Skywalk', words: 'skywalk, skywalks, skywalk panels' },
  underpass: {
    name: 'underpasses',
    matches: 'Underpass',
    words: 'underpass, underpasses, underpass panels, underpass branding',
  },
  pole_kiosk: {
    name: 'pole kiosks',
    matches: 'Pole kiosk',
    words: 'pole kiosk, pole kiosks, lamp post, lamp posts, lamppost boards, electric pole boards',
  },
  median: {
    name: 'median boards',
    matches: 'Median',
    words: 'median, medians, median board, median boards, divider boards',
  },
  traffic_booth: {
    name: 'traffic booths',
    matches: 'Traffic booth',
    words: 'traffic booth, traffic booths, police booth, police booths',
  },
  tree_guard: { name: 'tree guards', matches: 'Tree guard', words: 'tree guard, tree guards' },
  direction_board: {
    name: 'direction boards',
    matches: 'Direction board',
    words: 'direction board, direction boards, signage boards',
  },
  street_furniture: { name: 'street furniture', matches: 'street/, Bus shelter', words: 'street furniture' },
  mall: {
    name: 'mall hoardings',
    matches: 'mall/',
    words: 'mall hoarding, mall hoardings, mall facade, mall facades, mall facade hoardings',
  },
  facade: { name: 'facade hoardings', matches: 'Facade', words: 'facade hoarding, facade hoardings' },
  atrium: {
    name: 'atrium drop-downs',
    matches: 'Atrium',
    words: 'atrium drop down, atrium drop downs, atrium dropdown',
  },
  escalator: { name: 'escalator panels', matches: 'Escalator', words: 'escalator panels, escalator branding' },
  toll: {
    name: 'toll plazas',
    matches: 'Toll plaza',
    words: 'toll plaza, toll plazas, toll plaza branding, toll booth, toll booths, toll naka',
  },
  wall_wrap: {
    name: 'wall wraps',
    matches: 'Wall wrap',
    words: 'wall wrap, wall wraps, building wrap, building wraps',
  },
  wall_painting: { name: 'wall paintings', matches: '', words: 'wall painting, wall paintings, दीवार पेंटिंग' },
  balloon: {
    name: 'balloons',
    matches: '',
    words: 'hot air balloon, hot air balloons, sky balloon, sky balloons, advertising balloon, advertising balloons',
  },
}

export const doohFormats: FormatTable = {
  led_wall: {
    name: 'LED walls',
    matches: 'LED wall, Corner LED',
    words: 'led wall, led walls, video wall, video walls',
  },
  led_tower: { name: 'LED towers', matches: 'LED tower', words: 'led tower, led towers' },
  led_kiosk: {
    name: 'LED kiosks',
    matches: 'LED kiosk',
    words: 'led kiosk, led kiosks, digital kiosk, digital kiosks',
  },
  roadside: {
    name: 'roadside LED screens',
    matches: 'roadside_led/',
    words:
      'roadside led, roadside screens, led hoarding, led hoardings, led billboard, led billboards, digital hoarding, digital hoardings, digital billboard, digital billboards, डिजिटल होर्डिंग',
  },
  mall: {
    name: 'mall screens',
    matches: 'mall/',
    words: 'mall screen, mall screens, mall led, screens in malls, digital screens in malls',
  },
  lift: {
    name: 'lift screens',
    matches: 'Lift screens',
    words:
      'lift screen, lift screens, elevator screens, lift branding, lift ads, elevator ads, elevator branding, screens in lifts',
    weak: 'lift, lifts, elevators, लिफ्ट',
  },
  lobby: { name: 'lobby screens', matches: 'Lobby', words: 'lobby screen, lobby screens' },
  cafeteria: { name: 'cafeteria screens', matches: 'Cafeteria', words: 'cafeteria screens, canteen screens' },
  office: {
    name: 'office screens',
    matches: 'corporate_lift/',
    words:
      'office screens, corporate screens, tech park screens, it park screens, screens in offices, office lift screens',
  },
  fuel: {
    name: 'fuel pump screens',
    matches: 'Fuel pump',
    words:
      'petrol pump, petrol pumps, petrol pump screens, fuel pump screens, fuel station screens, petrol pump branding',
  },
}

export const transitFormats: FormatTable = {
  metro: {
    name: 'metro media',
    matches: 'metro/',
    words:
      'metro, metros branding, metro station, metro stations, metro branding, metro ads, metro advertising, delhi metro, namma metro, मेट्रो, मेट्रो स्टेशन',
  },
  metro_train: {
    name: 'metro trains',
    matches: 'Train wrap, Part wrap, Coach panels',
    words:
      'metro train, metro trains, metro wrap, metro wraps, metro train wrap, metro train wraps, metro coach, metro coaches, full metro train wrap',
  },
  train_wrap: {
    name: 'train wraps',
    matches: 'Train wrap, Part wrap, Train exterior',
    words:
      'train wrap, train wraps, train exterior, train exteriors, local train wrap, local train wraps, train wrapping',
  },
  railway: {
    name: 'railway media',
    matches: 'railway/',
    words:
      'railway, railways, railway station, railway stations, train station, train stations, local train, local trains, trains, train branding, railway branding, रेलवे, रेलवे स्टेशन, ट्रेन',
    weak: 'train',
  },
  bus_shelter: {
    name: 'bus shelters',
    matches: 'Bus shelter, Shelter',
    words:
      'bus shelter, bus shelters, bus stop, bus stops, bqs, bus stand, bus stands, bus queue shelter, bus queue shelters, bus stop ads, बस शेल्टर, बस स्टॉप, बस स्टैंड, बस अड्डा',
  },
  depot: { name: 'depot gantries', matches: 'Depot', words: 'bus depot, bus depots, depot gantry' },
}
