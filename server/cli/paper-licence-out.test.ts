import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkBundle } from '@portal/contract/cases/calls/bundles.ts'
import { unzipSync } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import { localFileStore } from '../files/file-store.ts'
import { paperClinic } from '../testing/paper-clinic.ts'
import { writeRegister } from './export/write-register.ts'

it('gives out a claimed licence from paper: in the bundle of its case, and in the export of the register', async () => {
  const { app, db, dataDir, officer, registration_id, facility_id, from, claim } = await paperClinic()
  const owner = await claim()
  const reference = `${from.number}/2`
  const { url } = (await officer.send(linkBundle, { params: { id: registration_id ?? 0 } })).reply
  const response = await app.inject({ url })
  expect(response.statusCode).toBe(200)
  const parts = unzipSync(response.rawPayload)
  const textOf = (path: string) => Buffer.from(parts[path] ?? []).toString()
  expect(JSON.parse(textOf('case.json'))).toMatchObject({
    reference,
    case: { registration: { status: 'Approved', origin: 'paper' } },
  })
  expect(JSON.parse(textOf('records/certificate.jsonl'))).toMatchObject({ number: 'MOH/PRIV/0917', origin: 'paper' })
  expect(JSON.parse(textOf('records/facility.jsonl'))).toMatchObject({ id: facility_id, user_id: owner.id })
  for (const bytes of Object.values(parts)) expect(Buffer.from(bytes).toString()).not.toMatch(/code_hash|password_hash/)

  const folder = await mkdtemp(join(tmpdir(), 'portal-paper-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const target = join(folder, 'register')
  await writeRegister(db, { target, files: localFileStore(dataDir), now: new Date('2026-11-28T09:00:00Z') })
  const only = async (table: string) => JSON.parse(await readFile(join(target, 'jsonl', `${table}.jsonl`), 'utf8'))
  expect(await only('registration')).toMatchObject({ reference, origin: 'paper', expiry_date: '2026-12-31' })
  expect(await only('certificate')).toMatchObject({ number: 'MOH/PRIV/0917' })
  expect(await only('facility')).toMatchObject({ id: facility_id, paper_number: 'MOH/PRIV/0917' })
})
