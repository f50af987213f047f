import { Search } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import { variants } from '../../../ui/variants.ts'
import { useOpenCommand } from './command-provider.tsx'

const KEYS = 'Control+K Meta+K'

const findButtonStyles = variants({
  base: [
    'flex h-9 w-full items-center gap-2.5 rounded-md border border-line-strong bg-surface px-2.5 text-left text-xs text-ink-3',
    'transition-colors duration-120 hover:border-ink-3 hover:text-ink-2',
  ],
})

/** Opens the command palette: a field with its shortcut, or a magnifier in the header of narrow screens. */
export function FindButton({ look, className }: { look: 'field' | 'icon'; className: string }) {
  const open = useOpenCommand()
  const hasSlash = useSingleKeys()
  const keys = hasSlash ? `${KEYS} /` : KEYS
  if (look === 'icon') {
    return (
      <IconButton aria-label="Find anything" aria-keyshortcuts={keys} size="md" className={className} onPress={open}>
        <Search aria-hidden strokeWidth={1.75} />
      </IconButton>
    )
  }
  return (
    <Button aria-keyshortcuts={keys} onPress={open} className={findButtonStyles({ className })}>
      <Search aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="flex-1">Find anything</span>
      <kbd
        aria-hidden
        className="grid h-5 min-w-5 place-items-center rounded-xs border border-line-strong px-1 font-sans font-semibold text-ink-2"
      >
        {hasSlash ? '/' : 'Ctrl K'}
      </kbd>
    </Button>
  )
}
