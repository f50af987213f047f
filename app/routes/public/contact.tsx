import type { ContactPageLeaf, WithContext } from 'schema-dts'
import { readContactErrors } from '../../../worker/desk/rules/support/ticket.ts'
import { HOURS } from '../../../worker/kernel/rules/platform/company.ts'
import { isReference } from '../../../worker/kernel/rules/reference.ts'
import { COMPANY, withIdentity } from '../../company.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { ContactDetails } from '../../features/desk/contact/contact-details.tsx'
import { ContactForm, type ContactFormProps } from '../../features/desk/contact/contact-form.tsx'
import { pageMeta } from '../../meta.ts'
import { type SiteData, siteOf } from '../../site.ts'
import type { Route } from './+types/contact'

export const headers = documentHeaders

/** Only known values of the URL are shown; a page with a result is never cached. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const sent = searchParams.get('sent') ?? ''
  const state: ContactFormProps = {
    sent: isReference('TKT', sent) ? sent : null,
    errors: readContactErrors(searchParams.get('error')),
  }
  return state.sent || state.errors.length > 0 ? state : publicData(state, ['content'])
}

const TITLE = 'Contact'
const DESCRIPTION = `Write, call or chat with {{name}}. A planner or the owner desk answers, ${HOURS.en}. Offices in Hyderabad.`

const contactPage = ({ origin, identity }: SiteData): WithContext<ContactPageLeaf> => ({
  '@context': 'https://schema.org',
  '@type': 'ContactPage',
  name: TITLE,
  description: withIdentity(DESCRIPTION, identity),
  url: `${origin}/contact`,
  mainEntity: {
    '@type': 'Organization',
    name: identity.name,
    url: `${origin}/`,
    email: identity.email,
    contactPoint: Object.values(COMPANY.desks).map(({ label, phone }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: phone,
      areaServed: 'IN',
    })),
  },
})

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ title: TITLE, description: DESCRIPTION, path: '/contact' }, matches),
  ...(import.meta.env.SSR ? [{ 'script:ld+json': { ...contactPage(siteOf(matches)) } }] : []),
]

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pt-9 pb-20">
      <div className="max-w-[640px]">
        <h1 className="text-4xl lg:text-5xl">Talk to a person</h1>
        <p className="mt-3 text-lg text-ink-2">
          A planner or the owner desk answers, 10 am to 7 pm, Monday to Saturday.
        </p>
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <ContactForm {...loaderData} />
        <ContactDetails />
      </div>
    </div>
  )
}
