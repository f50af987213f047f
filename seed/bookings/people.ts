import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import type { users } from '../../worker/kernel/identity.table.ts'
import { addDays, type CivilDate } from '../../worker/kernel/rules/dates.ts'
import { STAFF_AREAS, type StaffArea } from '../../worker/kernel/rules/identity/roles.ts'
import type { parties } from '../../worker/organisations/billing.table.ts'
import type { ownerMembers } from '../../worker/organisations/owners.table.ts'
import { OWNERS } from '../owners.ts'
import { CITIES, cityLine } from '../places.ts'
import { createRandom, type Random } from '../random.ts'
import { readColumns, readList, slug } from '../text.ts'
import { clientParty, ownerParties } from './parties.ts'

export interface PeopleRows {
  users: (typeof users.$inferInsert)[]
  owner_members: (typeof ownerMembers.$inferInsert)[]
  parties: (typeof parties.$inferInsert)[]
}

/** An advertiser of the seed. */
export interface Client {
  userId: string
  company: string
  state: string
  /** Null for an unregistered client. */
  gstin: string | null
}

/** People of our own with some areas of the back office: name | areas. */
const COLLEAGUES = readColumns(
  ['name', 'areas'],
  `
Meera Pillai | support
Imran Siddiqui | support, content
Kavya Raghunathan | approvals
Joel Fernandes | content
`,
)

/** With the three demo accounts 2,456 that are active. */
const INVENTED = 2_453
/** Further accounts: closed ones, and unused invitations. */
const NOT_ACTIVE = ['suspended', 'suspended', 'suspended', 'invited', 'invited'] as const
/** Number of users who joined in the last fifteen days; the others joined before day -45. */
const NEWCOMERS = 186

const FIRST = readList(
  'Aarav, Abhay, Aditi, Ajay, Akshay, Amit, Anand, Ananya, Anil, Anita, Anjali, Arjun, Arvind, Asha, Bhavna, Chitra, Deepak, Deepa, Dhruv, Divya, Farah, Gaurav, Geeta, Gopal, Harpreet, Imran, Indira, Ishaan, Jatin, Jaya, Karan, Kavita, Kiran, Lakshmi, Leela, Madhav, Manoj, Meena, Mohan, Nandini, Naveen, Neha, Nikhil, Pooja, Pradeep, Priya, Rahul, Rajesh, Rekha, Ritu, Rohan, Sameer, Sana, Sandeep, Shalini, Sourav, Sunita, Suresh, Tara, Usha, Varun, Vidya, Vijay, Yash, Zoya',
)
const LAST = readList(
  'Agarwal, Ahmed, Banerjee, Bhat, Bose, Chandra, Chopra, Das, Desai, Deshpande, Dutta, Fernandes, Gill, Gokhale, Gupta, Hegde, Iyer, Jain, Joshi, Kapoor, Khan, Kulkarni, Kumar, Kurien, Mehta, Menon, Mishra, Mukherjee, Nair, Naidu, Pandey, Patel, Patil, Pillai, Prasad, Qureshi, Rao, Rathore, Reddy, Roy, Saxena, Sen, Shah, Sharma, Shetty, Singh, Sinha, Srinivasan, Thakur, Varma, Verma, Yadav',
)
const MAIL = ['post', 'mail', 'office', 'desk'] as const

/** Buyers: company | state. The last six have bought once. */
const CLIENTS = readColumns(
  ['company', 'state'],
  `
Thanda Beverages | Telangana
Neem & Leaf | Tamil Nadu
Raftaar EV | Karnataka
Swarna Jewels | Uttar Pradesh
Aangan Homes | Telangana
Kadam Shoes | Maharashtra
Jodo Mobile | Uttarakhand
Noor Skincare | Maharashtra
Adrak & co. | Gujarat
Heera Watches | West Bengal
Bolo Telecom | Delhi
Pankh Airways | Delhi
Solah Sarees | Tamil Nadu
Kokum Soda | Goa
Chamak Detergents | Gujarat
Dhanya Foods | Punjab
Gharana Spices | Rajasthan
Hariyali Seeds | Madhya Pradesh
Jhoola Furniture | Karnataka
Kalam Stationers | Kerala
Lehar Fans | Haryana
Mithaas Sweets | Uttar Pradesh
Nadi Mineral Water | Assam
Odhni Fashion | Rajasthan
Pahal Coaching | Bihar
Quila Realty | Telangana
Rasoi Appliances | Maharashtra
Sehat Diagnostics | Andhra Pradesh
Taraana Audio | Karnataka
Ujala Solar | Gujarat
Vaidya Pharmacy | Kerala
Wadi Resorts | Goa
Yatra Cabs | Odisha
Bachpan Toys | Delhi
Zaika Restaurants | Delhi
Imli Snacks | Maharashtra
Ektara Music School | West Bengal
Fitoor Gyms | Haryana
Ghungroo Events | Jharkhand
`,
)
export const ONCE = 6

/** Claims of owners: name | company | city | what it sells. */
const CLAIMS = readColumns(
  ['name', 'company', 'city', 'sells'],
  `
Sourav Mukherjee | Hooghly Street Media | Kolkata | Street, transit
R. Anandhakrishnan | Marina Adsites | Chennai | Billboards
Harpreet Singh Gill | Highway Frames | Ludhiana | Hoardings on the highways of Punjab and Haryana
Joseph Kurien | Backwater Media | Kochi | House boats, ferry stops and cinema slides in Kochi and Alappuzha
`,
)

