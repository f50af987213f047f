import { Minus, Plus } from 'lucide-react'
import { HOLD } from '../../../../worker/booking/rules/promises/promises.ts'
import { COMPANY } from '../../../company.ts'
import { TextLink } from '../../../ui/link.tsx'

const QUESTIONS = [
  {
    question: 'How do I book a media space?',
    answer: `Pick a listing, press Add to Campaign and give your dates. Send the campaign from your dashboard: its days are held for ${HOLD} while our team looks at it, and then each owner is asked. You pay nothing before an owner confirms.`,
  },
  {
    question: 'Are the prices on listings final?',
    answer:
      'The rate is what the owner charges, with its unit. GST, printing and mounting have their own lines in the estimate, so you see the whole sum before you send a campaign.',
  },
  {
    question: 'How are media owners verified?',
    answer:
      'Our staff check documents of the company, such as its GST certificate and PAN. The owner’s page says which documents were checked and on which day; without such a record there is no tick. Audience figures say whether the owner states or estimates them.',
  },
  {
    question: 'Can I plan across several cities at once?',
    answer:
      'Yes. A campaign and a plan can hold any city and any medium. Compare listings by price a month, since a hoarding and a radio spot are sold in different units.',
  },
] as const

/** Four questions, one open at a time: the browser closes the others because all share one `name`. */
export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="page grid gap-8 pb-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-20 lg:pb-24"
    >
      <div>
        <h2 id="questions" className="text-3xl lg:text-4xl">
          Questions, answered
        </h2>
        <p className="mt-3 text-ink-2">
          Something else?{' '}
          <TextLink to={COMPANY.desks.sales.chat} newTab className="font-semibold">
            Chat with our team
          </TextLink>
          , 10 am to 7 pm.
        </p>
      </div>
      <div className="divide-y divide-line border-y border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="questions" className="group">
            <summary
              // app/document/shell.js changes this label while the part is open.
              suppressHydrationWarning
              className="flex list-none items-center justify-between gap-4 rounded-xs py-5 [&::-webkit-details-marker]:hidden"
            >
              <h3 className="text-lg font-semibold">{question}</h3>
              <Plus aria-hidden className="size-5 shrink-0 text-ink-3 group-open:hidden" strokeWidth={1.75} />
              <Minus aria-hidden className="hidden size-5 shrink-0 text-ink-3 group-open:block" strokeWidth={1.75} />
            </summary>
            <p className="max-w-[62ch] pb-6 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
