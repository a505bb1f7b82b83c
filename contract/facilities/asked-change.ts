import { facilityActions } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { scannedDocument } from '../fields/accepted-file.ts'
import { byId } from '../fields/fields.ts'
import type { Feature } from '../openapi/features.ts'
import { changeRequestOnPage } from './change-request-with-facility.ts'

const file = `with a document if there is one: ${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}`

interface Terms<Body> {
  /** The group of the calls in the description of the API. */
  feature: Feature
  /** What would change, in the middle of a sentence. */
  words: string
  body: Body
}

/** The two ways in which a change of one kind begins: its owner asks for it, or an officer records it for a facility without an owner account. */
export function askedChange<Path extends string, Body extends z.ZodType>(
  path: Path,
  { feature, words, body }: Terms<Body>,
) {
  const terms = {
    feature,
    params: byId,
    body,
    upload: scannedDocument,
    isFileOptional: true,
    isResumable: true,
    resource: { kind: 'facility', in: 'params', field: 'id' },
    reply: z.object({ data: changeRequestOnPage, message: z.string() }),
  } as const
  return {
    ask: call('POST', `/api/facilities/{id}${path}`, {
      ...terms,
      summary: `Ask to change ${words}, ${file}.`,
      may: facilityActions['Ask for a change'].may,
      refuses: ['action_not_offered', 'already_exists', 'limit_reached', 'not_confirmed'],
      status: 201,
      audit: { byUseCase: ['Ask for a change', 'Make change'] },
    }),
    record: call('POST', `/api/facilities/{id}${path}/record`, {
      ...terms,
      summary: `Record a change of ${words} for a facility without an owner account, ${file}. It holds at once.`,
      may: facilityActions['Record change'].may,
      refuses: ['action_not_offered', 'already_exists', 'limit_reached', 'not_confirmed'],
      audit: { byUseCase: ['Record change'] },
    }),
  }
}