/** Home towns: `Chennai, Tamil Nadu`. */
const PLACES = CITIES.map(cityLine)

const at = (day: CivilDate, minute: number) =>
  new Date(Date.parse(`${day}T09:00+05:30`) + minute * 60_000).toISOString()

/** Invented people: buyers, members of owners, claimants, and others. */
export function peopleOf(today: CivilDate, now: Date, oldest: number): PeopleRows & { clients: Client[] } {
  const rows: PeopleRows = { users: [], owner_members: [], parties: [] }
  const random = createRandom('people')
  const places = createRandom('places of people')
  /** @param joined days from today */
  const add = (of: {
    joined: number
    role?: 'mediaOwner' | 'staff'
    company?: string
    name?: string
    location?: string | undefined
    areas?: StaffArea[]
    status?: 'invited' | 'suspended'
  }) => {
    const n = rows.users.length + 1
    const name = of.name ?? `${random.pick(FIRST)} ${random.pick(LAST)}`
    const joined = at(addDays(today, of.joined), random.int(0, 600))
    const row = {
      id: `usr_seed-${String(n).padStart(4, '0')}`,
      email: `${slug(name)}-${n}@${of.company ? slug(of.company) : random.pick(MAIL)}.example`,
      name,
      role: of.role ?? (of.company || random.chance(0.8) ? ('advertiser' as const) : ('mediaOwner' as const)),
      company:
        of.company ??
        `${name.split(' ').at(-1)} ${random.pick(['Traders', 'Foods', 'Media', 'Textiles', 'Clinics', 'Stores'])}`,
      phone: `+91 9${random.int(1000, 9999)} ${random.int(10000, 99999)}`,
      // Drawn from separate numbers: the others stay unchanged.
      location: of.location ?? places.pick(PLACES),
      ...(of.areas && { areas: of.areas }),
      ...(of.status && { status: of.status }),
      // Opens nothing: no password has it as its hash.
      passwordHash: '!',
      emailVerifiedAt: of.status === 'invited' ? null : joined,
      createdAt: joined,
    }
    rows.users.push(row)
    return row
  }
  const clients = CLIENTS.map(({ company, state }, n) => {
    const city = placeIn(state, places)
    const { id: userId } = add({ joined: oldest - random.int(10, 60), company, location: city })
    const party = clientParty({ userId, company, state, city }, n)
    rows.parties.push(party)
    return { userId, company, state, gstin: party.gstin ?? null }
  })
  const signatories = new Map<string, string>([[DEMO_ACCOUNTS.mediaOwner.ownerId, DEMO_ACCOUNTS.mediaOwner.name]])
  for (const owner of OWNERS) {
    if (owner.id === DEMO_ACCOUNTS.mediaOwner.ownerId) continue
    const user = add({
      joined: oldest - random.int(70, 120),
      role: 'mediaOwner',
      company: owner.name,
      location: lineOf(owner.city),
    })
    signatories.set(owner.id, user.name)
    rows.owner_members.push({
      ...memberOf(user, owner),
      ownerId: owner.id,
      state: 'approved',
      decidedAt: user.createdAt,
      decidedBy: DEMO_ACCOUNTS.admin.id,
    })
  }
  rows.parties.push(...ownerParties(OWNERS, signatories))
  for (const [i, { name, company, city, sells }] of CLAIMS.entries()) {
    const user = add({ joined: -50 - 20 * i, role: 'mediaOwner', company, name, location: lineOf(city) })
    const owner = OWNERS.find((one) => one.name === company)
    const asked = new Date(now.getTime() - (20 + 14 * i) * 3_600_000).toISOString()
    const claim = memberOf(user, { name: company, city })
    rows.owner_members.push({
      ...claim,
      ownerId: owner?.id ?? null,
      sells: owner ? '' : sells,
      statement: sells,
      createdAt: asked,
    })
  }
  const others = INVENTED - COLLEAGUES.length
  while (rows.users.length < others) {
    const isNew = rows.users.length >= others - NEWCOMERS
    add({ joined: isNew ? -random.int(1, 15) : -random.int(46, 900) })
  }
  for (const { name, areas } of COLLEAGUES) {
    const ofTeam = { role: 'staff', company: 'AdChowk', location: 'Bangalore, Karnataka' } as const
    add({ ...ofTeam, joined: -600, name, areas: STAFF_AREAS.filter((area) => readList(areas).includes(area)) })
  }
  for (const [i, status] of NOT_ACTIVE.entries()) add({ joined: status === 'invited' ? -i : -200 - i, status })
  return { ...rows, clients }
}

/** A city as locations name it; itself where the seed has no such city. */
const lineOf = (name: string) => {
  const city = CITIES.find((one) => one.name === name)
  return city ? cityLine(city) : name
}

/** A city of a state; the state where the seed has none there. */
const placeIn = (state: string, random: Random) => {
  const cities = CITIES.filter((city) => city.state === state)
  return cities.length > 0 ? cityLine(random.pick(cities)) : state
}

const memberOf = (
  user: { id: string; email: string; phone: string; createdAt: string },
  { name, city }: { name: string; city: string },
): PeopleRows['owner_members'][number] => ({
  id: `clm_${user.id}`,
  userId: user.id,
  role: 'owner',
  company: name,
  city,
  workEmail: user.email,
  phone: user.phone,
  createdAt: user.createdAt,
})
