import { chowk } from '../../art/scene/chowk.ts'
import { svgResponse } from '../../art/svg-response.ts'

/** The home page's street corner. */
export const loader = () => svgResponse(chowk())
