const PRIME = 0x01000193
const BASES = [0x811c9dc5, 0x9e3779b9] as const

/** A short name for some content, base 36: two rounds of FNV-1a. The same text has the same name; it guards no secret. */
export function fingerprint(text: string): string {
  return BASES.map((base) => {
    let hash: number = base
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME)
    return (hash >>> 0).toString(36).padStart(7, '0')
  }).join('')
}
