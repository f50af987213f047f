interface StepsProps {
  id: string
  title: string
  steps: readonly { title: string; text: string }[]
}

/** Numbered steps of a process. */
export function Steps({ id, title, steps }: StepsProps) {
  return (
    <section aria-labelledby={id} className="page py-12 lg:py-16">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <ol className="mt-8 grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, at) => (
          <li key={step.title} className="border-t-2 border-ink pt-4">
            <span aria-hidden className="num text-sm font-semibold text-ink-3">
              {at + 1}
            </span>
            <h3 className="mt-1 text-lg">{step.title}</h3>
            <p className="mt-1 max-w-[34ch] text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
