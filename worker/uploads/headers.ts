/** Headers of uploaded files: no type sniffing, no scripts. */
export const LOCKED = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Headers of a file as it was sent: a download, never a page. The ending is ours. */
export function downloadHeaders({ key, name, mime }: { key: string; name: string; mime: string }) {
  const ending = key.slice(key.lastIndexOf('.'))
  const base = name.replace(/\.[^.]{1,8}$/, '') || 'file'
  const encoded = encodeURIComponent(`${base}${ending}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return {
    ...LOCKED,
    'Content-Type': mime,
    'Content-Disposition': `attachment; filename="file${ending}"; filename*=UTF-8''${encoded}`,
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
  }
}

/** Part of a file in a Range header; null for the whole file, which also answers unsupported ranges. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { offset: number; length: number } | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const offset = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return offset > last ? 'beyond' : { offset, length: last - offset + 1 }
}
