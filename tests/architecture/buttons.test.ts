import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** Words of an expression that say that something is under way. */
const WAITING = new Set(['pending', 'isPending', 'isBusy', 'isSaving', 'isSending', 'isWaiting', 'null'])
/** Of what is under way: the act or the row. */
const ACTS = new Set(['kind', 'verb', 'link.id', 'ask'])
/** Passed on by a component that is itself a button. */
const PASSED = new Set(['isDisabled'])

/** The button that an attribute belongs to, and its expression without texts. */
function disabledButtons(text: string): { tag: string; words: string[] }[] {
  return Array.from(text.matchAll(/isDisabled=\{([^}]*)\}/g), ({ 1: expression = '', index }) => ({
    tag: /<([A-Z]\w*)[^<]*$/.exec(text.slice(0, index))?.[1] ?? '',
    words: expression.replace(/'[^']*'/g, '').match(/[A-Za-z][\w.]*/g) ?? [],
    // Toggles of days and tools of the editor belong to a set: their state shows it.
  })).filter(({ tag }) => ['Button', 'IconButton', 'SubmitButton'].includes(tag))
}

test('a button is disabled only while something is under way; else it says why it cannot be pressed (whyNot)', () => {
  const silent = readSources('app')
    .filter(({ path }) => path.endsWith('.tsx') && !path.includes('features/shell/design/'))
    .flatMap(({ path, text }) =>
      disabledButtons(text).flatMap(({ words }) =>
        words
          .filter((word) => ![WAITING, ACTS, PASSED].some((set) => set.has(word.replace(/^\w+\.(?=is)/, ''))))
          .map((word) => `${path}: isDisabled by ${word}`),
      ),
    )
  expect(silent).toEqual([])
})
