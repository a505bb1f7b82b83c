import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { contiguous, inPieces } from './upload-pieces.ts'

const piece = (offset: number, length: number) => ({ key: `${offset}-${length}`, offset, length })
const keysOf = (...pieces: [number, number][]) =>
  contiguous(pieces.map(([offset, length]) => piece(offset, length))).map(({ key }) => key)

describe('the pieces of an upload', () => {
  it('count up to the first gap, whatever their order', () => {
    expect(keysOf()).toEqual([])
    expect(keysOf([100, 50], [0, 100], [151, 10])).toEqual(['0-100', '100-50'])
    expect(keysOf([1, 10])).toEqual([])
  })

  it('may overlap: one that was written late makes nothing shorter', () => {
    expect(keysOf([0, 300], [300, 400], [0, 100], [100, 50])).toEqual(['0-300', '300-400'])
    expect(keysOf([0, 300], [300, 400], [0, 512])).toEqual(['0-512', '300-400'])
  })
})

/** The lengths of the pieces of these chunks; and the message of the error in which the bytes end, if they do. */
async function lengths(chunks: number[], { begun = 0, breaks = false, reader = (_: number) => {} } = {}) {
  async function* bytes() {
    for (const chunk of chunks) yield Buffer.alloc(chunk)
    if (breaks) throw new Error('The connection broke')
  }
  const found: (number | string)[] = []
  try {
    for await (const { length } of inPieces(Readable.from(bytes()), Buffer.alloc(begun))) {
      reader(length)
      found.push(length)
    }
  } catch (error) {
    found.push(error instanceof Error ? error.message : '')
  }
  return found
}

describe('the bytes of an upload', () => {
  it('become pieces of half a megabyte, and what is left', async () => {
    expect(await lengths(Array(20).fill(64 * 1024))).toEqual([524_288, 524_288, 262_144])
    expect(await lengths([10, 20], { begun: 5 })).toEqual([35])
    expect(await lengths([], { begun: 5 })).toEqual([])
  })

  it('are a piece too when they break off', async () => {
    expect(await lengths([10, 20], { breaks: true })).toEqual([30, 'The connection broke'])
    expect(await lengths([], { begun: 5, breaks: true })).toEqual(['The connection broke'])
  })

  it('are not stored once more when storing them fails', async () => {
    const stored: number[] = []
    const reader = (length: number) => {
      stored.push(length)
      throw new Error('The store is away')
    }
    expect(await lengths([10, 20], { reader })).toEqual(['The store is away'])
    expect(stored).toEqual([30])
  })

  it('become shorter pieces while many uploads arrive, so that memory stays bounded', async () => {
    const silent = Array.from({ length: 400 }, () => new Readable({ read() {} }))
    const begun = silent.map((bytes) => inPieces(bytes, Buffer.of()).next())
    expect(await lengths(Array(4).fill(32 * 1024))).toEqual([65_536, 65_536])
    for (const bytes of silent) bytes.destroy()
    await Promise.allSettled(begun)
    expect(await lengths(Array(16).fill(32 * 1024))).toEqual([524_288])
  })
})
