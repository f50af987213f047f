import { publicHeaders } from '../../worker/kernel/rules/cache.ts'

/** A public, cacheable XML document. */
export const xmlResponse = (xml: string, tags: readonly string[]): Response =>
  new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', ...publicHeaders(tags) } })
