import { createInterface } from 'node:readline/promises'

/**
 * Asks before a write.
 * @param answer text to type
 * @throws Error without a terminal: `--yes` is needed then
 */
export async function confirm(question: string, answer: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('There is nobody to ask here. Add --yes to do it without the question.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`${question}\nType ${answer} to go on: `)).trim() === answer
  } finally {
    terminal.close()
  }
}
