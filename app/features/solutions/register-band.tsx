import { ArrowRight } from 'lucide-react'
import { COMPANY } from '../../company.ts'
import { LinkButton } from '../../ui/link.tsx'
import { TickList } from '../../ui/tick-list.tsx'

/** Sign-up with the media owner role preselected. */
export const OWNER_SIGN_UP = '/signup?role=mediaOwner'

const PAPERS = [
  'GST registration and PAN of the business',
  'Papers that show the site, channel or handle is yours to sell',
  'Permit or licence, where the medium needs one',
  'Photos or proof of the last three campaigns',
] as const

/** The requirements for listing inventory, and the link to start. */
export function RegisterBand() {
  return (
    <section aria-labelledby="register" className="page pb-18 lg:pb-22">
      <div className="grid gap-8 rounded-2xl bg-surface p-7 shadow-card sm:p-10 lg:grid-cols-[1fr_1.2fr] lg:gap-14">
        <div>
          <h2 id="register" className="text-3xl">
            Register to list inventory
          </h2>
          <p className="mt-3 max-w-[46ch] text-ink-2">
            Listing is free, and nothing is asked of you in advance. Create an account as a media owner, then send us
            the papers; we check them before a listing carries the tick.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={OWNER_SIGN_UP} variant="accent" size="lg">
              Register as media owner
              <ArrowRight aria-hidden />
            </LinkButton>
          </div>
        </div>
        <div>
          <h3 className="text-lg">Have these at hand</h3>
          <TickList items={PAPERS} className="mt-4 text-base sm:grid-cols-1!" />
          <p className="mt-5 text-sm text-ink-2">
            Something is missing? Ask the owner desk, {COMPANY.desks.owners.phone}.
          </p>
        </div>
      </div>
    </section>
  )
}
