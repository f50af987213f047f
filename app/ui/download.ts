/** Fetches a file of ours under the name that the server gives it. */
export function download(path: string): void {
  const anchor = document.createElement('a')
  anchor.href = path
  anchor.download = ''
  anchor.click()
}
