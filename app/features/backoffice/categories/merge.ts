import type { AdminCategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import { type Choices, type MergeSide, unitsOf, verdictOf } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { foldName } from '../../../../worker/kernel/rules/text/names.ts'
import { categoryIconLabel } from '../../../kit/category-icons/category-icons.ts'
import type { Clash } from '../../../kit/conflict/merge-dialog.tsx'
import { type CategoryDraft, draftOf, type FieldDraft, fieldOf, type SubcategoryDraft } from './draft.ts'

export interface Merge {
  clashes: readonly Clash[]
  /** Changes by one side only, as text: “your new field “Permit valid””. */
  merged: { mine: readonly string[]; theirs: readonly string[] }
  resolve: (choices: Choices) => CategoryDraft
}

const GONE = 'removed'
const PARTS = { name: 'Category name', icon: 'Icon', description: 'Description' } as const
const PART_NAMES = ['name', 'icon', 'description'] as const

const textOf = (part: keyof typeof PARTS, value: string) => (part === 'icon' ? categoryIconLabel(value) : value)

const fieldKey = ({ id, name }: FieldDraft) => id ?? foldName(name)
const subcategoryKey = ({ id, name }: SubcategoryDraft) => id ?? `new ${foldName(name)}`
const subcategoryContent = ({ name, description }: SubcategoryDraft) => [name.trim(), description.trim()]

const fieldText = (field: FieldDraft | undefined) => {
  if (!field) return GONE
  const { name, type, required, options = [] } = fieldOf(field)
  const facts = [type, required ? 'required' : 'optional', options.length > 0 && options.join(', ')]
  return `${name}: ${facts.filter(Boolean).join(', ')}`
}

const subcategoryText = (one: SubcategoryDraft | undefined) =>
  one ? [one.name.trim(), one.description.trim()].filter(Boolean).join(': ') : GONE

interface RowKind<T> {
  list: 'fields' | 'subcategories'
  word: string
  keyOf: (one: T) => string
  contentOf: (one: T) => unknown
  textOf: (one: T | undefined) => string
  nameOf: (one: T) => string
}

const FIELDS: RowKind<FieldDraft> = {
  list: 'fields',
  word: 'field',
  keyOf: fieldKey,
  contentOf: fieldOf,
  textOf: fieldText,
  nameOf: ({ name }) => name.trim(),
}

const SUBCATEGORIES: RowKind<SubcategoryDraft> = {
  list: 'subcategories',
  word: 'subcategory',
  keyOf: subcategoryKey,
  contentOf: subcategoryContent,
  textOf: subcategoryText,
  nameOf: ({ name }) => name.trim(),
}

/** Merges a list of rows: its conflicts, the merged changes as text, and the rows once every conflict is decided. */
function mergeRows<T>(kind: RowKind<T>, base: readonly T[], mine: readonly T[], theirs: readonly T[]) {
  const units = unitsOf(base, mine, theirs, kind.keyOf).map((unit) => ({
    ...unit,
    key: `${kind.list}.${unit.row}`,
    verdict: verdictOf(unit, kind.contentOf),
  }))
  const notes = (side: MergeSide) =>
    units
      .filter(({ verdict }) => verdict === side)
      .map((unit) => {
        const after = unit[side]
        const name = after ?? unit.base
        const manner = !unit.base ? 'new ' : after ? '' : 'removed '
        return `${manner}${kind.word} “${name ? kind.nameOf(name) : ''}”`
      })
  return {
    clashes: units
      .filter(({ verdict }) => verdict === 'clash')
      .map(({ key, base, mine, theirs }): Clash => {
        const named = base ?? mine ?? theirs
        const word = `${kind.word[0]?.toUpperCase()}${kind.word.slice(1)}`
        return {
          key,
          label: `${word}: ${named ? kind.nameOf(named) : ''}`,
          mine: kind.textOf(mine),
          theirs: kind.textOf(theirs),
        }
      }),
    notes,
    resolve(choices: Choices): T[] {
      return units.flatMap((unit) => {
        const side = unit.verdict === 'clash' ? (choices[unit.key] ?? 'mine') : unit.verdict
        const row = side === 'theirs' ? unit.theirs : unit.mine
        return row === undefined ? [] : [row]
      })
    },
  }
}

/** My rows; a new row that the other person has added too takes the id of theirs. */
const adopted = (mine: readonly FieldDraft[], theirs: readonly FieldDraft[]): FieldDraft[] =>
  mine.map((field) => {
    const twin = field.id
      ? undefined
      : theirs.find(({ name }) => name !== '' && foldName(name) === foldName(field.name))
    return twin?.id && !mine.some(({ id }) => id === twin.id) ? { ...field, id: twin.id } : field
  })

/**
 * Merges two changes of one category.
 * @param base the common original
 * @param mine values of the form
 * @param current version saved by the other person
 */
export function mergeDrafts(base: AdminCategory, mine: CategoryDraft, current: AdminCategory): Merge {
  const [before, theirs] = [draftOf(base), draftOf(current)]
  const parts = PART_NAMES.map((part) => {
    const unit = { base: before[part], mine: mine[part].trim(), theirs: theirs[part] }
    return { ...unit, part, verdict: verdictOf(unit, String) }
  })
  const fields = mergeRows(FIELDS, before.fields, adopted(mine.fields, theirs.fields), theirs.fields)
  const subcategories = mergeRows(SUBCATEGORIES, before.subcategories, mine.subcategories, theirs.subcategories)
  const notes = (side: MergeSide) => [
    ...parts.filter(({ verdict }) => verdict === side).map(({ part }) => PARTS[part].toLowerCase()),
    ...fields.notes(side),
    ...subcategories.notes(side),
  ]

  return {
    clashes: [
      ...parts
        .filter(({ verdict }) => verdict === 'clash')
        .map(({ part, mine, theirs }) => ({
          key: part,
          label: PARTS[part],
          mine: textOf(part, mine),
          theirs: textOf(part, theirs),
        })),
      ...fields.clashes,
      ...subcategories.clashes,
    ],
    merged: { mine: notes('mine'), theirs: notes('theirs') },
    resolve(choices) {
      const kept = parts.map(({ part, mine, theirs, verdict }) => {
        const side = verdict === 'clash' ? (choices[part] ?? 'mine') : verdict
        return [part, side === 'theirs' ? theirs : mine] as const
      })
      return {
        ...mine,
        ...Object.fromEntries(kept),
        fields: fields.resolve(choices),
        subcategories: subcategories.resolve(choices),
      }
    },
  }
}
