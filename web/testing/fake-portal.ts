import { discardDraft, saveDraft, showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { draft } from '@portal/contract/applications/draft.ts'
import type { Call, Reply } from '@portal/contract/call.ts'
import { listConcernsOfFacility } from '@portal/contract/concerns/calls.ts'
import { countInbox } from '@portal/contract/inbox/calls.ts'
import { listCorrectiveActions } from '@portal/contract/inspections/calls/corrective-actions.ts'
import { listInspectionsOfFacility } from '@portal/contract/inspections/calls/inspections.ts'
import { listFacilityLetters, listRegistrationLetters } from '@portal/contract/letters/calls.ts'
import * as messages from '@portal/contract/messages/calls/messages.ts'
import { listNotifications } from '@portal/contract/messages/calls/notifications.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { type Problem, problem as problemSchema, statusOfRefusal } from '@portal/contract/problem.ts'
import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import { showSetUp } from '@portal/contract/settings/calls/set-up.ts'
import { setUpStepNames } from '@portal/domain/settings/set-up.ts'
import { contractErrors, parseAs } from './contract-check.ts'
import type { Change } from './fetched-again.ts'

/** A reply of the fake portal to one call. */
export interface FakeReply {
  call: Call
  status: number
  body: unknown
  /** The seconds of the header Retry-After. */
  retryAfter?: number | undefined
  when?: (requests: PortalRequest) => boolean
  /** It comes after this. */
  after?: Promise<void>
}

/** A request to the fake portal. */
export interface PortalRequest {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  headers: Record<string, string>
  /** It is finished also after its page was left. */
  keepalive?: boolean
}

/**
 * A successful reply to a call. Several replies to one call are used in turn, and the last one is repeated. `when` selects a
 * reply by the request. As on the server, an invalid reply is an error, and fields that are not in the contract are removed.
 */
export function reply<C extends Call>(call: C, body: Reply<C>, when?: FakeReply['when']): FakeReply {
  if (call.status === 204) return { call, status: 204, body: undefined, when }
  return { call, status: call.status ?? 200, body: parseAs(call.reply, body, `reply to ${call.path}`), when }
}

/** A refusal of a call, as from the server. */
export function refusal(
  call: Call,
  problem: Pick<Problem, 'code' | 'status' | 'message'> & Partial<Problem>,
  retryAfter?: number,
): FakeReply {
  const rest = { type: `/problems/${problem.code}`, title: 'Refused', detail: problem.message, request_id: 'req-1' }
  const body = parseAs(problemSchema, { ...rest, ...problem }, `refusal of ${call.path}`)
  if (problem.status !== statusOfRefusal[problem.code]) throw new Error(`${problem.code} has another status`)
  return { call, status: problem.status, body, retryAfter }
}

/** No reply, as if the network were down. */
export function noAnswer(call: Call): FakeReply {
  return { call, status: 0, body: undefined }
}

/** A reply that comes when `send` is called, as over a slow connection. */
export function late(given: FakeReply): { given: FakeReply; send: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { given: { ...given, after: promise }, send: resolve }
}

/** A request that never completes. */
export function wait(call: Call): FakeReply {
  return { call, status: -1, body: undefined }
}

/** The settings that every screen reads. */
export const portalSettings: Reply<typeof showPortal> = {
  data: {
    product_name: 'Facility Licensing Portal',
    ministry_name: 'Niger State Ministry of Health',
    ministry_address: 'Minna, Niger State',
    home_state_id: 27,
    certificate_prefix: 'NSMOH/PHF',
    terms_version: '1',
    version: '1.0.0',
    crest_url: null,
    ministry_phone: '+2348031112222',
    ministry_hours: 'Monday to Friday, 8:00 to 16:00',
    service_days: 21,
    not_taking_since: null,
  },
}

/** The dashboard of an officer who may change the settings asks what is to be set up. By default nothing is. */
const everythingIsSetUp = reply(showSetUp, {
  data: {
    steps: setUpStepNames.map((name) => ({ name, state: 'done' as const, detail: 'Set up.' })),
    is_unused: false,
  },
})

/** Every long form fetches its draft. By default there is none. */
const draftReplies = [
  reply(showDraft, { data: null }),
  reply(saveDraft, { data: exampleOf(draft) }),
  reply(discardDraft, undefined),
]

/** Every page shows the number of unread messages. By default there are none. */
const noNotifications = reply(listNotifications, {
  data: [],
  unread: 0,
  total: 0,
  current_page: 1,
  last_page: 1,
  per_page: 5,
})

/** Screens have parts about messages by mail and SMS. By default everything is set up, and nothing was sent. */
const noMessages = [
  reply(messages.listOutbox, {
    data: [],
    channels: ['mail', 'sms'],
    total: 0,
    current_page: 1,
    last_page: 1,
    per_page: 15,
  }),
  reply(messages.listMessageTemplates, { data: [] }),
  reply(messages.showMessagePreferences, { data: { mail: true, sms: false } }),
]

/** The menu of officers counts what waits. By default nothing does. */
const nothing = { total: 0 }
const nothingWaits = reply(countInbox, {
  data: {
    inbox: { ...nothing, over_time: 0 },
    registrations: nothing,
    payments: nothing,
    changes: nothing,
    representations: nothing,
    facilities: nothing,
    renewals: nothing,
    penalties: nothing,
  },
})

const noRows = { data: [], total: 0, current_page: 1, last_page: 1, per_page: 100 }

/** Pages show letters, inspections and what is to be put right, and to some officers concerns. By default there are none. */
const nothingLinked = [
  reply(listFacilityLetters, noRows),
  reply(listRegistrationLetters, noRows),
  reply(listConcernsOfFacility, noRows),
  reply(listInspectionsOfFacility, noRows),
  reply(listCorrectiveActions, noRows),
]

function fits({ call, when }: FakeReply, requests: PortalRequest): boolean {
  const path = new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return call.method === requests.method && path.test(requests.path) && (when?.(requests) ?? true)
}

/** A stub of the server with only the given replies. Requests without a reply or against the contract are recorded in `mistakes`. */
export function fakePortal(replies: FakeReply[], stallsUploads = false) {
  const remaining = [
    ...replies,
    reply(showPortal, portalSettings),
    ...draftReplies,
    noNotifications,
    ...noMessages,
    ...nothingLinked,
    nothingWaits,
    everythingIsSetUp,
  ]
  const requests: PortalRequest[] = []
  const mistakes: string[] = []
  const changes: Change[] = []

  function answer(request: PortalRequest): FakeReply {
    requests.push(request)
    const [first, second] = remaining.filter((known) => fits(known, request))
    if (first && second && second.call.path === first.call.path && !second.when)
      remaining.splice(remaining.indexOf(first), 1)
    if (first) {
      // The server refuses a bad request, so a refusal may answer one.
      if (first.status < 400) mistakes.push(...contractErrors(first.call, request))
      const { method, path } = request
      if (first.status >= 200 && first.status < 300 && method !== 'GET') changes.push({ method, path, at: Date.now() })
      return first
    }
    mistakes.push(`no reply to ${request.method} ${request.path}`)
    return { call: showPortal, status: 500, body: { code: 'unexpected', status: 500, message: 'No reply was given' } }
  }

  const knows = (call: Call) => remaining.some((known) => known.call.path === call.path)
  return { requests, mistakes, changes, answer, knows, stallsUploads }
}
