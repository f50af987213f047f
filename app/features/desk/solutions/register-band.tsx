import { ArrowRight } from 'lucide-react'
import { COMPANY } from '../../../company.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { TickList } from '../../../ui/tick-list.tsx'
import { OWNER_NEEDS } from './owner-needs.ts'

/** Sign-up with the media owner role preselected. */
export const OWNER_SIGN_UP = '/signup?role=mediaOwner'

/** Requirements for listing inventory, and the link to start. */
export function RegisterBand() {
  return (
    <section aria-labelledby="register" className="page pb-18 lg:pb-22">
      <div className="grid gap-8 rounded-2xl bg-surface p-7 shadow-card sm:p-10 lg:grid-cols-[1fr_1.2fr] lg:gap-14">
        <div>
          <h2 id="register" className="text-3xl">
            Register to list inventory
          </h2>
          <p className="mt-3 max-w-[46ch] text-ink-2">
            Listing is free. Create an account as a media owner and claim your company; our team checks who you are. The
            Verified mark is a second step, with papers of the company.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={OWNER_SIGN_UP} variant="accent" size="lg">
              Register as media owner
              <ArrowRight aria-hidden />
            </LinkButton>
          </div>
        </div>
        <div>
          <h3 className="text-lg">Details to prepare</h3>
          <TickList items={OWNER_NEEDS} className="mt-4 text-base sm:grid-cols-1!" />
          <p className="mt-5 text-sm text-ink-2">
            Something is missing? Ask the owner desk, {COMPANY.desks.owners.phone}.
          </p>
        </div>
      </div>
    </section>
  )
}
