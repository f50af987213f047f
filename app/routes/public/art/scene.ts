import { checkEdition } from '../../../art/edition.ts'
import { drawScene } from '../../../art/scene/scene-file.ts'
import { svgResponse } from '../../../art/svg-response.ts'
import type { Route } from './+types/scene'

/** A media scene, `/art/3/ooh/wide.gantry.night.te/{listing id}.svg`: the same URL is always the same picture. */
export function loader({ params, request }: Route.LoaderArgs) {
  checkEdition(params.edition, request)
  const drawing = drawScene(params)
  if (drawing === null) throw new Response('No such picture', { status: 404 })
  return svgResponse(drawing)
}
