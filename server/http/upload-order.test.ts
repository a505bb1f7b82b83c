import '../testing/matchers.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { pdf } from '../testing/files.ts'
import { makeOwner } from '../testing/people.ts'
import { end, field, file, fileHead, nothing, responseTo, uploadingOwner } from '../testing/uploading-owner.ts'

const eventually = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 60_000, interval: 20 })
const begunFile = [fileHead('document', 'scan.pdf'), pdf(500_000).bytes]

describe('a file reaches the file store only when its sender may upload it there', () => {
  it('not from a visitor, who is refused before the file is sent', async () => {
    const { begin, fields, countBegun } = await uploadingOwner()
    for (const parts of [[fields, ...begunFile], begunFile]) {
      const sending = await begin('nobody')
      for (const part of parts) sending.write(part)
      expect(await responseTo(sending)).toBeRefused('signed_out')
    }
    expect(countBegun()).toBe(0)
  })

  it('not for somebody else’s facility, which is refused before the whole file is sent', async () => {
    const { db, begin, fields, countBegun } = await uploadingOwner()
    const sending = await begin(await makeOwner(db))
    for (const part of [fields, ...begunFile]) sending.write(part)
    expect(await responseTo(sending)).toBeRefused('not_found')
    expect(countBegun()).toBe(0)
  })

  it('not with a wrong amount, which is refused before the whole file is sent', async () => {
    const { owner, begin, facility_id, countBegun } = await uploadingOwner()
    const sending = await begin(owner, '/api/upload/payment')
    for (const part of [field('facility_id', facility_id), field('amount', 0), ...begunFile]) sending.write(part)
    expect(await responseTo(sending)).toBeRefused('invalid_input', 'amount')
    expect(countBegun()).toBe(0)
  })

  it('not when the file comes first and the facility after it is somebody else’s', async () => {
    const { db, begin, fields, countBegun } = await uploadingOwner()
    const sending = await begin(await makeOwner(db))
    for (const part of [...file('document', pdf()), fields]) sending.write(part)
    sending.end(end)
    expect(await responseTo(sending)).toBeRefused('not_found')
    expect(countBegun()).toBe(0)
  })

  it('when the file comes first and the fields after it are right', async () => {
    const { send, fields, files, countBegun } = await uploadingOwner()
    const bytes = pdf(3_000_000)
    expect((await send([...file('document', bytes), fields, end])).status).toBe(201)
    expect(await files()).toMatchObject({ stored: [expect.any(String)], begun: [] })
    expect(countBegun()).toBe(1)
  })

  it('and its rows are refused when a field after the file names somebody else’s facility', async () => {
    const { db, send, fields, files } = await uploadingOwner()
    const { id } = await makeFacility(db, { user_id: (await makeOwner(db)).id })
    const answer = await send([fields, ...file('document', pdf()), field('facility_id', id), end])
    expect(answer).toBeRefused('not_found')
    expect(await files()).toEqual(nothing)
  })
})

describe('files that arrive before their fields', () => {
  it('have no name in the data folder, so that nothing is left when the process is killed', async () => {
    const { begin, fields, dataDir, spool, files } = await uploadingOwner()
    const sending = await begin()
    for (const part of file('document', pdf(500_000))) sending.write(part)
    await eventually(async () => expect(spool.usage().bytes).toBeGreaterThan(300_000))
    expect(await readdir(join(dataDir, 'spool'))).toEqual([])
    expect(await files()).toEqual(nothing)
    sending.end(fields + end)
    expect((await responseTo(sending)).status).toBe(201)
    expect(spool.usage()).toEqual({ files: 0, bytes: 0 })
  })

  it('are bounded in size, and release their space when the sender disconnects', async () => {
    const { begin, spool, send, upload, fields } = await uploadingOwner({
      files: 2,
      filesPerPerson: 2,
      filesOfStrangers: 1,
      bytes: 1_000_000,
    })
    const first = await begin()
    first.on('error', () => {})
    for (const part of file('document', pdf(600_000))) first.write(part)
    await eventually(async () => expect(spool.usage().bytes).toBeGreaterThan(500_000))
    const late = () => send([...file('document', pdf(600_000)), fields, end])
    expect(await late()).toBeRefused('unavailable')
    expect((await upload(pdf(600_000))).status).toBe(201)
    first.destroy()
    await eventually(async () => expect(spool.usage()).toEqual({ files: 0, bytes: 0 }))
    expect((await late()).status).toBe(201)
  })

  it('are limited to three at a time from one person, and twenty in all', async () => {
    const { begin, db, spool, send, fields } = await uploadingOwner()
    const wait = async (who?: Actor) => {
      const sending = await begin(who)
      sending.on('error', () => {})
      for (const part of file('document', pdf(600))) sending.write(part)
      return sending
    }
    const own = [await wait(), await wait(), await wait()]
    await eventually(async () => expect(spool.usage().files).toBe(3))
    const another = () => send([...file('document', pdf()), fields, end])
    expect(await another()).toBeRefused('too_many_requests')
    own.pop()?.destroy()
    await eventually(async () => expect(spool.usage().files).toBe(2))

    const people = await Promise.all(Array.from({ length: 6 }, () => makeOwner(db)))
    const others = await Promise.all(people.flatMap((person) => [wait(person), wait(person), wait(person)]))
    await eventually(async () => expect(spool.usage().files).toBe(20))
    expect(await another()).toBeRefused('unavailable')
    for (const sending of [...own, ...others]) sending.destroy()
    await eventually(async () => expect(spool.usage().files).toBe(0))
    expect((await another()).status).toBe(201)
  })
})
