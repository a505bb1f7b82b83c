import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Reads a password from the terminal without showing it, or the first line of piped input; empty if there is none. */
export async function askPassword(question: string): Promise<string> {
  const { stdin, stdout } = process
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silence, terminal: Boolean(stdin.isTTY) })
  if (stdin.isTTY) stdout.write(question)
  try {
    const { value, done } = await lines[Symbol.asyncIterator]().next()
    // Ctrl-C and Ctrl-D end the input without a line.
    if (done && stdin.isTTY) throw new Error('Nothing was changed.')
    return typeof value === 'string' ? value : ''
  } finally {
    lines.close()
    if (stdin.isTTY) stdout.write('\n')
  }
}
