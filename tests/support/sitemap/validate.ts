import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** Faults of a sitemap by the protocol's own schema; none when it is valid. */
export async function sitemapErrors(xml: string, schema: 'sitemap' | 'siteindex'): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'answer.xml', contents: xml },
    schema: readFileSync(join(import.meta.dirname, `${schema}.xsd`), 'utf8'),
  })
  return errors.map(({ message }) => message)
}
