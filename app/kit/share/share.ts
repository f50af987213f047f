/** Text that is shared with a page's link. */
export const shareText = (title: string, city: string, site: string): string => `${title}, ${city}, on ${site}`

/** Share links that work without scripts. */
export function shareLinks(text: string, url: string) {
  const mail = `subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${url}`)}`
  return [
    { label: 'WhatsApp', href: `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`, newTab: true },
    { label: 'Email', href: `mailto:?${mail}`, newTab: false },
  ]
}
