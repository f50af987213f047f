import type { Change } from '../answer.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { Plan, PlanLine } from '../plan.ts'
import type { Followed } from '../turns/follow.ts'
import type { LineOutcome } from '../turns/resolve-lines.ts'
import { shareIn } from '../turns/shift-money.ts'
import type { MoneyShift } from '../understanding.ts'
import { changesBetween } from './changes.ts'
import { type PartChange, SENTENCES } from './sentences/sentences.ts'

/** Opening of an answer where there was a plan before. */
export interface Opening {
  /** Empty where there was no plan before, or the turn asks for none. */
  text: string
  changes: Change[]
  notUnderstood: string[]
}

const NOTHING: Opening = { text: '', changes: [], notUnderstood: [] }
/** Characters of a message that are quoted. */
const QUOTED = 80
/** Lines that came or went and are named; more are counted. */
const MAX_NAMED_LINES = 3

/** Change made by the last message, or that there was none, from the two briefs and plans and never from its words. */
export function openingOf({ now, before, result, outcomes }: Followed): Opening {
  const { language } = now
  const say = SENTENCES[language]
  if (now.intent === 'unclear') {
    const said = quoted(now.said)
    const text = now.isQuestion ? say.noAnswer(said) : say.notUnderstood(said)
    return {
      ...NOTHING,
      text: before ? `${text} ${say.asItWas}` : text,
      notUnderstood: [now.said.trim().slice(0, QUOTED)],
    }
  }
  if (!before || result === null) return NOTHING
  const plan = result.feasible ? result.plan : null
  const changes = changesBetween(before.plan.brief, plan?.brief ?? now.brief, language)
  if (!plan && outcomes.length === 0) {
    return { ...NOTHING, text: joined([changes.length > 0 ? say.notDone(changes) : '', say.asItWas]) }
  }
  const { came, went } = plan ? linesBetween(before.plan.lineItems, plan.lineItems) : { came: [], went: [] }
  if (now.intent === 'undo') {
    const isSame = changes.length === 0 && came.length + went.length === 0
    if (isSame) return { ...NOTHING, text: `${say.noEarlierPlan} ${say.asItWas}` }
    const parts = [say.backToEarlier, changedText(changes, language), movedText(came, went, language)]
    return { ...NOTHING, text: joined(parts), changes }
  }
  const done = outcomes.map((outcome) => outcomeText(outcome, language)).filter((text) => text !== '')
  const lineChanges = outcomes.flatMap((outcome) => outcomeChange(outcome, language))
  const shift = plan && now.shift ? shiftText(now.shift, before.plan, plan, language) : ''
  const moved = outcomes.some(({ isDone }) => isDone) ? '' : movedText(came, went, language)
  const unread = now.unreadParts.map((part) => say.notUnderstood(quoted(typed(now.said, part))))
  if (changes.length === 0 && done.length === 0 && moved + shift === '') {
    return { ...NOTHING, text: joined([...unread, say.asItWas]), notUnderstood: now.unreadParts }
  }
  return {
    text: joined([...done, changedText(changes, language), shift, moved, ...unread]),
    changes: [...changes, ...lineChanges],
    notUnderstood: [
      ...outcomes.filter(({ lines, isDone }) => lines.length === 0 && !isDone).map(({ edit }) => edit.said),
      ...now.unreadParts,
    ],
  }
}

const quoted = (said: string): string => {
  const text = said.trim()
  return `“${text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()} …` : text}”`
}

/** A part as it was typed, with its capitals. */
function typed(said: string, part: string): string {
  const at = said.toLowerCase().indexOf(part)
  return at < 0 ? part : said.slice(at, at + part.length)
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

const changedText = (changes: readonly PartChange[], language: Language): string =>
  changes.length > 0 ? SENTENCES[language].changed(changes) : ''

/** Lines that one plan has and the other has not. */
function linesBetween(before: readonly PlanLine[], after: readonly PlanLine[]) {
  const without = (lines: readonly PlanLine[], others: readonly PlanLine[]) => {
    const ids = new Set(others.map(({ inventoryId }) => inventoryId))
    return lines.filter(({ inventoryId }) => !ids.has(inventoryId))
  }
  return { came: without(after, before), went: without(before, after) }
}

const movedText = (came: readonly PlanLine[], went: readonly PlanLine[], language: Language): string =>
  came.length + went.length > 0 ? SENTENCES[language].moved(came.length, went.length) : ''

function outcomeText({ edit, lines, isDone, came }: LineOutcome, language: Language): string {
  const say = SENTENCES[language]
  const { list } = NAMES[language]
  const [line] = lines
  // A locality without a line is kept out of later plans; there is nothing to report now.
  if (!line) return edit.line.by === 'area' ? '' : say.noLineLike(quoted(edit.said))
  if (!isDone && edit.act === 'replace' && lines.length === 1) return say.nothingInPlaceOf(titled(line))
  if (!isDone) return say.whichLine(quoted(edit.said), list(lines.slice(0, MAX_NAMED_LINES).map(titled)))
  return say.done({
    act: edit.act,
    names: lines.length > MAX_NAMED_LINES ? say.manyLines(lines.length) : list(lines.map(titled)),
    others: list(came.slice(0, MAX_NAMED_LINES).map(({ title }) => title)),
    isSaved: edit.isSaved,
  })
}

function shiftText({ part, isMore }: MoneyShift, before: Plan, after: Plan, language: Language): string {
  const say = SENTENCES[language]
  const names = NAMES[language]
  const name = 'city' in part ? names.place(part.city) : names.medium(part.medium)
  const [was, is] = [before, after].map((plan) => Math.round(shareIn(plan, part)))
  const [from = 0, to = 0] = [was, is]
  return (isMore ? to > from : to < from) ? say.shifted(name, from, to) : say.notShifted(name, to)
}

const titled = ({ lineNo, title }: PlanLine) => `${lineNo} ${title}`

const outcomeChange = ({ edit, lines, isDone, came }: LineOutcome, language: Language): Change[] =>
  isDone && (edit.act === 'drop' || edit.act === 'replace')
    ? lines.map(({ title }) => ({
        slot: 'line',
        before: title,
        after: came.length > 0 ? NAMES[language].list(came.map((one) => one.title)) : null,
      }))
    : []
