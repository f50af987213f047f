import { History, type LucideIcon, MapPin, Search, X } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import type { Suggestion } from '../../../../worker/catalogue/rules/search/search.ts'
import { suggestionPath } from '../../../../worker/catalogue/rules/search/suggestion-path.ts'
import { toSearch } from '../../../../worker/catalogue/rules/search-part.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { mediaIcon } from '../../../kit/media/presentations.ts'
import { RouterLink } from '../../../ui/router-link.tsx'
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'
import { useSuggestions } from './suggest.queries.ts'
import type { ComboboxList } from './use-combobox.ts'

/** Headings of the kinds, in the order of the list. */
const KIND_TITLES = {
  category: 'Media types',
  group: 'Groups',
  city: 'Cities',
  listing: 'Listings',
} as const satisfies Record<Suggestion['kind'], string>

/** Path of the search for a text. */
const searchPath = (words: string): string => `/discover${toSearch({ q: words })}`

const suggestionIcon = ({ kind, category = '' }: Suggestion): LucideIcon =>
  kind === 'city' ? MapPin : mediaIcon({ id: category })

interface SuggestionsProps {
  text: string
  list: ComboboxList
  onChoose: () => void
  /** Receives the focus when the focused row is removed. */
  input: RefObject<HTMLInputElement | null>
  className: string
}

/** Suggestions for the typed text; before the first letter, recent searches. */
export default function Suggestions({ text, ...props }: SuggestionsProps) {
  const words = text.trim()
  return words ? <Matches words={words} {...props} /> : <Recent {...props} />
}

/** Id of the last option, which searches for the text in all media. */
const ALL_MEDIA = 'all'

/** Keeps the focus in the input when the mouse is pressed inside: the list would close before the click. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

function Matches({ words, list, onChoose, className }: Omit<SuggestionsProps, 'text' | 'input'> & { words: string }) {
  const suggestions = useSuggestions(words)
  const { onOptions } = list
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  const ordered = kinds.flatMap((kind) => suggestions.filter((suggestion) => suggestion.kind === kind))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options follow from the suggestions
  useLayoutEffect(() => onOptions([...ordered.map(suggestionPath), ALL_MEDIA]), [suggestions])

  const option = (suggestion: Suggestion) => ordered.indexOf(suggestion)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that the focus stays
    <div className={className} onMouseDown={keepFocus}>
      <p role="status" className="sr-only">
        {plural(suggestions.length, ['suggestion', 'suggestions'])}
      </p>
      <div
        role="listbox"
        id={list.id}
        aria-label="Suggestions"
        className="max-h-[min(34rem,70dvh)] overflow-y-auto p-1.5"
      >
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are options
          <div key={kind} role="group" aria-label={KIND_TITLES[kind]}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-2xs font-semibold text-ink-3">
              {KIND_TITLES[kind]}
            </p>
            {ordered
              .filter((suggestion) => suggestion.kind === kind)
              .map((suggestion) => (
                <Option
                  key={suggestionPath(suggestion)}
                  list={list}
                  at={option(suggestion)}
                  to={suggestionPath(suggestion)}
                  icon={suggestionIcon(suggestion)}
                  detail={suggestion.detail}
                  onClick={onChoose}
                >
                  {suggestion.label}
                </Option>
              ))}
          </div>
        ))}
        <Option
          list={list}
          at={suggestions.length}
          to={searchPath(words)}
          icon={Search}
          onClick={() => {
            rememberSearch(words)
            onChoose()
          }}
        >
          Search all media for <b className="font-semibold">{words}</b>
        </Option>
      </div>
    </div>
  )
}

function Recent({ list, onChoose, input, className }: Omit<SuggestionsProps, 'text'>) {
  const [recent, setRecent] = useState(recentSearches)
  const { onOptions } = list
  // biome-ignore lint/correctness/useExhaustiveDependencies: other searches are other options
  useLayoutEffect(() => onOptions(recent), [recent])

  if (recent.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that the focus stays
    <div className={className} onMouseDown={keepFocus}>
      <p aria-hidden className="px-4 pt-3 pb-1 text-2xs font-semibold text-ink-3">
        Recent searches
      </p>
      <div className="flex p-1.5 pt-0">
        <div role="listbox" id={list.id} aria-label="Recent searches" className="min-w-0 flex-1">
          {recent.map((words, at) => (
            <Option
              key={words}
              list={list}
              at={at}
              to={searchPath(words)}
              icon={History}
              onClick={() => {
                rememberSearch(words)
                onChoose()
              }}
            >
              {words}
            </Option>
          ))}
        </div>
        {/* An option cannot contain a button, so the buttons are next to the list, row by row. */}
        <div className="shrink-0">
          {recent.map((words) => (
            <button
              key={words}
              type="button"
              aria-label={`Remove “${words}”`}
              onClick={() => {
                setRecent(forgetSearch(words))
                input.current?.focus()
              }}
              className="grid size-11 place-items-center rounded-sm text-ink-3 hover:bg-surface-2 hover:text-ink"
            >
              <X aria-hidden className="size-4" strokeWidth={1.75} />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

interface OptionProps {
  list: ComboboxList
  at: number
  to: string
  icon: LucideIcon
  detail?: string
  onClick: () => void
  children: ReactNode
}

function Option({ list, at, to, icon: Icon, detail, onClick, children }: OptionProps) {
  return (
    <RouterLink
      role="option"
      id={list.idOf(at)}
      aria-selected={at === list.active}
      tabIndex={-1}
      to={to}
      onClick={onClick}
      className="flex min-h-11 items-center gap-3 rounded-sm px-2.5 py-1 hover:bg-surface-2 aria-selected:bg-select"
    >
      <Icon aria-hidden className="size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
      {/* On phones the detail is below, because both would be truncated. */}
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-3">
        <span className="min-w-0 truncate max-sm:whitespace-normal sm:flex-1">{children}</span>
        {detail && <span className="num shrink-0 truncate text-xs text-ink-3 sm:max-w-2/5">{detail}</span>}
      </span>
    </RouterLink>
  )
}
