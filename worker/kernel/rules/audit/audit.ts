/** Actions that are no declared events yet, `<subject>.<past participle>`. */
export type AuditAction = 'thread.read'
