import { BadgeCheck, IndianRupee, Layers, type LucideIcon, MessageSquare, Scale, Sparkles } from 'lucide-react'

const BENEFITS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: IndianRupee,
    title: 'Prices in the open',
    text: 'Rate, unit and tax on every listing. No “on request”.',
  },
  {
    icon: BadgeCheck,
    title: 'Owners we have checked',
    text: 'Papers such as GST certificate, PAN and permits, looked at by a person.',
  },
  {
    icon: Layers,
    title: 'Every medium',
    text: 'From a cricket break to an apartment gate.',
  },
  {
    icon: Sparkles,
    title: 'A plan in a minute',
    text: 'The planner drafts from real listings; owners confirm the dates.',
  },
  {
    icon: Scale,
    title: 'One measure for all',
    text: 'Different units, brought to one month and one thousand views.',
  },
  {
    icon: MessageSquare,
    title: 'One desk',
    text: 'Ask about several owners and media in one place; our desk answers with a quote.',
  },
]

/** Six differences to other marketplaces. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="page py-16 lg:py-24">
      <h2 id="benefits" className="max-w-[20ch] text-3xl lg:text-4xl">
        What changes when you book here
      </h2>
      <ul className="mt-9 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className="grid size-11 place-items-center rounded-lg bg-accent-soft text-accent-deep">
              <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
            </span>
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1 max-w-[38ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
