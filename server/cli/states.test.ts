import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileCache } from '../testing/portal-process.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { newEmptyDatabaseUrl } from '../testing/test-database.ts'

const program = fileURLToPath(new URL('./states.ts', import.meta.url))
let folder: string

async function run(...args: string[]) {
  const started = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...compileCache, STATES_FILE: join(folder, 'states') },
  })
  const ended = once(started, 'close')
  const [output, errors, [code]] = await Promise.all([text(started.stdout), text(started.stderr), ended])
  return { output, errors: errors.trim(), code }
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a program for each state', () => {
  beforeAll(async () => {
    folder = await makeQuickFolder()
    const lines = ['# name, address, data folder']
    for (const name of ['niger', 'kogi']) {
      await mkdir(join(folder, name))
      lines.push(`${name} ${await newEmptyDatabaseUrl()} ${join(folder, name)}`)
    }
    lines.push(`benue postgresql://nobody@127.0.0.1:1/benue ${join(folder, 'niger')}`)
    await writeFile(join(folder, 'states'), lines.join('\n'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('runs for all of them, says whose lines are whose, and fails if one failed', async () => {
    const migrated = await run('migrate')
    expect([migrated.code, migrated.output.split('\n').at(-2)]).toEqual([1, 'migrate: done for 2 of 3 states.'])
    expect(migrated.output).toMatch(/^niger: The database is ready/m)
    expect(migrated.output).toMatch(/^kogi: The database is ready/m)
    expect(migrated.errors).toMatch(/^benue: The PostgreSQL server at 127.0.0.1:1 does not answer/m)
    expect(migrated.errors).toMatch(/It failed for benue\.$/)
    expect((await run('audit:verify')).output).toMatch(/^kogi: The audit record is whole/m)
  })

  it('is one of the portal for one state', async () => {
    expect((await run('test')).errors).toMatch(/^test is no program for one state\./)
    expect((await run()).errors).toMatch(/^Use it like this: /)
  })

  it('names a line that it cannot read', async () => {
    await writeFile(join(folder, 'states'), 'niger postgresql://portal@db/niger')
    const { code, errors } = await run('migrate')
    expect([code, errors]).toEqual([
      1,
      `Line 1 of ${join(folder, 'states')} must have a name, the address of a database, and a data folder.`,
    ])
  })
})
