import { publicHeaders } from '../../worker/domain/cache.ts'

/** An XML document that is the same for everyone. */
export const xmlResponse = (xml: string, tags: readonly string[]): Response =>
  new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', ...publicHeaders(tags) } })
