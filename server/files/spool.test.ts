import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { makeSpool } from './spool.ts'

async function aSpool(limits = { files: 2, filesPerPerson: 2, filesOfStrangers: 1, bytes: 10 }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-spool-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, spool: makeSpool(dataDir, limits) }
}

async function* bytesOf(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

it('returns what was added, repeatedly', async () => {
  const { spool } = await aSpool()
  const file = await spool.add(bytesOf('one ', 'two'), 1)
  const read = () => text(file.read())
  expect([await read(), await read()]).toEqual(['one two', 'one two'])
  await file.remove()
})

it('refuses a file that is too large, and releases its space', async () => {
  const { spool } = await aSpool()
  const one = await spool.add(bytesOf('1234567'), 1)
  await expect(spool.add(bytesOf('12', '34'), 2)).rejects.toMatchObject({ code: 'unavailable' })
  await one.remove()
  const other = await spool.add(bytesOf('1234567890'), 2)
  await other.remove()
})

it('keeps places for people who are logged in, whatever strangers send', async () => {
  const { spool } = await aSpool()
  const stranger = await spool.add(bytesOf('1'), -7)
  await expect(spool.add(bytesOf('2'), -8)).rejects.toMatchObject({ code: 'unavailable' })
  const person = await spool.add(bytesOf('3'), 1)
  await stranger.remove()
  await person.remove()
})

it('refuses a third file, and releases the place of an aborted upload', async () => {
  const { spool } = await aSpool()
  const one = await spool.add(bytesOf('1'), 1)
  await expect(spool.add(aborted(), 1)).rejects.toThrow('gone')
  const two = await spool.add(bytesOf('2'), 1)
  await expect(spool.add(bytesOf('3'), 2)).rejects.toMatchObject({ code: 'unavailable' })
  await one.remove()
  await two.remove()
})

it('deletes files of earlier processes, but none younger than a quarter of an hour', async () => {
  const { dataDir, spool } = await aSpool()
  const folder = join(dataDir, 'spool')
  await mkdir(folder)
  for (const name of ['old', 'young']) await writeFile(join(folder, name), '')
  await utimes(join(folder, 'old'), 0, new Date('2026-04-08T10:00:00Z'))
  await utimes(join(folder, 'young'), 0, new Date('2026-04-08T10:10:00Z'))
  await spool.cleanUp(new Date('2026-04-08T10:20:00Z'))
  expect(await readdir(folder)).toEqual(['young'])
})

it('keeps no place for a file that could not be opened', async () => {
  const { dataDir, spool } = await aSpool()
  await writeFile(join(dataDir, 'spool'), 'no folder')
  await expect(spool.add(bytesOf('1'), 1)).rejects.toThrow('EEXIST')
  expect(spool.usage()).toEqual({ files: 0, bytes: 0 })
})

it('has nothing to delete before its first file', async () => {
  const { spool } = await aSpool()
  await spool.cleanUp(new Date())
})

async function* aborted(): AsyncGenerator<Buffer> {
  yield Buffer.from('1')
  throw new Error('gone')
}
