/** What keys do on a list, each with its name; not shown where there is no keyboard. */
export const KeyHints = ({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) => (
  <p className="hidden items-center gap-3 text-xs text-ink-3 lg:flex pointer-coarse:hidden">
    {keys.map(([key, does]) => (
      <span key={key} className="flex items-center gap-1.5">
        <kbd className="grid h-6 min-w-6 place-items-center rounded-xs border border-line-strong bg-surface px-1.5 font-semibold text-ink-2">
          {key}
        </kbd>
        {does}
      </span>
    ))}
  </p>
)
