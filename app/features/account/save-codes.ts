/** Downloads a text as a file. */
export function saveText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints a text on a sheet of its own, not the page around it. */
export function printText(title: string, text: string) {
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
