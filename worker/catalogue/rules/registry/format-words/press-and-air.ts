import type { FormatTable } from './row.ts'

// Formats of cinemas, broadcasters and print.

export const theatreFormats: FormatTable = {
  interval: {
    name: 'interval films',
    matches: 'Interval',
    words:
      'interval film, interval films, interval ad, interval ads, interval spot, interval spots, interval slide, interval slides, इंटरवल',
    weak: 'interval',
    bound: 'interval, during interval, at interval',
  },
  pre_show: {
    name: 'pre-show films',
    matches: 'Pre-show',
    words: 'pre show, preshow, pre show film, pre show films, pre movie ads, before the movie',
    bound: 'before the film',
  },
  foyer: {
    name: 'foyer light-boxes and standees',
    matches: 'Foyer, Ticket counter',
    words: 'foyer, foyer branding, cinema lobby, theatre lobby, cinema standees, cinema foyer',
    bound: 'standee, standees',
  },
  facade: { name: 'cinema facades', matches: 'Facade', words: 'cinema facade, theatre facade' },
  multiplex: { name: 'multiplexes', matches: 'multiplex/', words: 'multiplex, multiplexes, मल्टीप्लेक्स' },
  single_screen: {
    name: 'single screens',
    matches: 'single_screen/',
    words: 'single screen, single screens, single screen theatres, single screen cinemas',
  },
}

export const radioFormats: FormatTable = {
  breakfast: {
    name: 'the breakfast drive',
    matches: 'Breakfast drive',
    bound: 'breakfast drive, morning drive, breakfast show, morning show, सुबह का शो',
    dayparts: 'breakfast, morning, mornings, subah, सुबह',
  },
  mid_morning: { name: 'mid-morning', matches: 'Mid-morning', bound: 'mid morning, midmorning' },
  afternoon: {
    name: 'the afternoon',
    matches: 'Afternoon',
    bound: 'afternoon stretch, afternoon show',
    dayparts: 'afternoon, afternoons, dopahar, दोपहर',
  },
  evening: {
    name: 'the evening drive',
    matches: 'Evening drive',
    bound: 'evening drive, evening show, शाम का शो',
    dayparts: 'evening, evenings, shaam, sham, शाम',
  },
  drive: {
    name: 'drive time',
    matches: 'Breakfast drive, Evening drive',
    bound: 'drive time, drivetime, peak hours, rush hour, peak time',
  },
  late_night: {
    name: 'the late night',
    matches: 'Late night',
    bound: 'late night, late nights, late night show, midnight, देर रात',
    dayparts: 'night, nights, raat, रात',
  },
  rj_mention: {
    name: 'RJ mentions',
    matches: 'RJ mention, Host-read',
    words:
      'rj mention, rj mentions, rj read, rj reads, rj shoutout, rj live mention, host read, host read mentions, आरजे मेंशन',
  },
  time_check: { name: 'time checks', matches: 'Time check', words: 'time check, time checks' },
  traffic: {
    name: 'traffic updates',
    matches: 'Traffic update',
    words: 'traffic update, traffic updates, traffic tag, traffic tags',
  },
  community: { name: 'community radio', matches: 'community/', words: 'community radio, community stations' },
  online: { name: 'digital radio', matches: 'digital/', words: 'online radio, digital radio, internet radio' },
}

export const tvFormats: FormatTable = {
  prime_time: {
    name: 'prime time',
    matches: 'Prime time, Nine o, Evening, Weekend reality, Saturday premiere',
    words: 'prime time tv, tv prime time',
    bound: 'prime time, primetime, प्राइम टाइम',
  },
  l_band: { name: 'L-bands', matches: 'L-band', words: 'l band, l bands, aston band, aston bands' },
  ticker: { name: 'ticker bands', matches: 'Ticker', words: 'ticker band, ticker bands, tv ticker, scroll ads' },
  news: { name: 'news channels', matches: 'news/', words: 'news channel, news channels, tv news, न्यूज चैनल, न्यूज़ चैनल' },
  entertainment: {
    name: 'entertainment channels',
    matches: 'entertainment/',
    words: 'gec, gecs, entertainment channel, entertainment channels',
  },
  movies: { name: 'movie channels', matches: 'movies/', words: 'movie channel, movie channels, film channels' },
  music: { name: 'music channels', matches: 'music/', words: 'music channel, music channels' },
}

export const newspaperFormats: FormatTable = {
  jacket: {
    name: 'jackets',
    matches: 'Front page jacket',
    words:
      'jacket ad, jacket ads, front page jacket, front page jackets, full page jacket, newspaper jacket, newspaper jackets, जैकेट विज्ञापन',
    bound: 'jacket, jackets, जैकेट',
  },
  front_page: {
    name: 'front pages',
    matches: 'Front page',
    words:
      'front page, front page ad, front page ads, page one, pehla panna, pehle page, पहला पन्ना, पहले पन्ने, फ्रंट पेज, मुखपृष्ठ',
    bound: 'front',
  },
  full_page: {
    name: 'full pages',
    matches: 'Full page',
    words: 'full page, full pages, full page ad, full page ads, poora page, पूरा पन्ना, फुल पेज',
  },
  half_page: {
    name: 'half pages',
    matches: 'Half page',
    words: 'half page, half pages, half page ad, half page ads, aadha page, आधा पन्ना',
  },
  quarter_page: {
    name: 'quarter pages',
    matches: 'Quarter page',
    words: 'quarter page, quarter pages, quarter page ad, quarter page ads',
  },
  back_page: {
    name: 'back pages',
    matches: 'Back page',
    words: 'back page, back pages, back page ad, back page strip',
  },
  column: {
    name: 'column advertisements',
    matches: 'Column',
    words: 'column ad, column ads, classified, classifieds, classified ads',
  },
  business: {
    name: 'business papers',
    matches: 'business_paper/',
    words:
      'business paper, business papers, business daily, business dailies, business newspaper, business newspapers, financial daily, pink papers',
  },
  supplement: {
    name: 'supplements',
    matches: 'supplements/',
    words: 'sunday supplement, sunday supplements, newspaper supplement, newspaper supplements',
  },
  regional: {
    name: 'regional dailies',
    matches: 'regional_daily/',
    words:
      'regional daily, regional dailies, regional newspaper, regional newspapers, vernacular dailies, vernacular newspapers',
  },
  insert: {
    name: 'pamphlet inserts',
    matches: '',
    words: 'newspaper insert, newspaper inserts, pamphlet insertion, pamphlet inserts, leaflet inserts',
  },
}

export const magazineFormats: FormatTable = {
  back_cover: { name: 'back covers', matches: 'Back cover', words: 'back cover, back covers' },
  inside_cover: {
    name: 'inside covers',
    matches: 'Inside',
    words: 'inside front cover, inside cover, inside covers, inside back cover',
  },
  spread: {
    name: 'double spreads',
    matches: 'Double spread',
    words: 'double spread, double spreads, centre spread, center spread',
  },
  gatefold: { name: 'gatefolds', matches: 'Gatefold', words: 'gatefold, gatefolds' },
  full_page: { name: 'full pages', matches: 'Full page', bound: 'full page, full pages, full page ad, full page ads' },
  half_page: { name: 'half pages', matches: 'Half page', bound: 'half page, half pages, half page ad, half page ads' },
  business: { name: 'business magazines', matches: 'business/', words: 'business magazine, business magazines' },
  lifestyle: {
    name: 'lifestyle magazines',
    matches: 'lifestyle/',
    words: 'lifestyle magazine, lifestyle magazines, fashion magazine, fashion magazines',
  },
}
