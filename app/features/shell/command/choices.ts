import {
  CalendarCheck,
  Camera,
  Clock,
  Compass,
  FolderKanban,
  LifeBuoy,
  type LucideIcon,
  Newspaper,
  Signpost,
  Sparkles,
  UserRound,
} from 'lucide-react'
import {
  type CommandResult,
  FOUND_GROUPS,
  type FoundGroup,
} from '../../../../worker/backoffice/rules/command-search/command-search.ts'
import { beginsTitle, type CommandAct, type CommandPage, fitsTitle } from './command.ts'
import type { Place } from './recent-places.ts'

/** One line of the palette. */
export interface CommandChoice {
  key: string
  title: string
  note: string
  icon: LucideIcon
  /** Address that it opens, or function that it runs. */
  act: string | (() => void)
}

export interface ChoiceGroup {
  heading: string
  choices: CommandChoice[]
}

const ICONS: Record<FoundGroup, LucideIcon> = {
  people: UserRound,
  campaigns: FolderKanban,
  requests: CalendarCheck,
  listings: Signpost,
  proofs: Camera,
  tickets: LifeBuoy,
  plans: Sparkles,
  media: Compass,
  articles: Newspaper,
}

const isGroup = (key: string): key is FoundGroup => Object.hasOwn(FOUND_GROUPS, key)

const pageChoice = ({ title, icon, to }: CommandPage): CommandChoice => ({
  key: `page ${to}`,
  title,
  note: '',
  icon,
  act: to,
})

const actChoice = (act: CommandAct): CommandChoice => ({
  ...('to' in act ? pageChoice(act) : { title: act.title, note: '', icon: act.icon, act: act.run }),
  key: `act ${act.title}`,
})

const namesOf = ({ title, also = [] }: CommandAct): readonly string[] => [title, ...also]

interface Given {
  text: string
  found: readonly CommandResult[]
  pages: readonly CommandPage[]
  acts: readonly CommandAct[]
  recent: readonly Place[]
}

/** Choices of the palette for a text, in groups: pages, found records, acts; without a text the recent places first. */
export function choicesOf({ text, found, pages, acts, recent }: Given): ChoiceGroup[] {
  const results = Object.keys(FOUND_GROUPS)
    .filter(isGroup)
    .map((group) => ({
      heading: FOUND_GROUPS[group],
      choices: found
        .filter((one) => one.group === group)
        .map(({ id, title, note, href }) => ({
          key: `${group} ${href} ${id}`,
          title,
          note,
          icon: ICONS[group],
          act: href,
        })),
    }))
  const goTo = { heading: 'Go to', choices: pages.filter(({ title }) => fitsTitle(title, text)).map(pageChoice) }
  const fitting = acts.filter((act) => namesOf(act).some((name) => fitsTitle(name, text)))
  const named = fitting.filter((act) => namesOf(act).some((name) => beginsTitle(name, text)))
  const toDo = { heading: 'Do', choices: [...new Set([...named, ...fitting])].map(actChoice) }
  return [
    {
      heading: 'Recent',
      choices:
        text.trim() === ''
          ? recent.map(({ title, href }) => ({ key: `recent ${href}`, title, note: '', icon: Clock, act: href }))
          : [],
    },
    // Pages and acts that begin with the text come first, so that results that arrive later do not move the choice
    // that Enter would take.
    ...(named.length === 0
      ? [goTo, ...results, toDo]
      : pages.some(({ title }) => beginsTitle(title, text))
        ? [goTo, toDo, ...results]
        : [toDo, goTo, ...results]),
  ].filter(({ choices }) => choices.length > 0)
}
