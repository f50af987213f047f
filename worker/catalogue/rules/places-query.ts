import * as v from 'valibot'

/** Ids of one request: the database binds at most a hundred values. */
export const MAX_PLACES = 90
const MAX_TEXT = 120
const UNREADABLE = 'This list of places cannot be read'

/** `?city=Pune&area=Baner&ids=a,b,c`: which listings of a city are wanted on its map, and the locality that matters. */
export const PlacesQuery = v.object({
  city: v.pipe(v.string('Choose a city'), v.nonEmpty('Choose a city'), v.maxLength(MAX_TEXT, 'Choose a city')),
  area: v.optional(v.pipe(v.string(), v.maxLength(MAX_TEXT, UNREADABLE))),
  ids: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !/\p{Cc}/u.test(text), UNREADABLE),
      v.transform((text) => [...new Set(text.split(','))].filter(Boolean)),
      v.maxLength(MAX_PLACES, `At most ${MAX_PLACES} places fit on a map`),
      v.everyItem((id) => id.length <= MAX_TEXT, UNREADABLE),
    ),
    '',
  ),
})
export type PlacesQuery = v.InferOutput<typeof PlacesQuery>
