import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MEDIA } from '../../../catalogue/rules/registry/media.ts'
import { TEAM_ANSWER } from '../../../kernel/rules/team-answer.ts'
import { HOLD, OWNER_ANSWER, PROOF_AGAIN, PROOF_ANSWER } from './promises.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Times of the law, which no rule of ours changes, and a promise of an owner on a made-up page. */
const NOT_OURS = ['app/content/terms.md', 'app/content/privacy.md', 'app/features/shell/design/display.tsx']

/** Files in which a promise is the rule, or follows from it. */
const RULES = ['worker/booking/rules/promises/promises.ts', 'worker/kernel/rules/team-answer.ts']

const sources = ['app', 'worker'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|md)$/.test(name) && !/\.test\.ts$|\.gen\.ts$|README\.md$/.test(name))
    .map((name) => `${folder}/${name}`),
)

/** Source without comments, which users do not read. */
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('a promised time is written once: every text takes it from the rule that keeps it', () => {
  const written = sources.filter(
    (file) =>
      !NOT_OURS.includes(file) &&
      !RULES.includes(file) &&
      /\b(?:within|for|after) (?:72|48) hours\b|\bone working day\b/.test(
        withoutComments(readFileSync(join(ROOT, file), 'utf8')),
      ),
  )
  expect(written).toEqual([])
})

test('the times read as the rules are today', () => {
  expect([HOLD, OWNER_ANSWER, PROOF_AGAIN, PROOF_ANSWER, TEAM_ANSWER]).toEqual([
    '72 hours',
    '48 hours',
    '48 hours',
    '7 days',
    'one working day',
  ])
})

test('GST is 5% on newspapers and magazines and 18% on all else, as the answers to questions say', () => {
  for (const [id, { gst }] of Object.entries(MEDIA)) {
    expect(gst.percent, id).toBe(id === 'newspaper' || id === 'magazine' ? 5 : 18)
  }
})
