import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve as resolvePath } from 'node:path'
import { sourceFiles } from './source-files.ts'

const root = resolvePath(import.meta.dirname, '..')
const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
const projects = [
  { name: 'server', config: 'server/tsconfig.json' },
  { name: 'web', config: 'web/tsconfig.json' },
  { name: 'web/service-worker', config: 'web/service-worker/tsconfig.json' },
  { name: 'tools', config: 'tsconfig.tools.json' },
  { name: 'contract', config: 'contract/tsconfig.json' },
  { name: 'domain', config: 'domain/tsconfig.json' },
]

/** The compiler fails on a project without files; an empty workspace is fine. */
const hasFiles = ({ name }: { name: string }) => sourceFiles(root, name).some((path) => /\.tsx?$/.test(path))

/** Checks one project and prints how long it took. Incremental results are cached below node_modules/.cache. */
async function checkTypes({ name, config }: { name: string; config: string }): Promise<boolean> {
  const started = performance.now()
  const cacheFile = join(root, `node_modules/.cache/types/${name.replace('/', '-')}.tsbuildinfo`)
  const args = [
    '-p',
    config,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    cacheFile,
    // More checkers in one compiler each read the libraries again: twice the processor time for the same answer.
    '--checkers',
    '1',
    '--pretty',
    String(process.stdout.isTTY === true),
  ]
  const { code, output } = await run([compiler, ...args])
  console.log(`Types of ${name}: ${code === 0 ? 'OK' : 'failed'}, ${Math.round(performance.now() - started)} ms.`)
  if (code !== 0) console.log(output)
  return code === 0
}

function run(args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (text: Buffer) => {
      output += text.toString()
    }
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Checks projects from the queue until it is empty. Two workers share the queue. */
async function work(queue: typeof projects): Promise<boolean> {
  let passed = true
  for (let project = queue.shift(); project; project = queue.shift()) {
    if (!(await checkTypes(project))) passed = false
  }
  return passed
}

if (!existsSync(compiler)) throw new Error('TypeScript is not installed: run npm install.')
const queue = projects.filter(hasFiles)
const results = await Promise.all([work(queue), work(queue)])
process.exitCode = results.every(Boolean) ? 0 : 1
