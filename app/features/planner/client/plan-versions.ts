import * as v from 'valibot'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { Change } from '../../../../worker/planner/rules/plan/answer.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'

/** Maximum number of versions, and of lines in each: the conversation has to fit into the storage of a tab. */
const MAX_VERSIONS = 20
const MAX_LINES = 300
const MAX_WORDS = 120

/** Version of a plan in the conversation: its name, and the figures to compare. Money is in paise. */
export const PlanVersion = v.object({
  /** Number from 1, as in `Go back to version 2`. */
  number: v.number(),
  /** Index of the turn with the plan. */
  turn: v.number(),
  /** ISO 8601. */
  at: v.string(),
  /** Message of the advertiser, shortened. */
  asked: v.string(),
  /** Changes, a sentence each; empty for the first plan. */
  changes: v.array(v.string()),
  payable: v.number(),
  /** Reach at frequency `k` or more, within the audience if the plan has one. */
  reach: v.number(),
  k: v.number(),
  starts: v.nullable(v.string()),
  ends: v.nullable(v.string()),
  lines: v.array(v.object({ id: v.string(), title: v.string(), amount: v.number(), order: v.string() })),
})
export type PlanVersion = v.InferOutput<typeof PlanVersion>

interface Presented {
  plan: Plan
  /** Number in the answer; null when it has none, which continues the count. */
  number: number | null
  at: string
  turn: number
  asked: string
  changes: readonly Change[]
}

const NAMES: Readonly<Record<string, string>> = {
  budget: 'Budget',
  cities: 'Places',
  dates: 'Dates',
  objective: 'Objective',
  audience: 'Audience',
  channels: 'Media',
}

/** Change as text: `Dates: 15 Jan to 14 Feb 2027 (were 1 to 31 Jan 2027)`. */
export function changeText({ slot, before, after }: Change): string {
  const name = NAMES[slot] ?? `${slot.charAt(0).toUpperCase()}${slot.slice(1)}`
  if (after === null) return before === null ? name : `${name}: ${before} left out`
  return before === null ? `${name}: ${after}` : `${name}: ${after} (before: ${before})`
}

const shortened = (text: string) => (text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 1).trimEnd()}…` : text)

/** Figures of a plan, the part of a version that an edit by hand replaces. */
const figuresOf = ({ brief, totals, delivery, lineItems }: Plan) => ({
  payable: totals.payable,
  reach: delivery.target?.effectiveReach ?? delivery.effectiveReach.reach,
  k: delivery.effectiveReach.k,
  starts: brief.startDate,
  ends: brief.endDate,
  lines: lineItems.slice(0, MAX_LINES).map((line) => ({
    ...{ id: line.inventoryId, title: titleWithRef(line) },
    ...{ amount: line.totalAmount, order: line.order },
  })),
})

const next = (versions: readonly PlanVersion[]): number => (versions.at(-1)?.number ?? 0) + 1

/**
 * Adds a plan to the versions. A number that exists already means that the planner has lost the first messages of a
 * long conversation and counts from 1 again: versions with a higher number are dropped, because they cannot be
 * restored.
 */
export const nextVersions = (
  versions: readonly PlanVersion[],
  { plan, number, at, turn, asked, changes }: Presented,
): readonly PlanVersion[] =>
  [
    ...versions.filter((version) => number === null || version.number < number),
    {
      number: number ?? next(versions),
      turn,
      at,
      asked: shortened(asked),
      changes: changes.map(changeText),
      ...figuresOf(plan),
    },
  ].slice(-MAX_VERSIONS)

/** Version on the page: the one with the number of its answer, else the last. */
export const versionOnPage = (versions: readonly PlanVersion[], number: number | null): PlanVersion | undefined =>
  versions.find((version) => version.number === number) ?? versions.at(-1)

/** Replaces the figures of the version on the page, after an edit by hand or its undo. */
export const editedVersions = (
  versions: readonly PlanVersion[],
  plan: Plan,
  number: number | null,
): readonly PlanVersion[] => {
  const shown = versionOnPage(versions, number)
  return versions.map((version) => (version === shown ? { ...version, ...figuresOf(plan) } : version))
}

/** Difference between two versions. Money is in paise. */
export interface VersionDiff {
  payable: number
  reach: number
  added: PlanVersion['lines']
  gone: PlanVersion['lines']
  /** Lines in both versions with another amount or other days. */
  changed: { title: string; before: string; after: string }[]
}

/** Differences between two versions. */
export function diffVersions(from: PlanVersion, to: PlanVersion): VersionDiff {
  const [had, has] = [from, to].map(({ lines }) => new Map(lines.map((line) => [line.id, line])))
  return {
    payable: to.payable - from.payable,
    reach: to.reach - from.reach,
    added: to.lines.filter(({ id }) => !had?.has(id)),
    gone: from.lines.filter(({ id }) => !has?.has(id)),
    changed: to.lines.flatMap(({ id, title, order }) => {
      const before = had?.get(id)
      return before && before.order !== order ? [{ title, before: before.order, after: order }] : []
    }),
  }
}
