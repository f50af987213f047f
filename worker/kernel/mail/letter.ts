/** A mail without its recipient, as text and as HTML. */
export interface Letter {
  subject: string
  text: string
  html: string
}

interface Parts {
  subject: string
  /** The first line; null where the first paragraph greets by itself. */
  greeting?: string | null
  /** Paragraphs: why this mail was sent. */
  before: readonly string[]
  button?: { label: string; href: string }
  /** Paragraphs after the button: lifetime of the link, advice to a reader who did not ask for it. */
  after: readonly string[]
}

/** Placeholder for the name of the platform in every letter: the mailer puts in the one that staff saved. */
export const PLATFORM = '{platform}'

const SIGNATURE = `The ${PLATFORM} team`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

// Mail programs support neither style sheets nor tokens. Only the button sets colours, its text and its background.
const buttonOf = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2937;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px">If the button does not open, copy this address into your browser:<br>${escapeHtml(href)}</p>`

/**
 * One letter as plain text and as simple HTML. Mails to an address from a form must not contain text of the sender, not
 * even a name: anyone can enter the address of another person and would have us deliver their words.
 */
export function writeLetter({ subject, greeting = 'Hello,', before, button, after }: Parts): Letter {
  const first = greeting === null ? before : [greeting, ...before]
  const text = [...first, ...(button ? [`${button.label}:\n${button.href}`] : []), ...after, SIGNATURE]
  const body = [...first.map(paragraph), ...(button ? [buttonOf(button)] : []), ...[...after, SIGNATURE].map(paragraph)]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
${body.join('\n')}
</body>
</html>
`,
  }
}

/** A letter with the name of the platform in it. */
export function withName({ subject, text, html }: Letter, name: string): Letter {
  const escaped = escapeHtml(name)
  return {
    subject: subject.replaceAll(PLATFORM, () => name),
    text: text.replaceAll(PLATFORM, () => name),
    html: html.replaceAll(PLATFORM, () => escaped),
  }
}
