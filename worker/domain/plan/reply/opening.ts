import { list } from '../../text/list.ts'
import type { Change } from '../answer.ts'
import type { PlanLine } from '../plan.ts'
import type { Followed } from '../turns/follow.ts'
import type { LineOutcome } from '../turns/resolve-lines.ts'
import { changesBetween } from './changes.ts'

/** What a turn begins with where a plan stood before. */
export interface Opening {
  /** Empty where no plan stood before, or the turn asks for none. */
  text: string
  changes: Change[]
  notUnderstood: string[]
}

const NOTHING: Opening = { text: '', changes: [], notUnderstood: [] }
/** Characters of a message that are quoted. */
const QUOTED = 80
/** Lines that came or went and are named; more are counted. */
const NAMED = 3

/** What the last message changed, or that it changed nothing, told from the two briefs and plans and never from its words. */
export function openingOf({ now, before, result, outcomes }: Followed): Opening {
  if (now.intent === 'unclear') {
    const said = quoted(now.said)
    return {
      ...NOTHING,
      text: `Not understood: ${said}.${before ? ' The plan is as it was.' : ''}`,
      notUnderstood: [now.said.trim().slice(0, QUOTED)],
    }
  }
  if (!before || result === null) return NOTHING
  const plan = result.feasible ? result.plan : null
  const changes = changesBetween(before.plan.brief, plan?.brief ?? now.brief)
  const { came, went } = plan ? linesBetween(before.plan.lineItems, plan.lineItems) : { came: [], went: [] }
  if (now.intent === 'undo') {
    const isSame = changes.length === 0 && came.length + went.length === 0
    if (isSame) return { ...NOTHING, text: 'Not done: there is no earlier plan to go back to. The plan is as it was.' }
    return { ...NOTHING, text: `Back to the earlier plan.${changedText(changes)}${movedText(came, went)}`, changes }
  }
  const done = outcomes.flatMap(outcomeText)
  const lineChanges = outcomes.flatMap(outcomeChange)
  const moved = outcomes.some(({ isDone }) => isDone) ? '' : movedText(came, went)
  if (changes.length === 0 && done.length === 0 && moved === '') return { ...NOTHING, text: 'The plan is as it was.' }
  return {
    text: [...done, changedText(changes).trim(), moved.trim()].filter((part) => part !== '').join(' '),
    changes: [...changes, ...lineChanges],
    notUnderstood: outcomes.filter(({ lines }) => lines.length === 0).map(({ edit }) => edit.said),
  }
}

const quoted = (said: string): string => {
  const text = said.trim()
  return `“${text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()} …` : text}”`
}

function changedText(changes: readonly Change[]): string {
  const parts = changes.map(({ slot, before, after }) => {
    const is = /s$/.test(slot) && slot !== 'gst' ? 'are' : 'is'
    if (after === null) return `${slot} no longer ${is} ${before}`
    return before === null
      ? `${slot} ${is} ${after}`
      : `${slot} ${is} ${after} (${is === 'are' ? 'were' : 'was'} ${before})`
  })
  return parts.length > 0 ? ` Changed: ${parts.join('; ')}.` : ''
}

/** Lines that one plan has and the other has not. */
function linesBetween(before: readonly PlanLine[], after: readonly PlanLine[]) {
  const without = (lines: readonly PlanLine[], others: readonly PlanLine[]) => {
    const ids = new Set(others.map(({ inventoryId }) => inventoryId))
    return lines.filter(({ inventoryId }) => !ids.has(inventoryId))
  }
  return { came: without(after, before), went: without(before, after) }
}

function movedText(came: readonly PlanLine[], went: readonly PlanLine[]): string {
  const count = (lines: readonly PlanLine[], verb: string) =>
    lines.length === 0 ? [] : [`${lines.length} ${lines.length === 1 ? 'line' : 'lines'} ${verb}`]
  const parts = [...count(came, 'came'), ...count(went, 'went')]
  return parts.length > 0 ? ` ${list(parts)}.` : ''
}

const VERBS = { drop: 'Removed', replace: 'Replaced', hold: 'Locked', free: 'Unlocked' } as const

function outcomeText({ edit, lines, isDone, came }: LineOutcome): string[] {
  const [line] = lines
  if (!line) return [`Not understood: ${quoted(edit.said)}: no line of the plan is like that.`]
  if (!isDone && edit.act === 'replace' && lines.length === 1) {
    return [`Not done: nothing that suits can take the place of ${titled(line)}, so it stays.`]
  }
  if (!isDone) return [`Not done: ${quoted(edit.said)} may be ${list(lines.slice(0, NAMED).map(titled))}. Which one?`]
  const names = lines.length > NAMED ? `${lines.length} lines` : list(lines.map(titled))
  const others = came.length > 0 ? ` with ${list(came.slice(0, NAMED).map(({ title }) => title))}` : ''
  const saved = edit.act === 'drop' ? (edit.isSaved ? ' Its money is saved.' : ' Its money is spent again.') : ''
  const rest = edit.act === 'drop' || edit.act === 'replace' ? ' All other lines stay as they are.' : ''
  return [`${VERBS[edit.act]}: ${names}${others}.${saved}${rest}`]
}

const titled = ({ lineNo, title }: PlanLine) => `${lineNo} ${title}`

const outcomeChange = ({ edit, lines, isDone, came }: LineOutcome): Change[] =>
  isDone && (edit.act === 'drop' || edit.act === 'replace')
    ? lines.map(({ title }) => ({
        slot: 'line',
        before: title,
        after: came.length > 0 ? list(came.map((one) => one.title)) : null,
      }))
    : []
