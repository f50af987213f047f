import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COAST_FILE } from './coast-file.ts'
import { FRAMES, INDIA } from './frames.gen.ts'

const FOLDER = 'app/public/maps'
const used = [INDIA.file, COAST_FILE, ...Object.values(FRAMES).map(({ file }) => file)]

test('every drawing is used, and every one that is used is there', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(used.toSorted())
})

test.each(used)('%s is named after its content, because it is cached for ever', (file) => {
  const hash = createHash('sha256')
    .update(readFileSync(`${FOLDER}/${file}`))
    .digest('hex')
    .slice(0, 8)
  expect(file.split('.')[1]).toBe(hash)
})

test.each(used.filter((file) => file.endsWith('.svg')))(
  '%s has the colours of the page, and nothing that runs',
  (file) => {
    const drawing = readFileSync(`${FOLDER}/${file}`, 'utf8')
    expect(drawing).toContain('id="m"')
    expect(drawing).not.toMatch(/<script|on\w+=|href=|#[0-9a-f]{3,6}\b/i)
  },
)
