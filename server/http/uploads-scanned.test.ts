import '../testing/matchers.ts'
import { describe, expect, it } from 'vitest'
import { scanWith } from '../files/scan-file.ts'
import { eicar, startClamd } from '../testing/clamd-server.ts'
import { pdf } from '../testing/files.ts'
import { startRealClamd } from '../testing/real-clamd.ts'
import { nothing, uploadingOwner } from '../testing/uploading-owner.ts'

const clean = pdf(300_000)
const infected = { ...pdf(), bytes: Buffer.concat([pdf(200_000).bytes, Buffer.from(eicar), Buffer.alloc(90_000)]) }
const unavailable = 'The portal cannot check files for viruses just now. Try again in a few minutes.'

/** An owner of a portal whose uploads are scanned, and what it logs. */
async function scanned(clamd: string, verdictMs?: number) {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const owner = await uploadingOwner(undefined, undefined, { scan: scanWith(clamd, verdictMs), log })
  return { ...owner, logged: () => lines.join('') }
}

async function expectVirusIsRefused(clamd: string): Promise<void> {
  const { upload, files, logged } = await scanned(clamd)
  expect((await upload(clean)).status).toBe(201)
  const before = await files()
  expect(before.stored).toHaveLength(1)
  const answer = await upload(infected)
  expect(answer).toBeRefused('invalid_input', 'document')
  expect(answer.status).toBe(422)
  expect(answer.problem?.message).toBe(
    'The file has a virus and was not kept. Scan the paper again on another device, and send that',
  )
  expect(await files()).toEqual(before)
  expect(logged()).toMatch(/"virus":"Eicar[\w.-]+".*An uploaded file has a virus and was refused/)
}

describe('an uploaded file', () => {
  it('is kept when the scanner finds nothing, and refused with a sentence and a line of the log when it has a virus', async () => {
    await expectVirusIsRefused(await startClamd())
  })

  it('is judged by clamd itself, where it is installed', async ({ skip }) => {
    const clamd = await startRealClamd(eicar)
    if (clamd === undefined) return skip('clamd is not installed')
    await expectVirusIsRefused(clamd)
  })

  it('is refused when it is larger than what the scanner takes', async () => {
    const { upload, files } = await scanned(await startClamd({ streamMaxLength: 100_000 }))
    expect(await upload(clean)).toBeRefused('file_too_large', 'document')
    expect(await files()).toEqual(nothing)
    expect((await upload(pdf(99_000))).status).toBe(201)
  })

  it.each([
    ['is not there', () => Promise.resolve('127.0.0.1:1')],
    ['ends without a verdict', () => startClamd({ fails: () => 'ends' })],
  ])('is refused for now when the scanner %s, and nothing is kept', async (_, start) => {
    const { upload, files, logged } = await scanned(await start())
    const answer = await upload(clean)
    expect(answer).toBeRefused('unavailable')
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.problem?.message).toBe(unavailable)
    expect(await files()).toEqual(nothing)
    expect(logged()).toContain('clamd does not scan, so uploads are refused')
  })

  it('is taken again as soon as the scanner answers', async () => {
    let isBroken = true
    const { upload } = await scanned(await startClamd({ fails: () => isBroken && 'ends' }))
    expect((await upload(clean)).status).toBe(503)
    isBroken = false
    expect((await upload(clean)).status).toBe(201)
  })

  it('has no row before the verdict, for which it does not wait for ever', async () => {
    const { upload, files } = await scanned(await startClamd({ fails: () => 'hangs' }), 1_000)
    const answering = upload(clean)
    await expect.poll(files).toMatchObject({ finished: [], begun: [expect.any(String)] })
    expect((await answering).status).toBe(503)
    expect(await files()).toEqual(nothing)
  })
})
