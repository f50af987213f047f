import { formatCount, formatMillions } from '../../../worker/kernel/rules/money.ts'
import { Card } from '../../ui/card.tsx'
import type { Fact } from '../../ui/facts.ts'
import { FactsSection } from './facts-frame.tsx'
import type { FactsProps } from './facts-shared.ts'

/** Our own drawings of the two logos, on a 24 px grid. */
const MARKS = {
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zm0 2A2.5 2.5 0 0 0 5.5 8v8A2.5 2.5 0 0 0 8 18.5h8a2.5 2.5 0 0 0 2.5-2.5V8A2.5 2.5 0 0 0 16 5.5zm4 2.5a4 4 0 1 1-.1 0zm0 2a2 2 0 1 0 .1 0z',
  YouTube:
    'M4.5 6.5q7.5-1 15 0 1.5.3 1.7 2 .6 3.5 0 7-.2 1.7-1.7 2-7.5 1-15 0-1.5-.3-1.7-2-.6-3.5 0-7 .2-1.7 1.7-2zM10 9v6l5-3z',
}

/** Influencer: figures of each platform, and the followers. */
export function CreatorFacts({ listing }: FactsProps) {
  const { instagram, youtube, audienceCities = [], audienceAges } = listing.details
  const { genders, ages } = byAgeAndGender(audienceAges)
  return (
    <FactsSection title="Platforms and audience">
      <Card className="grid gap-x-8 gap-y-6 p-4 sm:grid-cols-2 sm:px-5 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="space-y-4 max-lg:sm:col-span-2 max-lg:sm:flex max-lg:sm:gap-8 max-lg:sm:space-y-0">
          {instagram && (
            <Platform
              name="Instagram"
              handle={instagram.handle}
              facts={[
                { label: 'Followers', value: formatMillions(instagram.followers) },
                { label: 'Engagement', value: `${instagram.engagement}%` },
              ]}
            />
          )}
          {youtube && (
            <Platform
              name="YouTube"
              handle={youtube.handle}
              facts={[
                { label: 'Subscribers', value: formatMillions(youtube.subscribers) },
                { label: 'Average views', value: formatCount(youtube.views) },
              ]}
            />
          )}
        </div>
        <Shares title="Top cities" shares={audienceCities} />
        <div className="space-y-5">
          <Shares title="Age" shares={ages} />
          <Shares title="Gender" shares={genders} />
        </div>
      </Card>
    </FactsSection>
  )
}

function Platform({ name, handle, facts }: { name: keyof typeof MARKS; handle: string; facts: Fact[] }) {
  return (
    <section aria-label={name} className="flex gap-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-surface-2 text-ink">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" fill="currentColor" fillRule="evenodd">
          <path d={MARKS[name]} />
        </svg>
      </span>
      <div className="min-w-0">
        <h3 className="text-sm leading-5 font-semibold">{name}</h3>
        <p className="truncate text-xs text-ink-3">{handle}</p>
        <dl className="num mt-1 flex gap-5">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-xs text-ink-3">{label}</dt>
              <dd className="text-base leading-5 font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

interface Share {
  label: string
  percent: number
}

/** Splits shares into genders and ages, each a whole; an age of one gender is with the ages. */
export function byAgeAndGender(shares: readonly Share[] = []): { genders: Share[]; ages: Share[] } {
  const isGender = ({ label }: Share) => /^(women|men|female|male|others?)$/i.test(label.trim())
  return { genders: shares.filter(isGender), ages: shares.filter((share) => !isGender(share)) }
}

/** Bars of a whole: a full one is the whole audience. */
function Shares({ title, shares }: { title: string; shares: readonly Share[] }) {
  if (shares.length === 0) return null
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-2.5 space-y-2 text-sm">
        {shares.map(({ label, percent }) => (
          <li key={label} className="grid grid-cols-[84px_minmax(0,1fr)_36px] items-center gap-2.5">
            <span className="truncate text-ink-2">{label}</span>
            <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-surface-3">
              <span className="block h-full rounded-full bg-chart-1" style={{ width: `${Math.min(percent, 100)}%` }} />
            </span>
            <span className="num text-right font-semibold">{percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
