import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve as resolvePath } from 'node:path'

const root = resolvePath(import.meta.dirname, '..')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The scripts of package.json that make up a check; the longest begins first. */
const steps = ['types', 'lint', 'unused', 'rooms', 'citations', 'format:check']

/** Runs one script and prints what it said once it has ended, so that the steps do not talk at the same time. */
async function runStep(step: string): Promise<boolean> {
  const { code, output } = await run(scripts[step] ?? `echo There is no script ${step}; exit 1`)
  console.log(`${output.trimEnd()}\n${code === 0 ? 'Passed' : 'FAILED'}: npm run ${step}`)
  return code === 0
}

function run(command: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (text: Buffer) => {
      output += text.toString()
    }
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Takes steps from the queue until it is empty. Two workers share the queue. */
async function work(queue: string[]): Promise<string[]> {
  const failed: string[] = []
  for (let step = queue.shift(); step; step = queue.shift()) {
    if (!(await runStep(step))) failed.push(step)
  }
  return failed
}

const queue = [...steps]
const failed = (await Promise.all([work(queue), work(queue)])).flat()
if (failed.length > 0) console.log(`The check failed: ${failed.join(', ')}.`)
process.exitCode = failed.length > 0 ? 1 : 0
