import { HEADLINE_FIGURES } from '../../../company.ts'
import { useIdentity } from '../../../site.ts'
import { RouterLink } from '../../../ui/router-link.tsx'

/** Figures that the company states about itself, on a dark band, with a link to those that are counted. */
export function CompanyFigures() {
  const site = useIdentity()

  return (
    <section aria-label={`${site.name} in figures`} className="bg-[#16213d] text-white">
      <dl className="page grid grid-cols-2 gap-y-10 pt-14 pb-8 lg:grid-cols-4 lg:pt-16">
        {HEADLINE_FIGURES.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end lg:not-first:border-l lg:not-first:border-white/20 lg:not-first:pl-10"
          >
            <dt className="mt-2.5 text-sm text-white/75">{label}</dt>
            <dd className="num text-4xl leading-none font-bold lg:text-5xl lg:leading-none">
              {value.replace('+', '')}
              <span className="text-accent">+</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="page pb-10 text-sm text-white/75">
        Stated by {site.name} of its whole network over the years.{' '}
        <RouterLink to="/about#counted" className="text-white underline underline-offset-4">
          See what the catalogue holds today, counted
        </RouterLink>
      </p>
    </section>
  )
}
