import type { Call } from '@portal/contract/call.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import type { AnyInput } from '../api/address.ts'
import type { Session } from '../api/session.ts'

/** The params, query and session of a screen that is about to be opened. */
export interface Opening {
  params: Record<string, string | undefined>
  query: Record<string, string>
  session: Session
}

/**
 * A call that a screen makes first, as method and path only: importing the call would add its schemas to the entry chunk.
 * `input` must return the same input as the screen uses, otherwise the reply is fetched twice. It returns undefined if the
 * screen does not make the call for this person.
 */
export interface FirstCall {
  call: Pick<Call, 'method' | 'path'>
  input: (opening: Opening) => AnyInput | undefined
}

const get = (path: string, input: FirstCall['input'] = () => ({})): FirstCall => ({
  call: { method: 'GET', path },
  input,
})
const isOwner = (session: Session) => mayDo(session, 'start a registration')
const byId = ({ params: { id } }: Opening) => ({ params: { id } })

export const showSummary = get('/api/dashboard/summary')
export const showRegistration = get('/api/registrations/{id}', byId)
export const reviewRegistration = get('/api/registrations/{id}/review', byId)
export const showFacility = get('/api/facilities/{id}', byId)
export const listOwnFacilities = get('/api/facilities', ({ query, session }) =>
  isOwner(session) ? { query } : undefined,
)
export const newestNotifications = get('/api/dashboard/notification', ({ session }) =>
  isOwner(session) ? { query: { per_page: 5 } } : undefined,
)
