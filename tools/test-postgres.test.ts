import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { findPostgres } from './postgres-programs.ts'
import { startTestPostgres } from './test-postgres.ts'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'postgres-'))
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

function install(folder: string, ...names: string[]): string {
  mkdirSync(join(home, folder), { recursive: true })
  for (const name of names) writeFileSync(join(home, folder, name), '')
  return join(home, folder)
}

async function isListening(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return connected
}

describe('findPostgres', () => {
  it('uses the first folder of the PATH that has the complete server', () => {
    const client = install('client', 'initdb')
    const server = install('server', 'initdb', 'postgres')
    expect(findPostgres(`${client}:${server}`, home)?.postgres).toBe(join(server, 'postgres'))
  })

  it("searches Debian's folders, the newest version first", () => {
    for (const version of ['9', '15', '14']) install(`debian/${version}/bin`, 'initdb', 'postgres')
    expect(findPostgres('', join(home, 'debian'))?.postgres).toBe(join(home, 'debian/15/bin/postgres'))
  })

  it('finds nothing if PostgreSQL is not installed', () => {
    expect(findPostgres(home, join(home, 'debian'))).toBeUndefined()
  })
})

describe.skipIf(!findPostgres())('startTestPostgres', () => {
  it('runs until it is stopped, and deletes its folder', async () => {
    const { url, folder, stop } = await startTestPostgres()
    expect(await isListening(url)).toBe(true)
    await stop()
    expect(await isListening(url)).toBe(false)
    expect(existsSync(folder)).toBe(false)
  })

  it('does not answer while it is paused, and answers again afterwards', async () => {
    const { url, folder, pause, resume, stop } = await startTestPostgres()
    pause()
    await vi.waitFor(async () => expect(await isListening(url)).toBe(false), { timeout: 60_000 })
    resume()
    await vi.waitFor(async () => expect(await isListening(url)).toBe(true), { timeout: 60_000 })
    pause()
    resume()
    await stop()
    expect(await isListening(url)).toBe(false)
    expect(existsSync(folder)).toBe(false)
  })

  it('ends when the tests that started it are killed', async () => {
    const program = `
      const { startTestPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'test-postgres.ts'))})
      console.log(JSON.stringify(await startTestPostgres()))`
    const tests = spawn(process.execPath, ['--input-type=module', '-e', program])
    const [line] = await once(tests.stdout, 'data')
    const { url, folder } = z.object({ url: z.string(), folder: z.string() }).parse(JSON.parse(String(line)))
    expect(await isListening(url)).toBe(true)
    tests.kill('SIGKILL')
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 60_000 })
    expect(await isListening(url)).toBe(false)
  })
})
