import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/letters/calls.ts'
import { pageLetters } from '../../records/letters/letters.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The letters of the ministry about facilities and registrations. */
export function letterRoutes(serve: Serve): void {
  serve(calls.listFacilityLetters, ({ db }, { params, query }) => pageLetters(db, 'facility_id', params.id, query))
  serve(calls.listRegistrationLetters, ({ db }, { params, query }) =>
    pageLetters(db, 'registration_id', params.id, query),
  )
  serve(calls.linkLetter, linkLetter)
}

/** A link that opens the PDF. The first time it is opened, the PDF is made. */
async function linkLetter({ signPath, throttle, user }: Context, { params }: Input<typeof calls.linkLetter>) {
  await throttle.beforeAdding(user.id)
  return signPath(`/letters/${params.id}`)
}
