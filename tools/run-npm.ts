import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/** Runs npm in the portal's folder, and returns what it wrote. */
export async function runNpm(
  args: string[],
  more: Record<string, string> = {},
): Promise<{ output: string; errors: string }> {
  const child = spawn('npm', args, {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, ...more },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { output, errors }
}
