// `npm run states -- audit:verify`: runs a program of the portal for each of several states, one after the other. STATES_FILE names a file
// with a line for each: its name, the address of its database as the owner, and its data folder. `{state}` in an argument is the name:
// `npm run states -- backup /mnt/backup/{state}-2026-11-26`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { readEnvironment } from '../start/environment.ts'
import { runProgram } from './run-program.ts'

interface State {
  name: string
  settings: { DATABASE_URL: string; DATA_DIR: string }
}

const root = resolve(import.meta.dirname, '../..')
const scripts = z.object({ scripts: z.record(z.string(), z.string()) })

await runProgram(async () => {
  const [command, ...args] = process.argv.slice(2)
  const { STATES_FILE: file } = readEnvironment(process.env)
  const usage = 'Use it like this: STATES_FILE=/etc/portal/states npm run states -- audit:verify'
  if (!command || !file) throw new Error(usage)
  const program = await findProgram(command)
  if (program === undefined) throw new Error(`${command} is no program for one state. ${usage}`)
  const states = readStates(await readFile(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'), file)
  const failed = []
  for (const state of states) if (!(await isDone(state, program, args))) failed.push(state.name)
  console.log(`${command}: done for ${states.length - failed.length} of ${states.length} states.`)
  if (failed.length > 0) throw new Error(`It failed for ${failed.join(', ')}.`)
})

/** The file of a program of `npm run`; undefined if it is not one that works on the database of a portal. */
async function findProgram(command: string): Promise<string | undefined> {
  const found = scripts.parse(JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8'))).scripts[command]
  return /^node (server\/cli\/\S+)$/.exec(found ?? '')?.[1]
}

function readStates(text: string, file: string): State[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const [name, DATABASE_URL, DATA_DIR, ...more] = line.trim().split(/\s+/)
    if (!name || !DATABASE_URL || !DATA_DIR || more.length > 0) {
      throw new Error(`Line ${index + 1} of ${file} must have a name, the address of a database, and a data folder.`)
    }
    return [{ name, settings: { DATABASE_URL, DATA_DIR } }]
  })
}

async function isDone({ name, settings }: State, program: string, args: readonly string[]): Promise<boolean> {
  const own = args.map((arg) => arg.replaceAll('{state}', name))
  const child = spawn(process.execPath, [resolve(root, program), ...own], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const say = async (from: Readable, to: (line: string) => void) => {
    for await (const line of createInterface(from)) to(`${name}: ${line}`)
  }
  await Promise.all([say(child.stdout, console.log), say(child.stderr, console.error)])
  const [code] = await ended
  return code === 0
}
