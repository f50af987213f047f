import { describe, expect, test } from 'vitest'
import { formatCount } from '../../worker/kernel/rules/money.ts'
import type { ListingRow } from '../medium.ts'
import { inCategory, listings, numbersIn, spots, spotsOf } from './rows.ts'

/** A fact of a listing by its label, wherever its page shows it. */
const fact = ({ specifications, metrics, audienceFigures }: ListingRow, label: string): string =>
  [...specifications, ...metrics, ...audienceFigures].find((one) => one.label === label)?.value ?? ''
const number = (text: string) => Number(numbersIn(text)[0])
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('no two listings of one city have one title', () => {
  const refs = new Map<string, string[]>()
  for (const { city, title, ref } of listings) {
    const key = `${city}: ${title}`
    refs.set(key, [...(refs.get(key) ?? []), ref])
  }
  expect([...refs].filter(([, own]) => own.length > 1)).toEqual([])
})

test('every share is one of a hundred, and parts of one whole are no more than it', () => {
  for (const { ref, specifications, metrics, audienceFigures, details } of listings) {
    for (const { label, value } of [...specifications, ...metrics, ...audienceFigures]) {
      const [, percent] = /^([\d.]+)%/.exec(value) ?? []
      if (percent) expect(Number(percent), `${ref} ${label}`).toBeLessThanOrEqual(100)
    }
    const ages = details.audienceAges?.filter(({ label }) => label !== 'Women')
    for (const parts of [ages, details.audienceCities]) {
      const sum = (parts ?? []).reduce((all, { percent }) => all + percent, 0)
      expect(sum, ref).toBeLessThanOrEqual(100)
    }
  }
})

describe('cinemas', () => {
  test('fill as the table of their shows says', () => {
    for (const cinema of inCategory('theatre')) {
      const shows = cinema.details.shows ?? []
      const weekend = mean(shows.flatMap(({ fill }) => [fill[1] ?? 0, fill[2] ?? 0]))
      const week = mean(shows.flatMap(({ fill }) => fill))
      expect(fact(cinema, 'Seats filled at weekends'), cinema.ref).toBe(`${Math.round(weekend)}%`)
      expect(fact(cinema, 'Seats filled in a week'), cinema.ref).toBe(`${Math.round(week)}%`)
      const { seats = 0, screens } = cinema.details
      expect(cinema.audience / ((seats * shows.length * week) / 100), cinema.ref).toBeCloseTo(1, 1)
      expect([number(fact(cinema, 'Seats')), number(fact(cinema, 'Screens'))]).toEqual([seats, screens])
      expect(number(fact(cinema, 'Shows a day')), cinema.ref).toBe(shows.length)
    }
  })
})

describe('fleets', () => {
  test('cost, reach and drive what their vehicles do, times the vehicles', () => {
    for (const fleet of inCategory('vehicle')) {
      const { ref, rate, audience, title, features } = fleet
      const { fleetSize = 0 } = fleet.details
      expect(number(fact(fleet, 'Cost a vehicle')) * fleetSize * 100, ref).toBe(rate)
      expect(fact(fleet, 'Reach a month'), ref).toBe(formatCount(audience))
      expect(fact(fleet, 'Reach a vehicle'), ref).toBe(formatCount(audience / fleetSize))
      expect(number(fact(fleet, 'Kilometres a day')), ref).toBe(number(fact(fleet, 'Kilometres a vehicle')) * fleetSize)
      for (const text of [title, fact(fleet, 'Fleet size'), features[0] ?? ''])
        expect(number(text), ref).toBe(fleetSize)
      if (features.includes('GPS log each week')) expect(fleet.custom['GPS tracking'], ref).toBe(true)
    }
  })
})

describe('hoardings', () => {
  test('are seen by daylight where they have no lamp, to midnight where one burns, in mall hours inside', () => {
    for (const site of inCategory('ooh')) {
      const { ref, custom, features, subcategoryId, description } = site
      const isLit = custom.Lighting !== 'Non lit'
      const hours = fact(site, 'Hours seen')
      if (subcategoryId === 'mall') expect(hours, ref).toBe('12 a day, in mall hours')
      else {
        expect(hours, ref).toBe(isLit ? '18 a day, 06:00 to midnight' : '12 a day, by daylight')
        expect(fact(site, 'Lighting').includes('to midnight'), ref).toBe(isLit)
        expect(description.includes('lit from dusk to midnight'), ref).toBe(isLit)
      }
      if (!isLit) expect(features.join(), ref).not.toMatch(/electricity/i)
      expect(fact(site, 'Material').startsWith('Backlit'), ref).toBe(
        custom.Lighting === 'Back lit' && fact(site, 'Material').startsWith('Backlit'),
      )
    }
  })

  test('have the traffic of their own road, and its peak at the time of day that they name', () => {
    const roads = inCategory('ooh').filter(({ subcategoryId }) => subcategoryId !== 'mall')
    const largest = [...roads].sort((a, b) => b.audience - a.audience).slice(0, 5)
    expect(new Set(largest.map((road) => fact(road, 'Vehicles a day'))).size).toBeGreaterThanOrEqual(3)
    for (const road of roads) {
      const [, note = ''] = road.features
      const peak = fact(road, 'Peak hours')
      if (note.startsWith('Morning')) expect(peak, road.ref).toBe('08:00 to 11:00')
      if (note.startsWith('Evening')) expect(peak, road.ref).toMatch(/^1[78]:/)
      if (note === 'Both carriageways') expect(fact(road, 'Size'), road.ref).toMatch(/set of/)
    }
  })
})

