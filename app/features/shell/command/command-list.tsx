import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import type { ChoiceGroup, CommandChoice } from './choices.ts'
import { markedParts } from './command.ts'

interface CommandListProps {
  groups: readonly ChoiceGroup[]
  text: string
  isLoading: boolean
  onChoose: (choice: CommandChoice) => void
}

/** Choices in groups; the typed text is bold. */
export const CommandList = ({ groups, text, isLoading, onChoose }: CommandListProps) => (
  <ListBox
    aria-label="Results"
    aria-busy={isLoading}
    className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 outline-none empty:hidden data-empty:hidden"
  >
    {groups.map(({ heading, choices }) => (
      <ListBoxSection key={heading} id={heading}>
        <Header className="px-3 pt-2.5 pb-1.5 text-xs font-semibold text-ink-3">{heading}</Header>
        {choices.map((choice) => (
          <ListBoxItem
            key={choice.key}
            id={choice.key}
            textValue={choice.title}
            onAction={() => onChoose(choice)}
            className="group flex min-h-9.5 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 outline-none data-focused:bg-select data-hovered:bg-select pointer-coarse:min-h-11"
          >
            <choice.icon
              aria-hidden
              className="size-4.5 shrink-0 text-ink-3 group-data-focused:text-link"
              strokeWidth={1.75}
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 wrap-anywhere">
              <span className="min-w-0">
                {markedParts(choice.title, text).map(({ text: part, isMatch }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one title, in their order
                  isMatch ? <b key={index}>{part}</b> : <span key={index}>{part}</span>,
                )}
              </span>
              {choice.note && <span className="min-w-0 text-xs text-ink-3">{choice.note}</span>}
            </span>
          </ListBoxItem>
        ))}
      </ListBoxSection>
    ))}
  </ListBox>
)
