import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type VariantProps, variants } from '../../ui/variants.ts'

// The choice is kept in `data-theme`; app/document/theme.js sets it before the first paint. The control's selected
// state is styled by that attribute too, so that it is right before hydration.
const THEMES = [
  { theme: 'system', label: 'System', icon: Monitor, chosen: 'in-[:root:not([data-theme])]:bg-(--chosen)' },
  { theme: 'light', label: 'Light', icon: Sun, chosen: 'in-data-[theme=light]:bg-(--chosen)' },
  { theme: 'dark', label: 'Dark', icon: Moon, chosen: 'in-data-[theme=dark]:bg-(--chosen)' },
] as const
export type Theme = (typeof THEMES)[number]['theme']

const CHANGED = 'themechange'

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

const currentTheme = () => document.documentElement.dataset.theme ?? 'system'
const unknownTheme = () => null

/** Sets and stores the theme of this browser. */
export function chooseTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  dispatchEvent(new Event(CHANGED))
}

const themeSwitchStyles = variants({
  slots: {
    group: 'flex gap-1 rounded-md border p-1 noscript:hidden',
    choice: 'flex min-h-8 items-center gap-1.5 rounded-sm px-2.5 text-xs font-semibold pointer-coarse:min-h-11',
    icon: 'size-4',
  },
  variants: {
    look: {
      onDark: {
        group: 'border-white/20 [--chosen:rgb(255_255_255/0.2)]',
        choice: 'text-white hover:bg-white/10',
      },
      /** On any background, full width, text only. */
      plain: {
        group: 'border-line [--chosen:var(--surface-3)]',
        choice: 'flex-1 justify-center px-1 text-ink-2 hover:text-ink',
        icon: 'hidden',
      },
    },
  },
  defaultVariants: { look: 'onDark' },
})

/** Light, dark, or the system's theme. Needs scripts, and is hidden without them. */
export function ThemeSwitch({ look }: VariantProps<typeof themeSwitchStyles>) {
  const current = useSyncExternalStore(subscribe, currentTheme, unknownTheme)
  const styles = themeSwitchStyles({ look })
  return (
    <fieldset className={styles.group()}>
      <legend className="sr-only">Colour theme</legend>
      {THEMES.map(({ theme, label, icon: Icon, chosen }) => (
        <button
          key={theme}
          type="button"
          aria-pressed={current === null ? undefined : current === theme}
          onClick={() => chooseTheme(theme)}
          className={styles.choice({ className: chosen })}
        >
          <Icon aria-hidden className={styles.icon()} strokeWidth={2} />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
