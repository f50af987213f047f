// The key of an approval stays in the browser that gave it: with it a guest takes the approval back.

const nameOf = (id: string) => `plan-approval:${id}`

/** The key of this browser for a plan; null where it has none, or storage is blocked. */
export function approvalKey(id: string): string | null {
  try {
    return localStorage.getItem(nameOf(id))
  } catch {
    return null
  }
}

/** The key of this browser for a plan, made at the first call: an answer that got lost makes no second approval. */
export function keepApprovalKey(id: string): string {
  const key = approvalKey(id) ?? crypto.randomUUID()
  try {
    localStorage.setItem(nameOf(id), key)
  } catch {
    // Storage is blocked: the account or the maker can still take it back.
  }
  return key
}

export function dropApprovalKey(id: string): void {
  try {
    localStorage.removeItem(nameOf(id))
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
