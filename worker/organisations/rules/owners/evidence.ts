/** Domains with free addresses: they prove nothing about a company. */
const FREE_MAIL = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'rediffmail.com',
  'rediff.com',
  'zohomail.in',
  'zohomail.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'mail.com',
])

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
const hostOf = (website: string): string =>
  URL.canParse(website) ? new URL(website).hostname.toLowerCase().replace(/^www\./, '') : ''

/** `mail.example.in` and `example.in` belong together. */
const isWithin = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

/** One thing that speaks for a claim, against it, or neither. */
export interface Evidence {
  weighs: 'for' | 'against' | 'neither'
  text: string
}

interface Claimed {
  accountEmail: string
  emailVerified: boolean
  workEmail: string
  website: string
  /** Addresses of the members that the owner has. */
  memberEmails: readonly string[]
}

/** Evidence from the addresses of a claim. The claimant entered them, except the confirmed address of the account. */
export function evidenceOf({ accountEmail, emailVerified, workEmail, website, memberEmails }: Claimed): Evidence[] {
  const [account, work, host] = [domainOf(accountEmail), domainOf(workEmail), hostOf(website)]
  const members = memberEmails.map(domainOf).filter((domain) => !FREE_MAIL.has(domain))
  const found: Evidence[] = [
    emailVerified
      ? { weighs: 'neither', text: `The account email, ${accountEmail}, is confirmed.` }
      : { weighs: 'against', text: `The account email, ${accountEmail}, is not confirmed.` },
  ]
  if (FREE_MAIL.has(account)) {
    found.push({ weighs: 'neither', text: `Anyone can get an address at ${account}.` })
  } else if (members.some((domain) => isWithin(domain, account))) {
    found.push({ weighs: 'for', text: `A member of the company has an address at ${account} too.` })
  } else if (members.length > 0) {
    found.push({ weighs: 'against', text: `No member of the company has an address at ${account}.` })
  }
  if (workEmail !== accountEmail) {
    found.push({
      weighs: 'neither',
      text: `The work email, ${workEmail}, is not confirmed: write to it and wait for an answer.`,
    })
  }
  if (host === '') return found
  const [mail, whose] = isWithin(account, host) ? [account, 'account'] : [work, 'work']
  found.push(
    isWithin(mail, host)
      ? {
          weighs: whose === 'account' && emailVerified ? 'for' : 'neither',
          text: `The ${whose} email and the website are at the same domain. Is ${host} really the company’s?`,
        }
      : { weighs: 'against', text: `Neither email is at the domain of the website, ${host}.` },
  )
  return found
}
