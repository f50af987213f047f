import { isMediaType } from '../../../../worker/domain/catalogue/registry/media.ts'
import type { PlannerAnswer } from '../../../../worker/domain/plan/answer.ts'
import type { Plan } from '../../../../worker/domain/plan/plan.ts'
import { NO_ANSWER, NO_LINE, NO_PLAN } from './planner-blank.ts'

// An answer may come from a server of another edition, or out of the browser's storage: what is missing is filled in, so
// that nothing of it can take the page down.

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value can stand where the other one does. Null says that a value may be anything. */
function isAlike(value: unknown, model: unknown): boolean {
  if (model === null) return true
  return value !== null && typeof value === typeof model && Array.isArray(value) === Array.isArray(model)
}

/** A model whose fields are replaced by those of a value that can stand there, to two levels. */
function filled<T extends object>(model: T, value: unknown, depth = 2): T {
  if (!isObject(value)) return model
  const own = Object.entries(model).flatMap(([name, before]): [string, unknown][] => {
    const given = value[name]
    if (given === undefined || !isAlike(given, before)) return []
    // An empty record, such as the GST by its rate, has no fields to go by.
    const isRecord = isObject(before) && Object.keys(before).length > 0
    return [[name, isRecord && depth > 0 ? filled(before, given, depth - 1) : given]]
  })
  return { ...model, ...Object.fromEntries(own) }
}

/** Whether something is about a medium that we know: all others have no name and no colour here. */
const isOfMedium = (value: unknown): boolean =>
  isObject(value) && typeof value.channel === 'string' && isMediaType(value.channel)

function planOf(value: Fields): Plan {
  const plan = filled(NO_PLAN, value)
  return {
    ...plan,
    lineItems: plan.lineItems.filter(isOfMedium).map((line) => filled(NO_LINE, line)),
    channelSummary: plan.channelSummary.filter(isOfMedium),
  }
}

/**
 * What the planner answered; null where it says nothing.
 * @param said words that came before, for an answer that does not repeat them
 */
export function readAnswer(value: unknown, said = ''): PlannerAnswer | null {
  if (!isObject(value)) return null
  const answer = filled(NO_ANSWER, value)
  const message = answer.message.trim() || said.trim()
  if (message === '') return null
  const suggestions = answer.suggestions.filter((text) => typeof text === 'string').slice(0, 4)
  return { ...answer, message, suggestions, ...(isObject(value.plan) && { plan: planOf(value.plan) }) }
}
