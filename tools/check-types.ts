import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceFiles } from './source-files.ts'

const root = resolve(import.meta.dirname, '..')
const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
const projects = [
  { name: 'server', config: 'server/tsconfig.json' },
  { name: 'web', config: 'web/tsconfig.json' },
  { name: 'tools', config: 'tsconfig.tools.json' },
  { name: 'contract', config: 'contract/tsconfig.json' },
  { name: 'domain', config: 'domain/tsconfig.json' },
]

/** The compiler calls a project without files an error; a workspace that is still empty is none. */
const hasFiles = ({ name }: { name: string }) => sourceFiles(root, name).some((path) => /\.tsx?$/.test(path))

/** Checks one project and prints how long it took; what an earlier run found out is kept below node_modules/.cache. */
async function checkTypes({ name, config }: { name: string; config: string }): Promise<boolean> {
  const started = performance.now()
  const memory = join(root, `node_modules/.cache/types/${name}.tsbuildinfo`)
  const words = [
    '-p',
    config,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    memory,
    '--pretty',
    String(process.stdout.isTTY === true),
  ]
  const { code, said } = await run([compiler, ...words])
  console.log(`Types of ${name}: ${code === 0 ? 'right' : 'WRONG'}, ${Math.round(performance.now() - started)} ms.`)
  if (code !== 0) console.log(said)
  return code === 0
}

function run(words: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((settle, reject) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text.toString()
    }
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => settle({ code, said }))
  })
}

/** Takes one project after the other until none is left. Two of these share the list. */
async function work(waiting: typeof projects): Promise<boolean> {
  let areRight = true
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    if (!(await checkTypes(project))) areRight = false
  }
  return areRight
}

if (!existsSync(compiler)) throw new Error('TypeScript is not installed: run npm install.')
const waiting = projects.filter(hasFiles)
const results = await Promise.all([work(waiting), work(waiting)])
process.exitCode = results.every((areRight) => areRight) ? 0 : 1
