import type { Readable } from 'node:stream'

/** A part of an unfinished upload that is stored as an object of its own. */
export interface Piece {
  key: string
  /** Where it begins in the file. */
  offset: number
  length: number
}

/** Pieces of this size are final. A shorter last one is written anew together with what follows it. */
export const pieceBytes = 512 * 1024
/** Pieces are shorter while many uploads arrive, so that all together need no more memory than this, */
const memoryBytes = 16 * 1024 * 1024
/** but not shorter than this. */
const shortestPiece = 64 * 1024

/** Where a piece ends in the file. */
export function endOf({ offset, length }: Piece): number {
  return offset + length
}

/**
 * The pieces that make up the beginning of a file without a gap. They may overlap, because a server that had lost its lock
 * wrote once more; then both have the same bytes. What has arrived never becomes less by one more piece.
 */
export function contiguous(pieces: readonly Piece[]): Piece[] {
  const chain: Piece[] = []
  for (let end = 0; ; ) {
    const next = pieces
      .filter((piece) => piece.offset <= end && endOf(piece) > end)
      .reduce<Piece | undefined>((one, other) => (one && endOf(one) >= endOf(other) ? one : other), undefined)
    if (!next) return chain
    chain.push(next)
    end = endOf(next)
  }
}

let collecting = 0

/**
 * Divides bytes into pieces, the first of which begins with `begun`. When the bytes break off, what has arrived is a piece
 * too, before the error is thrown.
 */
export async function* inPieces(bytes: Readable, begun: Buffer): AsyncGenerator<Buffer> {
  let parts = [begun]
  let size = begun.length
  let arrived = 0
  const take = () => {
    const piece = Buffer.concat(parts)
    parts = []
    size = 0
    arrived = 0
    return piece
  }
  collecting += 1
  try {
    for await (const chunk of bytes) {
      parts.push(chunk)
      size += chunk.length
      arrived += chunk.length
      if (size >= Math.min(pieceBytes, Math.max(shortestPiece, memoryBytes / collecting))) yield take()
    }
    if (arrived > 0) yield take()
  } catch (error) {
    if (arrived > 0) yield take()
    throw error
  } finally {
    collecting -= 1
  }
}
