import { type VariantProps, variants } from './variants.ts'

const TINTS = [
  'bg-tint-1 text-tint-1-ink',
  'bg-tint-2 text-tint-2-ink',
  'bg-tint-3 text-tint-3-ink',
  'bg-tint-4 text-tint-4-ink',
  'bg-tint-5 text-tint-5-ink',
] as const

const avatarStyles = variants({
  base: 'inline-grid shrink-0 place-items-center rounded-full font-bold select-none',
  variants: { size: { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-12 text-sm' } },
  defaultVariants: { size: 'sm' },
})

/** The initials of a name on a tint derived from it. Decorative: the name is shown next to it. */
export function Avatar({ name, size }: { name: string } & VariantProps<typeof avatarStyles>) {
  return (
    <span aria-hidden className={avatarStyles({ size, className: tintOf(name) })}>
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase()
}

/** The tint depends on the name alone. */
function tintOf(name: string): string {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return TINTS[hash % TINTS.length] ?? TINTS[0]
}
