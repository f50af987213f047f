import { redirect } from 'react-router'
import { EDITION } from './picture.ts'

/**
 * Accepts the current edition.
 * @throws Response 404 for an unknown edition; a redirect to the current one for an older one, whose pictures are no
 * longer drawn
 */
export function checkEdition(edition: string, { url }: Pick<Request, 'url'>): void {
  if (edition === `${EDITION}`) return
  if (!/^[1-9]$/.test(edition) || Number(edition) > EDITION) throw new Response('No such picture', { status: 404 })
  throw redirect(new URL(url).pathname.replace(`/art/${edition}/`, `/art/${EDITION}/`))
}
