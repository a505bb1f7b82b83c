import '../testing/matchers.ts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { localFileStore } from '../files/file-store.ts'
import { sweepOrphans } from '../files/sweep-orphans.ts'
import { as } from '../testing/as.ts'
import { pdf } from '../testing/files.ts'
import { makeOwner } from '../testing/people.ts'
import { end, file, fileHead, nothing, responseTo, uploadingOwner } from '../testing/uploading-owner.ts'

const eventually = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 60_000, interval: 20 })

describe('an upload', () => {
  it('is streamed to the store', async () => {
    const { begin, fields, files, dataDir } = await uploadingOwner()
    const sending = await begin()
    const { bytes } = pdf(600_000)
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    sending.write(bytes.subarray(0, 500_000))
    await eventually(async () => {
      const [slug = ''] = (await files()).stored
      expect((await stat(join(dataDir, 'files', slug))).size).toBeGreaterThan(300_000)
    })
    expect(await files()).toMatchObject({ finished: [], begun: [expect.any(String)] })
    sending.write(bytes.subarray(500_000))
    sending.end(`\r\n${end}`)
    expect((await responseTo(sending)).status).toBe(201)
    expect(await files()).toMatchObject({ finished: [expect.any(String)], begun: [] })
  })

  it('leaves nothing behind when the sender disconnects in the middle', async () => {
    const { begin, fields, files } = await uploadingOwner()
    const sending = await begin()
    sending.on('error', () => {})
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    sending.write(pdf(500_000).bytes)
    await eventually(async () => expect((await files()).stored).toHaveLength(1))
    sending.destroy()
    await eventually(async () => expect(await files()).toEqual(nothing))
  })

  it('leaves nothing behind when the sender disconnects after the file', async () => {
    const { begin, fields, files } = await uploadingOwner()
    const sending = await begin()
    sending.on('error', () => {})
    sending.write(fields)
    for (const part of file('document', pdf())) sending.write(part)
    sending.write(fileHead('other', '').slice(0, 30))
    await eventually(async () => expect((await files()).stored).toHaveLength(1))
    sending.destroy()
    await eventually(async () => expect(await files()).toEqual(nothing))
  })

  it('leaves nothing behind when the sender stops sending', async () => {
    const { begin, fields, files } = await uploadingOwner(undefined, { paceMs: 300 })
    const sending = await begin()
    sending.on('error', () => {})
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    sending.write(pdf(500_000).bytes)
    expect((await responseTo(sending)).status).toBe(408)
    await eventually(async () => expect(await files()).toEqual(nothing))
  })

  it('leaves nothing behind when its call is refused', async () => {
    const { app, db, ...portal } = await uploadingOwner()
    const stranger = await makeOwner(db)
    const { facility_id, files } = portal
    const answers = [
      await as(stranger, app).send(calls.uploadDocument, { body: { facility_id, name: 'PHCN bill' } }, { file: pdf() }),
      await as(stranger, app).send(calls.uploadPayment, { body: { facility_id, amount: 0 } }, { file: pdf() }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 422])
    expect(await files()).toEqual(nothing)
  })

  it('is not received from a visitor', async () => {
    const { app, files, facility_id } = await uploadingOwner()
    const body = { facility_id, name: 'PHCN bill' } as const
    const answer = await as(undefined, app).send(calls.uploadDocument, { body }, { file: pdf() })
    expect(answer).toBeRefused('signed_out')
    expect(await files()).toEqual(nothing)
  })

  it('leaves neither file nor row when the commit fails', async () => {
    const { db, upload, files, facility_id } = await uploadingOwner()
    await sql`
      create function no_more_documents() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$
    `.execute(db)
    await sql`
      create constraint trigger full_up after insert on document deferrable initially deferred
      for each row execute function no_more_documents()
    `.execute(db)
    const answer = await upload(pdf())
    await sql`drop function no_more_documents cascade`.execute(db)

    expect(answer).toBeRefused('unexpected')
    expect(await files()).toEqual(nothing)
    expect(await db.selectFrom('document').where('facility_id', '=', facility_id).selectAll().execute()).toEqual([])
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'keeps the file until the sweep when the outcome of the commit is unknown',
    async () => {
      const { db, dataDir, upload, files } = await uploadingOwner()
      await sql`
        create function lose_connection() returns trigger language plpgsql
        as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$
      `.execute(db)
      await sql`
        create constraint trigger lost after insert on document deferrable initially deferred
        for each row execute function lose_connection()
      `.execute(db)
      const answer = await upload(pdf())
      await sql`drop function lose_connection cascade`.execute(db)

      expect(answer).toBeRefused('unavailable')
      const { stored, ...rows } = await files()
      expect(stored).toHaveLength(1)
      expect(rows).toEqual({ finished: [], begun: stored })
      await sweepOrphans(db, localFileStore(dataDir), new Date('2099-01-01T00:00:00Z'))
      expect(await files()).toEqual(nothing)
    },
  )

  it('is stored once when it is sent again with its key', async () => {
    const { upload, files } = await uploadingOwner()
    const key = { 'idempotency-key': 'the same scan' }
    const first = await upload(pdf(), key)
    const again = await upload(pdf(), key)
    expect(again.reply).toEqual(first.reply)
    expect(await files()).toEqual({
      stored: [first.reply.data.file_slug],
      finished: [first.reply.data.file_slug],
      begun: [],
    })
    expect(await upload(pdf(700), key)).toBeRefused('invalid_input')
    expect((await files()).stored).toHaveLength(1)
  })

  it('is stored once when it is sent twice in parallel with its key', async () => {
    const { upload, files } = await uploadingOwner()
    const key = { 'idempotency-key': 'twice at once' }
    const [one, other] = await Promise.all([upload(pdf(), key), upload(pdf(), key)])
    expect(one.reply).toEqual(other.reply)
    expect((await files()).stored).toEqual([one.reply.data.file_slug])
  })
})
