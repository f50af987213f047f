import * as v from 'valibot'

/** Removed by `clearLocalSession` on sign-out. */
const KEY = 'recent-places'
const MAX_RECENT = 6

const Place = v.object({ title: v.string(), href: v.pipe(v.string(), v.startsWith('/')) })
export type Place = v.InferOutput<typeof Place>
const Kept = v.object({ account: v.string(), places: v.array(Place) })

/** Places that an account opened in this browser, the latest first. */
export function recentPlaces(account: string): Place[] {
  try {
    const kept = v.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return kept.success && kept.output.account === account ? kept.output.places : []
  } catch {
    // Storage is blocked, or its content is not ours.
    return []
  }
}

/** Puts a place first; places of another account are removed. */
export function rememberPlace(account: string, { title, href }: Place): void {
  const places = [{ title, href }, ...recentPlaces(account).filter((place) => place.href !== href)].slice(0, MAX_RECENT)
  try {
    localStorage.setItem(KEY, JSON.stringify({ account, places }))
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
