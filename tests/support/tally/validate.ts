import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** Faults of a file of vouchers by the schema next to this file; none when it is valid. */
export async function tallyErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'tally.xml', contents: xml },
    schema: readFileSync(join(import.meta.dirname, 'tally.xsd'), 'utf8'),
  })
  return errors.map(({ message }) => message)
}
