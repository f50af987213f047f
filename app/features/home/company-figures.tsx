import { COMPANY, HEADLINE_FIGURES } from '../../company.ts'

/** The company's own figures, on a dark band. */
export function CompanyFigures() {
  return (
    <section aria-label={`${COMPANY.name} in figures`} className="bg-[#16213d] text-white">
      <dl className="page grid grid-cols-2 gap-y-10 py-14 lg:grid-cols-4 lg:py-16">
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
    </section>
  )
}
