import { Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIdentity } from '../../site.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** Downloads a text as a file. */
function saveText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints a text on a separate sheet, without the page around it. */
function printText(title: string, text: string) {
  const frame = document.createElement('iframe')
  // A frame with `display: none` prints nothing.
  frame.className = 'fixed size-0 border-0'
  frame.srcdoc = '<!DOCTYPE html>'
  frame.addEventListener('load', () => {
    const { contentDocument: sheet, contentWindow: view } = frame
    if (!sheet || !view) return
    const heading = sheet.createElement('h1')
    heading.textContent = title
    const lines = sheet.createElement('pre')
    lines.textContent = text
    sheet.body.appendChild(heading)
    sheet.body.appendChild(lines)
    view.addEventListener('afterprint', () => frame.remove())
    view.print()
  })
  document.body.appendChild(frame)
}

const FILE = 'adchowk-recovery-codes.txt'

const asText = (codes: readonly string[], email: string, site: string) =>
  [`Recovery codes of ${email} at ${site}. Each works once.`, '', ...codes, ''].join('\n')

/** Ten codes that are shown once, with ways to save them. */
export function RecoveryCodes({
  codes,
  email,
  onDone,
}: {
  codes: readonly string[]
  email: string
  onDone: () => void
}) {
  const text = asText(codes, email, useIdentity().name)
  const box = useRef<HTMLDivElement>(null)
  // The focused element was removed, so focus moves here.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <p className="text-sm text-ink-2">
        Keep these in a safe place. Each one signs you in once without your phone.{' '}
        <b className="text-ink">They are not shown again.</b>
      </p>
      <ul
        aria-label="Recovery codes"
        className="num mt-4 grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-md bg-surface-2 p-4 text-sm font-semibold xs:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <CopyButton variant="outline" size="sm" text={text}>
          Copy
        </CopyButton>
        <Button variant="outline" size="sm" onPress={() => saveText(FILE, text)}>
          <Download aria-hidden />
          Download
        </Button>
        <Button variant="outline" size="sm" onPress={() => printText('Recovery codes', text)}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      <Button className="mt-5" onPress={onDone}>
        I have saved them
      </Button>
    </div>
  )
}
