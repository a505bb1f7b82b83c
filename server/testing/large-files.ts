import { Readable } from 'node:stream'
import { expect } from 'vitest'
import type { FileStore } from '../files/file-store.ts'

const pieceBytes = 65_536

/** A file store in which each file has so many bytes, and which counts the bytes that were read and the files that are open. */
export function largeFiles(size: number) {
  const stored = { files: {} as FileStore, read: 0, open: 0 }
  async function* bytes() {
    for (let sent = 0; sent < size; sent += pieceBytes) {
      stored.read += pieceBytes
      yield Buffer.alloc(pieceBytes, 1)
    }
  }
  stored.files = {
    put: async () => undefined,
    remove: async () => undefined,
    get: async () => {
      stored.open += 1
      return Readable.from(bytes()).once('close', () => {
        stored.open -= 1
      })
    },
  }
  return stored
}

/** Waits until a number does not change any more. */
export async function settled(count: () => number): Promise<void> {
  const seen: number[] = []
  await expect
    .poll(
      () => {
        seen.push(count())
        return seen.length > 4 && new Set(seen.slice(-4)).size === 1
      },
      { timeout: 10_000, interval: 100 },
    )
    .toBe(true)
}
