import { languageOf } from '../../ui/language-of.ts'

/** Name in its own script, next to the Latin one. */
export function NativeName({ name, className }: { name: string; className?: string }) {
  return (
    <span lang={languageOf(name)} className={className}>
      {name}
    </span>
  )
}
