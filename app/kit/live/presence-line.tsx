import type { Person } from '../../../worker/kernel/rules/live/live.ts'
import { list } from '../../../worker/kernel/rules/text/list.ts'
import { Avatar } from '../../ui/avatar.tsx'

const firstName = ({ name }: Person) => name.split(' ')[0] ?? name

interface PresenceLineProps {
  /** Other staff with an open page, each once. */
  people: readonly Person[]
  /** Place of the record, as pages announce it: `approval:apr_1`. */
  at: string
  /** Words after `is` or `are`. */
  doing: { editing: string; looking: string }
}

/** Line with the other people at a record now; nothing without any. */
export function PresenceLine({ people, at, doing }: PresenceLineProps) {
  const there = people.filter((person) => person.at === at)
  const isEdited = there.some(({ editing }) => editing)
  return (
    <div
      role="status"
      className="not-empty:flex not-empty:items-center not-empty:gap-2 not-empty:bg-select not-empty:px-4 not-empty:py-1.5"
    >
      {there.length > 0 && (
        <>
          <span className="flex -space-x-2">
            {there.slice(0, 3).map(({ userId, name }) => (
              <Avatar key={userId} name={name} />
            ))}
          </span>
          <span className="min-w-0 truncate text-xs font-semibold text-ink-2">
            {list(there.map(firstName))} {there.length === 1 ? 'is' : 'are'} {isEdited ? doing.editing : doing.looking}
          </span>
        </>
      )}
    </div>
  )
}
