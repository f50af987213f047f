import {
  CalendarCheck,
  Camera,
  Clock,
  FolderKanban,
  LifeBuoy,
  type LucideIcon,
  Newspaper,
  Signpost,
  Sparkles,
  UserRound,
} from 'lucide-react'
import { FOUND_GROUPS, type Found, type FoundGroup } from '../../../worker/domain/find/find.ts'
import { type CommandAct, type CommandPage, fitsTitle } from './command.ts'
import type { Place } from './recent-places.ts'

/** One line of the palette. */
export interface CommandChoice {
  key: string
  title: string
  note: string
  icon: LucideIcon
  /** Where it leads, or what it does. */
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
  articles: Newspaper,
  plans: Sparkles,
}

const isGroup = (key: string): key is FoundGroup => Object.hasOwn(FOUND_GROUPS, key)

const pageChoice = ({ title, icon, to }: CommandPage): CommandChoice => ({
  key: `page ${to}`,
  title,
  note: '',
  icon,
  act: to,
})

interface Given {
  text: string
  found: readonly Found[]
  pages: readonly CommandPage[]
  acts: readonly CommandAct[]
  recent: readonly Place[]
}

/** What the palette offers for a text, in groups: pages, what was found, acts; without a text what was opened last comes first. */
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
  return [
    {
      heading: 'Recent',
      choices:
        text.trim() === ''
          ? recent.map(({ title, href }) => ({ key: `recent ${href}`, title, note: '', icon: Clock, act: href }))
          : [],
    },
    // First, so that what the server finds later moves nothing under the hand of who presses Enter.
    { heading: 'Go to', choices: pages.filter(({ title }) => fitsTitle(title, text)).map(pageChoice) },
    ...results,
    {
      heading: 'Do',
      choices: acts
        .filter(({ title }) => fitsTitle(title, text))
        .map((act) =>
          'to' in act
            ? { ...pageChoice(act), key: `act ${act.title}` }
            : { key: `act ${act.title}`, title: act.title, note: '', icon: act.icon, act: act.run },
        ),
    },
  ].filter(({ choices }) => choices.length > 0)
}
