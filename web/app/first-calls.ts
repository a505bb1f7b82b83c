import { isOfficer, mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { AnyInput } from '../api/address.ts'
import type { Route } from '../api/client.ts'
import * as calls from '../api/first-page-calls.ts'
import type { Session } from '../api/session.ts'

/** The params, query and session of a screen that is about to be opened. */
interface Opening {
  params: Record<string, string | undefined>
  query: Record<string, string>
  session: Session
}

/**
 * A call that a screen makes first. `input` must return the same input as the screen uses, otherwise the reply is fetched
 * twice. It returns undefined if the screen does not make the call for this person.
 */
export interface FirstCall {
  call: Route
  input: (opening: Opening) => AnyInput | undefined
}

const isOwner = (session: Session) => mayDo(session, 'start a registration')
const byId = ({ params: { id } }: Opening) => ({ params: { id } })

export const showSummary: FirstCall = { call: calls.showSummary, input: () => ({}) }
export const showRegistration: FirstCall = { call: calls.showRegistration, input: byId }
export const reviewRegistration: FirstCall = { call: calls.reviewRegistration, input: byId }
export const showFacility: FirstCall = { call: calls.showFacility, input: byId }
export const listOwnFacilities: FirstCall = {
  call: calls.listFacilities,
  input: ({ query, session }) => (isOwner(session) ? { query } : undefined),
}
/** The dashboard of an officer shows the first rows of the inbox. */
export const topOfInbox: FirstCall = {
  call: calls.listInbox,
  input: ({ session }) => (isOfficer(session) ? { query: { per_page: 7 } } : undefined),
}
/** The dashboard of an officer who may change the settings shows what is to be set up. */
export const setUp: FirstCall = {
  call: calls.showSetUp,
  input: ({ session }) => (mayDo(session, 'manage the settings') ? {} : undefined),
}
export const inboxPage: FirstCall = { call: calls.listInbox, input: ({ query }) => ({ query }) }
export const newestNotifications: FirstCall = {
  call: calls.listNotifications,
  input: () => ({ query: { per_page: 5 } }),
}
