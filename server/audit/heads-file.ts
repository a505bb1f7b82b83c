import { createReadStream } from 'node:fs'
import { appendFile, open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { type Head, headOf } from './seal-text.ts'
import { listSeals } from './seals.ts'

const head = z.object({
  n: z.int(),
  era: z.int(),
  to_xid: z.string(),
  to_id: z.int(),
  list: z.string(),
  hash: z.string(),
  at: z.string(),
  kid: z.string(),
  signature: z.string(),
})

const batchSize = 200

/**
 * Adds the seals after the last head of a file to it. The file is outside the database, so that whoever owns the database cannot
 * cut the end of the record unnoticed. Returns how many it added.
 */
export async function appendHeads(db: Db, path: string): Promise<number> {
  const tail = await readTail(path)
  let { last } = tail
  let added = 0
  // After a power cut the last line may be incomplete. What is in the database is added again, on a line of its own.
  if (tail.isCut) await appendFile(path, '\n')
  for (;;) {
    const seals = await listSeals(db, await nextNumber(db, last), batchSize)
    const heads = seals.map((seal) => headOf(seal, seal.signature))
    if (heads.length === 0) return added
    await appendFile(path, heads.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600, flush: true })
    last = heads.at(-1)
    added += heads.length
  }
}

/** The number of the first seal that is not in the file. After a restore the seals go on from an earlier number in a new era. */
async function nextNumber(db: Db, last: Head | undefined): Promise<number> {
  if (!last) return 1
  const later = await db
    .selectFrom('audit_seal')
    .where('era', '>', last.era)
    .select((seal) => seal.fn.min('n').as('n'))
    .executeTakeFirst()
  return later?.n !== null && later?.n !== undefined && later.n <= last.n ? later.n : last.n + 1
}

/** The heads of a file, line by line, without lines that were not written completely: their heads follow on the next line. */
export async function* readHeads(path: string): AsyncGenerator<Head> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) {
    const found = readHead(line)
    if (found) yield found
  }
}

function readHead(line: string): Head | undefined {
  try {
    return head.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

const tailBytes = 4096

/** The last head of a file, and whether its last line is incomplete. */
async function readTail(path: string): Promise<{ last: Head | undefined; isCut: boolean }> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return { last: undefined, isCut: false }
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - tailBytes)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start)
    const text = buffer.subarray(0, bytesRead).toString('utf8')
    const last = text
      .split('\n')
      .map(readHead)
      .findLast((found) => found !== undefined)
    return { last, isCut: text !== '' && !text.endsWith('\n') }
  } finally {
    await file.close()
  }
}
