import { checkEdition } from '../../../art/edition.ts'
import { SIDES } from '../../../art/picture.ts'
import { chowk, hero } from '../../../art/scene/scene.js'
import { svgResponse } from '../../../art/svg-response.ts'
import type { Route } from './+types/panorama'

/** The wide scenes: the home page's street corner, and the heroes of the pages for the two sides of the market. */
export function loader({ params: { edition, file }, request }: Route.LoaderArgs) {
  checkEdition(edition, request)
  if (file === 'chowk.svg') return svgResponse(chowk())
  const side = SIDES.find((one) => file === `hero-${one}.svg`)
  if (!side) throw new Response('No such picture', { status: 404 })
  return svgResponse(hero(side))
}
