import { LifeBuoy, Mail, SearchX } from 'lucide-react'
import { toSearch } from '../../../../worker/catalogue/rules/search-part.ts'
import { searchWords } from '../../../../worker/desk/rules/content/words.ts'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { useIdentity } from '../../../site.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useLiveForm } from '../../../ui/use-live-form.ts'
import { QuestionGroupDetails } from './question-group.tsx'
import type { QuestionGroup } from './questions.ts'
import { FAQ } from './search.ts'

const ANSWERS = ['answer', 'answers'] as const

interface FaqViewProps {
  heading: string
  groups: readonly QuestionGroup[]
  q: string | undefined
}

/** Questions in groups, one group open at a time. A search opens every group with a match. */
export function FaqView({ heading, groups, q }: FaqViewProps) {
  const count = plural(
    groups.reduce((sum, { questions }) => sum + questions.length, 0),
    ANSWERS,
  )
  const words = searchWords(q)
  return (
    <div className="page grid gap-10 pt-9 pb-20 lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-16">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h1 className="text-4xl">{heading}</h1>
        <p role="status" className="mt-3 text-ink-2">
          {q ? `${count} for “${q}”.` : `${count} for those who buy media and those who sell it.`}
        </p>
        <SearchForm q={q} />
        <Help />
      </div>
      {groups.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={`No answers match “${q}”`}
          actions={
            <LinkButton to={FAQ} variant="outline">
              Show all questions
            </LinkButton>
          }
        >
          Try a single word, or ask us: support answers within {TEAM_ANSWER}.
        </EmptyState>
      ) : (
        <div key={q} className="divide-y divide-line self-start border-y border-line">
          {groups.map((group, at) => (
            <QuestionGroupDetails key={group.id} group={group} words={words} isOpen={words.length > 0 || at === 0} />
          ))}
        </div>
      )}
    </div>
  )
}

const searchOf = (form: FormData) => toSearch({ q: String(form.get('q') ?? '').trim() })

function SearchForm({ q = '' }: { q: string | undefined }) {
  const form = useLiveForm({ q }, searchOf)
  return (
    // autoComplete is off: browsers would restore old values that contradict the URL.
    <search className="mt-6 block">
      <form {...form} method="get" action={FAQ} data-live autoComplete="off" aria-label="Search the answers">
        <SearchInput
          sends
          label="Search the answers"
          placeholder="Search the answers"
          defaultValue={q}
          maxLength={100}
        />
      </form>
    </search>
  )
}

const Help = () => {
  const site = useIdentity()
  return (
    <section aria-labelledby="help" className="mt-8 rounded-xl bg-surface-2 p-6">
      <h2 id="help" className="text-base">
        Not answered here?
      </h2>
      <p className="mt-1 text-sm text-ink-2">We reply within {TEAM_ANSWER}.</p>
      <div className="mt-4 grid gap-2.5">
        <LinkButton to="/contact">
          <LifeBuoy aria-hidden />
          Contact Support
        </LinkButton>
        <LinkButton to={`mailto:${site.email}`} variant="outline">
          <Mail aria-hidden />
          Email Us
        </LinkButton>
      </div>
    </section>
  )
}
