import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '@portal/domain/refusal.ts'

/** How much the spool holds at the same time. The upload limit bounds the size of a single file. */
export interface SpoolLimits {
  files: number
  filesPerPerson: number
  /** The files of people who are not logged in. */
  filesOfStrangers: number
  bytes: number
}

const defaultLimits: SpoolLimits = { files: 20, filesPerPerson: 3, filesOfStrangers: 4, bytes: 100 * 1024 * 1024 }

/** A request ends after ten minutes at the latest, so an older file belongs to a process that has ended. */
const maxFileAgeMs = 15 * 60_000

/** A file in the spool. */
export interface SpooledFile {
  read: () => AsyncGenerator<Buffer>
  /** Deletes the file and releases its space. */
  remove: () => Promise<void>
}

/**
 * A bounded temporary folder for files that arrive before it is known whether their sender may upload them. Only then are
 * they copied to the file store.
 */
export interface Spool {
  add: (bytes: AsyncIterable<Buffer>, personId: number) => Promise<SpooledFile>
  /** The number of files and their total size. */
  usage: () => { files: number; bytes: number }
  /** Deletes the files of processes that have ended. */
  cleanUp: (now: Date) => Promise<void>
}

/** Creates a spool in the data folder. */
export function makeSpool(dataDir: string, limits = defaultLimits): Spool {
  const folder = join(dataDir, 'spool')
  const people: number[] = []
  let size = 0

  const addBytes = (count: number) => {
    if (size + count > limits.bytes) refuseAsFull()
    size += count
  }
  const reserve = (personId: number) => {
    if (people.length >= limits.files) refuseAsFull()
    if (people.filter((id) => id === personId).length >= limits.filesPerPerson) {
      const sentence = 'You are sending several files at once. Send one after the other.'
      refuse('too_many_requests', sentence, { retry_after: 10 })
    }
    if (personId < 0 && people.filter((id) => id < 0).length >= limits.filesOfStrangers) refuseAsFull()
    people.push(personId)
  }
  const release = (personId: number, bytes: number) => {
    people.splice(people.indexOf(personId), 1)
    size -= bytes
  }

  return {
    add: async (bytes, personId) => {
      reserve(personId)
      let written = 0
      const file = await openUnnamed(folder).catch((error) => {
        release(personId, 0)
        throw error
      })
      const remove = async () => {
        release(personId, written)
        await file.close()
      }
      try {
        for await (const chunk of bytes) {
          addBytes(chunk.length)
          written += chunk.length
          await file.writeFile(chunk)
        }
      } catch (error) {
        await remove()
        throw error
      }
      return { read: () => readFrom(file), remove }
    },
    usage: () => ({ files: people.length, bytes: size }),
    cleanUp: async (now) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }))
        if (now.getTime() - mtimeMs > maxFileAgeMs) await rm(path, { force: true })
      }
    },
  }
}

type FileHandle = Awaited<ReturnType<typeof open>>

/** Creates a file and unlinks it at once, so that it disappears when it is closed, even if the process is killed. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

async function* readFrom(file: FileHandle): AsyncGenerator<Buffer> {
  yield* file.createReadStream({ start: 0, autoClose: false })
}

function refuseAsFull(): never {
  refuse('unavailable', 'The portal is receiving many files just now. Try again in a minute.', { retry_after: 30 })
}
