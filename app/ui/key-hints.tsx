import { setSingleKeys, useSingleKeys } from './single-keys.ts'

/** Keyboard shortcuts of a list, with the switch that turns them off; hidden on devices without a keyboard. */
export function KeyHints({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  const act = useSingleKeys()
  return (
    <div className="hidden items-center gap-3 text-xs text-ink-3 lg:flex pointer-coarse:hidden">
      {act &&
        keys.map(([key, does]) => (
          <span key={key} className="flex items-center gap-1.5">
            <kbd className="grid h-6 min-w-6 place-items-center rounded-xs border border-line-strong bg-surface px-1.5 font-semibold text-ink-2">
              {key}
            </kbd>
            {does}
          </span>
        ))}
      <button
        type="button"
        onClick={() => setSingleKeys(!act)}
        className="min-h-6 rounded-xs font-semibold text-link underline underline-offset-2 hover:text-link-hover"
      >
        {act ? 'Turn keys off' : 'Turn keys on'}
      </button>
    </div>
  )
}