test('a booth speaks to nobody who has not stopped, and an office is empty at weekends', () => {
  for (const stand of inCategory('btl')) {
    const { ref, audience, subcategoryId, features } = stand
    const stops = (audience * number(fact(stand, 'People who stop'))) / 100
    const [from = 0, to = 0] = fact(stand, 'Hours').split(' to ').map(Number.parseFloat)
    expect(number(fact(stand, 'Contacts an hour')) * (to - from), ref).toBeLessThanOrEqual(stops)
    expect(number(fact(stand, 'Samples a day')), ref).toBeLessThanOrEqual(stops)
    const [, homes] = /([\d,]+) homes/.exec(stand.title) ?? []
    if (homes) expect(audience, ref).toBeLessThanOrEqual(4 * number(homes))
    const atWeekends = number(fact(stand, 'Weekend footfall'))
    if (subcategoryId === 'corporate_activation')
      expect(atWeekends, ref).toBeLessThan(number(fact(stand, 'Daily footfall')))
    if (fact(stand, 'Sound allowed') === 'No') expect(features.join(), ref).not.toMatch(/public address/i)
  }
})

test('a booth is at a place of its kind', () => {
  for (const { ref, type, venue } of inCategory('btl')) {
    if (type === 'College gate') expect(venue, ref).toMatch(/college|polytechnic/i)
    if (type === 'Mela pitch') expect(venue, ref).toMatch(/ground|maidan|lawns/i)
    if (/^bazaar/i.test(type)) expect(venue, ref).not.toMatch(/college|maidan|ground/i)
  }
})

test('a loop has as many plays as its hours and slots allow, and each slot its share', () => {
  for (const screen of inCategory('dooh')) {
    const { loop } = screen.details
    if (!loop) throw new Error(`${screen.ref} has no loop`)
    const [from = 0, to = 0] = loop.hours.split(' to ').map((clock) => {
      const [hours = 0, minutes = 0] = clock.split(':').map(Number)
      return hours * 3600 + minutes * 60
    })
    expect(loop.playsADay, screen.ref).toBe((to - from) / (loop.slots * loop.seconds))
    expect(number(fact(screen, 'Share of voice')), screen.ref).toBeCloseTo(100 / loop.slots, 1)
    expect(fact(screen, 'Hours')).toBe(loop.hours)
  }
})

test('a film for the television is not seen on a phone', () => {
  for (const film of inCategory('digital')) {
    const onTelevision = /connected tv/i.test(`${film.title} ${fact(film, 'Inventory')}`)
    expect(fact(film, 'Seen on a phone') === '', film.ref).toBe(onTelevision)
  }
})

test('stations of one kind of music have the two breaks an hour that their group promises', () => {
  for (const station of inCategory('radio').filter(({ subcategoryId }) => subcategoryId === 'music')) {
    expect(fact(station, 'Breaks an hour'), station.ref).toBe('2')
  }
})

test('a platform of a title is the platform of its sheet, and a set has its number of pieces', () => {
  for (const listing of inCategory('transit')) {
    const [, platform] = /, platform (\d+)/.exec(listing.title) ?? []
    if (platform) expect(fact(listing, 'Position'), listing.ref).toMatch(new RegExp(`^Platform ${platform},`))
  }
  for (const listing of [...inCategory('ooh'), ...inCategory('dooh')]) {
    const [, pieces] = /set of (\d+)/.exec(listing.title) ?? []
    if (pieces) expect(fact(listing, 'Size') + fact(listing, 'Screen'), listing.ref).toMatch(`set of ${pieces}`)
  }
})

test('an airport has the passengers of its year, and no face meets more people than fly', () => {
  for (const airport of inCategory('airport')) {
    const { passengersYear = 0, terminals = [] } = airport.details
    expect(airport.audience, airport.ref).toBe(Math.round(passengersYear / 365))
    for (const spot of spotsOf(airport)) {
      expect(terminals, airport.ref).toContain(spot.terminal)
      expect(spot.audience ?? 0, `${airport.ref} ${spot.name}`).toBeLessThanOrEqual(airport.audience)
      if (spot.type.startsWith('Digital')) expect(spot.features, spot.name).not.toContain('Back lit, 24 hours')
    }
  }
  expect(spots.length).toBeGreaterThan(0)
})

test('an event has the days, the venue and the visitors that its sheet has', () => {
  for (const event of inCategory('events')) {
    const { from = '', until = '' } = event.details
    const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
    expect(number(fact(event, 'Days')), event.ref).toBe(days)
    expect(fact(event, 'Venue'), event.ref).toBe(event.venue)
    expect(fact(event, 'Expected footfall'), event.ref).toBe(formatCount(event.audience))
  }
})
