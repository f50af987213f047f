type Classes = string | readonly string[]
type Choice<K> = K extends 'true' | 'false' ? boolean : K
/** Chosen look of each variant. */
type Choices<V> = { [Name in keyof V]?: Choice<keyof V[Name]> | undefined }
type Compound<V, Look> = { [Name in keyof V]?: Choice<keyof V[Name]> | readonly Choice<keyof V[Name]>[] } & {
  class: Look
}
type Table<Look> = Record<string, Record<string, Look>>
type NoVariants = Record<never, never>

interface Options<V, Look> {
  /** Looks by variant. A variant without a value has the look `false`. */
  variants?: V
  /** Classes for combinations of looks. */
  compoundVariants?: readonly NoInfer<Compound<V, Look>>[]
  defaultVariants?: NoInfer<Choices<V>>
}

/** The variants of a component, for its props. */
export type VariantProps<Styles> = Styles extends (chosen?: infer Chosen) => unknown
  ? Omit<NonNullable<Chosen>, 'className'>
  : never

type Looks = Classes | Readonly<Record<string, Classes | undefined>>
interface Rules {
  base?: Classes
  slots?: Record<string, Classes>
  variants?: Table<Looks>
  compoundVariants?: readonly Readonly<Record<string, unknown> & { class: Looks }>[]
  defaultVariants?: Record<string, unknown>
}

const isClasses = (look: Looks | undefined): look is Classes => typeof look === 'string' || Array.isArray(look)

function classNames(rules: Rules, chosen: Record<string, unknown>, slot: string, className = ''): string {
  const { base, slots, variants = {}, compoundVariants = [], defaultVariants = {} } = rules
  const chosenOf = (name: string) => chosen[name] ?? defaultVariants[name] ?? false
  let all = ''
  const add = (look: Looks | undefined) => {
    const classes = look === undefined || isClasses(look) ? look : look[slot]
    const text = typeof classes === 'string' ? classes : classes?.join(' ')
    if (text) all += all ? ` ${text}` : text
  }
  add(slots ? slots[slot] : base)
  for (const name in variants) add(variants[name]?.[String(chosenOf(name))])
  for (const { class: look, ...wanted } of compoundVariants) {
    if (Object.keys(wanted).every((name) => [wanted[name]].flat().includes(chosenOf(name)))) add(look)
  }
  add(className)
  return all
}

/**
 * Makes the classes of a component with several looks: `base`, the chosen look of each variant, then `className` of
 * the caller. With `slots` it returns a function for each part of the component. Classes are joined, never merged:
 * looks must not contradict each other.
 */
export function variants<
  S extends Record<string, Classes>,
  V extends Table<{ [Slot in keyof S]?: Classes }> = NoVariants,
>(
  options: { slots: S } & Options<V, { [Slot in keyof S]?: Classes }>,
): (chosen?: Choices<V>) => { [Slot in keyof S]: (more?: { className?: string | undefined }) => string }
export function variants<V extends Table<Classes> = NoVariants>(
  options: { base?: Classes } & Options<V, Classes>,
): (chosen?: Choices<V> & { className?: string | undefined }) => string
// @__NO_SIDE_EFFECTS__
export function variants(rules: Rules): unknown {
  return (chosen: Record<string, unknown> & { className?: string | undefined } = {}) => {
    if (!rules.slots) return classNames(rules, chosen, 'base', chosen.className)
    const parts: Record<string, (more?: { className?: string | undefined }) => string> = {}
    for (const slot in rules.slots) parts[slot] = (more) => classNames(rules, chosen, slot, more?.className)
    return parts
  }
}
