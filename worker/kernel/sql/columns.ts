import { customType, text } from 'drizzle-orm/sqlite-core'

/** A column with a value of that type as JSON. */
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>().notNull()

/** A name that is the same in any case, in comparisons and in its indexes. */
export const anyCase = customType<{ data: string }>({ dataType: () => 'text collate nocase' })
