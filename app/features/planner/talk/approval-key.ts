import * as v from 'valibot'

// The key of an approval stays in the browser that gave it: with it a guest takes the approval back.

const KEY = 'plan-approvals'
const Keys = v.record(v.string(), v.string())

/** Keys by the id of their plan; none where storage is blocked or holds something else. */
function keys(): v.InferOutput<typeof Keys> {
  try {
    const kept = v.safeParse(Keys, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
    return kept.success ? kept.output : {}
  } catch {
    return {}
  }
}

function keep(all: v.InferOutput<typeof Keys>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Storage is blocked: the account or the maker can still take an approval back.
  }
}

/** The key of this browser for a plan; null where it has none. */
export const approvalKey = (id: string): string | null => keys()[id] ?? null

/** The key of this browser for a plan, made at the first call: an answer that got lost makes no second approval. */
export function keepApprovalKey(id: string): string {
  const all = keys()
  const key = all[id] ?? crypto.randomUUID()
  keep({ ...all, [id]: key })
  return key
}

export function dropApprovalKey(id: string): void {
  const { [id]: _, ...others } = keys()
  keep(others)
}
