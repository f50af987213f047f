import * as v from 'valibot'

/** The KV record of a session, under `s:<SHA-256 of the token>`. */
export const SessionRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    user: v.string(),
    /** `users.session_epoch` at the start of the session. */
    epoch: v.number(),
    /** Milliseconds since 1970. */
    expiresAt: v.number(),
  }),
)
export type SessionRecord = v.InferOutput<typeof SessionRecord>

export const recordKey = (tokenHash: string) => `s:${tokenHash}`
