import { useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { artworkBy, type IssueState, issuesIn } from '../../../worker/catalogue/rules/availability/issues.ts'
import { lastOpenDay } from '../../../worker/catalogue/rules/availability/range.ts'
import type { Details } from '../../../worker/catalogue/rules/listing.ts'
import { type CivilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { Button } from '../../ui/button.tsx'
import { variants } from '../../ui/variants.ts'
import { type WeekdayChoice, WeeklyToggle } from './weekday-toggles.tsx'

interface IssueCardsProps extends WeekdayChoice {
  /** Names and themes of coming issues, where the owner gave them. */
  named: NonNullable<Details['issues']>
  stateOf: (day: CivilDate) => IssueState
  today: CivilDate
}

/** Number of issues at first, and added by each press of "more". */
const STEP = 6

const cardStyles = variants({
  base: 'flex w-full flex-col items-start rounded-md border px-3.5 py-2 text-left',
  variants: {
    look: {
      free: 'cursor-pointer border-line-strong bg-surface hover:bg-surface-2',
      chosen: 'cursor-pointer border-brand bg-brand text-on-brand',
      taken: 'border-line bg-surface-2 text-ink-3',
    },
  },
})

const WORDS: Record<Exclude<IssueState, 'none'>, string> = {
  free: 'free',
  closed: 'artwork is closed',
  asked: 'requested by another buyer',
  full: 'full',
}

/** Coming issues of a title that appears at most once a week, as buttons; any number can be chosen. */
export function IssueCards({ named, stateOf, today, ...choice }: IssueCardsProps) {
  const { appears, days, onChoose } = choice
  const [shown, setShown] = useState(STEP)
  const issues = issuesIn(appears, { start: today, end: lastOpenDay(today) }).filter((day) => stateOf(day) !== 'closed')
  const lastChosen = days.at(-1) ?? ''
  const count = Math.max(shown, issues.filter((day) => day <= lastChosen).length)
  return (
    <>
      <WeeklyToggle {...choice} />
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {issues.slice(0, count).map((day) => {
          const state = stateOf(day)
          const { name, theme } = named.find(({ on }) => on === day) ?? {}
          return (
            <li key={day} className="flex">
              <ToggleButton
                isSelected={days.includes(day)}
                isDisabled={state !== 'free'}
                onChange={(isChosen) => onChoose(isChosen ? [...days, day] : days.filter((one) => one !== day))}
                className={({ isSelected }) =>
                  cardStyles({ look: state !== 'free' ? 'taken' : isSelected ? 'chosen' : 'free' })
                }
              >
                {({ isSelected }) => (
                  <>
                    <span className="num text-sm leading-5 font-bold">{name ?? formatDate(day, today)}</span>
                    {theme && <span className="text-xs">{theme}</span>}
                    <span className="num text-xs opacity-80">
                      Artwork by {formatDate(artworkBy(appears, day), today)},{' '}
                      {isSelected && state === 'free' ? 'yours' : state === 'none' ? '' : WORDS[state]}
                    </span>
                  </>
                )}
              </ToggleButton>
            </li>
          )
        })}
      </ul>
      {count < issues.length && (
        <Button variant="outline" size="sm" className="mt-3 noscript:hidden" onPress={() => setShown(count + STEP)}>
          Later issues
        </Button>
      )}
    </>
  )
}
