import '../testing/matchers.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { rolesThatMay } from '@portal/domain/accounts/capabilities.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { jpegOf, pngOf } from '../testing/files.ts'
import { uploader, uploadIdIn } from '../testing/resumable-upload.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { makeWorld, type World } from '../testing/world.ts'

const entries: [string, Call][] = Object.entries(calls)
const callsWithPictures = entries.filter(([, { upload }]) => upload?.types.includes('image/png'))
const large = {
  PNG: { name: 'bomb.png', type: 'image/png', bytes: pngOf(50_000, 50_000) },
  JPEG: { name: 'photo.jpg', type: 'image/jpeg', bytes: jpegOf(10_000, 5_001) },
}
const sentence = 'This picture has more than 50 megapixels. Choose a smaller one'

let portal: TestApp
let world: World
beforeAll(async () => {
  portal = await testApp()
  world = await makeWorld(portal.db, 'pending')
})

/** The path of a call and its example, about the things of the world. */
function requestFor({ path, body }: Call): object {
  const [example = {}] = [body?.meta()?.examples].flat()
  const subjects = {
    facilities: 'facility',
    conditions: 'condition',
    penalty: 'penalty',
    representations: 'representation',
  } as const
  const [, , collection = ''] = path.split('/')
  const subject = Object.entries(subjects).find(([name]) => name === collection)?.[1] ?? 'registration'
  const ids = 'facility_id' in Object(example) ? { facility_id: world.facility.id } : {}
  return {
    params: { id: world[subject].id, restriction_id: world.restriction.id, change_id: world.change.id },
    body: { ...Object(example), ...ids },
  }
}

describe('a picture of more than 50 megapixels', () => {
  it('can be sent with these calls', () => {
    expect(callsWithPictures.map(([name]) => name).sort()).toEqual([
      'addChange',
      'addChangeDocument',
      'addContactsChange',
      'addDocumentExample',
      'addEvidence',
      'addOfficerChange',
      'addReplyFile',
      'addRepresentationFile',
      'addServicesChange',
      'attachEvidence',
      'commentOnInspection',
      'contestDecline',
      'contestPenalty',
      'contestRestriction',
      'recordChange',
      'recordContactsChange',
      'recordOfficerChange',
      'recordServicesChange',
      'replyToFinding',
      'reportConcern',
      'uploadCrest',
      'uploadDocument',
      'uploadPayment',
    ])
  })

  describe.each(['PNG', 'JPEG'] as const)('as %s', (type) => {
    it.each(callsWithPictures)('is refused by %s, and nothing of it is stored', async (_, call) => {
      const isForOfficers = !rolesThatMay(call.may).includes('user')
      const sender = isForOfficers ? world.officer : { token: world.tokens.owner ?? '' }
      const answer = await as(sender, portal.app).send(call, requestFor(call), { file: large[type] })
      expect(answer).toBeRefused('file_refused', 'document')
      expect(answer.problem?.message).toBe(sentence)
      expect(await readdir(join(portal.dataDir, 'files')).catch(() => [])).toEqual([])
    })
  })

  it('is refused when it arrived in pieces', async () => {
    const owner = { token: world.tokens.owner ?? '' }
    const upload = uploader(portal.app, owner)
    const { bytes } = large.JPEG
    const { location } = (await upload.begin({ facility_id: world.facility.id, bytes })).headers
    for (const [at, piece] of [
      [0, bytes.subarray(0, 16)],
      [16, bytes.subarray(16)],
    ] as const) {
      await upload.patch(String(location), at, piece)
    }
    const body = { facility_id: world.facility.id, name: 'PHCN bill' as const, upload_id: uploadIdIn(location) }
    const answer = await as(owner, portal.app).send(calls.uploadDocument, { body })
    expect(answer).toBeRefused('file_refused', 'document')
    expect(answer.problem?.message).toBe(sentence)
  })
})
