import { Search } from 'lucide-react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'

/** Maximum length of a search, as on the server. */
const MAX_CHARS = 100

/** Field of the palette. It controls the list below: arrow keys move there while the focus stays here. */
export const CommandField = () => (
  <TextField
    aria-label="Find anything"
    autoFocus
    maxLength={MAX_CHARS}
    className="relative flex h-13 shrink-0 items-center gap-3 border-b border-line px-4"
  >
    <Search aria-hidden className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
    <Input
      role="combobox"
      aria-expanded
      placeholder="A page, a name or a reference"
      enterKeyHint="go"
      className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3"
    />
    <kbd
      aria-hidden
      className="rounded-xs border border-line-strong px-1.5 py-0.5 font-sans text-2xs font-semibold text-ink-2 pointer-coarse:hidden"
    >
      Esc
    </kbd>
  </TextField>
)
