import type { Call } from '@portal/contract/call.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import type { AnyInput } from '../api/address.ts'
import type { Session } from '../api/session.ts'

/** What is known of an address that is about to be opened. */
export interface Opening {
  params: Record<string, string | undefined>
  query: Record<string, string>
  session: Session
}

/**
 * A call whose reply a screen shows first, by its method and path: the call itself would bring its schemas into the first
 * file of the web. `input` must be what the screen asks with, or its reply is fetched a second time; it is undefined when
 * this person's screen does not make the call.
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
export const showFacility = get('/api/facilities/{id}', byId)
export const listOwnFacilities = get('/api/facilities', ({ query, session }) =>
  isOwner(session) ? { query } : undefined,
)
export const newestNotifications = get('/api/dashboard/notification', ({ session }) =>
  isOwner(session) ? { query: { per_page: 5 } } : undefined,
)
