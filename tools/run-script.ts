import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve as resolvePath } from 'node:path'
import { z } from 'zod'

const root = resolvePath(import.meta.dirname, '..')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/**
 * Runs a script of package.json; whether it passed. What it says is printed `live`, or `at the end`, so that scripts that run
 * side by side do not talk at the same time.
 */
export function runScript(name: string, prints: 'live' | 'at the end'): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const command = scripts[name] ?? `echo There is no script ${name}; exit 1`
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', ...(prints === 'live' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    })
    let output = ''
    const collect = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => {
      console.log(`${output.trimEnd()}\n${code === 0 ? 'Passed' : 'FAILED'}: npm run ${name}`)
      resolve(code === 0)
    })
  })
}
