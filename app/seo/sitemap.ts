/** One URL of a sitemap, or one file of an index. */
export interface SitemapUrl {
  url: string
  /** Day or instant of the last change, if known. */
  changed?: string
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

const document = (root: string, item: string, locations: readonly SitemapUrl[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...locations.map(
      ({ url, changed }) =>
        `<${item}><loc>${escapeXml(url)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</${item}>`,
    ),
    `</${root}>`,
    '',
  ].join('\n')

/** A sitemap: URLs for search engines. */
export const urlSet = (locations: readonly SitemapUrl[]): string => document('urlset', 'url', locations)

/** A sitemap index: the files of a sitemap. */
export const sitemapIndex = (locations: readonly SitemapUrl[]): string => document('sitemapindex', 'sitemap', locations)
