import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { lineTo } from '../testing/line.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './open.ts'

const dataDir = '/nowhere'

describe('opening a PostgreSQL server', () => {
  it('waits for one that does not answer, says so once, and gives up with a sentence that keeps the password', async () => {
    const { url } = await lineTo('postgresql://portal:secret@127.0.0.1:5432/portal', { isCut: true })
    const said: string[] = []
    const before = performance.now()
    const opening = openDatabase({ dataDir, databaseUrl: url }, { say: (text) => said.push(text), waitMs: 1200 })
    await expect(opening).rejects.toThrow(
      /^The PostgreSQL server at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\. Check DATABASE_URL, and that the server is running\.$/,
    )
    expect(performance.now() - before).toBeGreaterThan(1000)
    expect(said).toEqual([expect.stringMatching(/does not answer .* Waiting for it …$/)])
    expect(said[0]).not.toContain('secret')
  })

  it('knows what is no PostgreSQL server', async () => {
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
    await once(web, 'listening')
    const { url, cut } = await lineTo(`postgresql://portal@127.0.0.1:${Object(web.address()).port}/portal`)
    await expect(openDatabase({ dataDir, databaseUrl: url }, { waitMs: 0 })).rejects.toThrow(
      /^The PostgreSQL server at 127\.0\.0\.1:\d+ does not answer\./,
    )
    cut()
    web.close()
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')('uses one that starts a little later', async () => {
    const { connectionString = '' } = (await newTestDatabase()).pool.options
    const line = await lineTo(connectionString, { isCut: true })
    const opening = openDatabase({ dataDir, databaseUrl: line.url }, { waitMs: 20_000 })
    setTimeout(line.mend, 700)
    const database = await opening
    expect((await database.pool.query('select count(*)::int as states from state')).rows).toEqual([{ states: 37 }])
    await database.close()
    line.cut()
  })
})
