import type { Call, Reply } from '@portal/contract/call.ts'
import { discardDraft, saveDraft, showDraft } from '@portal/contract/calls/drafts.ts'
import { listNotifications } from '@portal/contract/calls/notifications.ts'
import { showPortal } from '@portal/contract/calls/portal.ts'
import { draft } from '@portal/contract/entities/draft.ts'
import { exampleOf } from '@portal/contract/example-of.ts'
import { type Problem, problem as problemSchema, statusOfRefusal } from '@portal/contract/problem.ts'
import { allowed, mistakesIn } from './contract-check.ts'

/** What the fake portal answers to one call. */
export interface FakeReply {
  call: Call
  status: number
  body: unknown
  when?: (asked: Asked) => boolean
}

/** What a screen asked of the fake portal. */
export interface Asked {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  headers: Record<string, string>
}

/**
 * Answers a call. Several replies to one call are given in turn, the last one for good; `when` chooses by the request.
 * As on the server, a reply that the contract does not allow is an error, and what the contract does not name is left out.
 */
export function reply<C extends Call>(call: C, body: Reply<C>, when?: FakeReply['when']): FakeReply {
  if (call.status === 204) return { call, status: 204, body: undefined, when }
  return { call, status: call.status ?? 200, body: allowed(call.reply, body, `reply to ${call.path}`), when }
}

/** Refuses a call, as the server would. */
export function refusal(
  call: Call,
  problem: Pick<Problem, 'code' | 'status' | 'message'> & Partial<Problem>,
): FakeReply {
  const rest = { type: `/problems/${problem.code}`, title: 'Refused', detail: problem.message, request_id: 'req-1' }
  const body = allowed(problemSchema, { ...rest, ...problem }, `refusal of ${call.path}`)
  if (problem.status !== statusOfRefusal[problem.code]) throw new Error(`${problem.code} has another status`)
  return { call, status: problem.status, body }
}

/** Gives no answer at all, as when the network is away. */
export function noAnswer(call: Call): FakeReply {
  return { call, status: 0, body: undefined }
}

/** Keeps the screen waiting. */
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
  },
}

/** Every long form asks for its draft; there is none unless told. */
const draftReplies = [
  reply(showDraft, { data: null }),
  reply(saveDraft, { data: exampleOf(draft) }),
  reply(discardDraft, undefined),
]

/** An owner's dashboard asks what they were told; nothing unless a test says so. */
const noNotifications = reply(listNotifications, {
  data: [],
  unread: 0,
  total: 0,
  current_page: 1,
  last_page: 1,
  per_page: 5,
})

function fits({ call, when }: FakeReply, asked: Asked): boolean {
  const path = new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return call.method === asked.method && path.test(asked.path) && (when?.(asked) ?? true)
}

/** A portal that knows the given replies and nothing else. Requests without an answer or against the contract are in `mistakes`. */
export function fakePortal(replies: FakeReply[]) {
  const left = [...replies, reply(showPortal, portalSettings), ...draftReplies, noNotifications]
  const asked: Asked[] = []
  const mistakes: string[] = []

  function answer(request: Asked): FakeReply {
    asked.push(request)
    const [first, second] = left.filter((known) => fits(known, request))
    if (first && second && second.call.path === first.call.path && !second.when) left.splice(left.indexOf(first), 1)
    if (first) {
      // The server refuses a bad request, so a refusal may answer one.
      if (first.status < 400) mistakes.push(...mistakesIn(first.call, request))
      return first
    }
    mistakes.push(`no reply to ${request.method} ${request.path}`)
    return { call: showPortal, status: 500, body: { code: 'unexpected', status: 500, message: 'No reply was given' } }
  }

  const knows = (call: Call) => left.some((known) => known.call.path === call.path)
  return { asked, mistakes, answer, knows }
}
