import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** What a file of vouchers breaks of the schema beside this file; nothing when it is valid. */
export async function tallyErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'tally.xml', contents: xml },
    schema: readFileSync(join(import.meta.dirname, 'tally.xsd'), 'utf8'),
  })
  return errors.map(({ message }) => message)
}
