import type { Call, Reply } from '@portal/contract/call.ts'
import type { Problem } from '@portal/contract/problem.ts'
import type { FormState } from '@portal/contract/signed-out-pages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerAddress } from '../http/caller-address.ts'

/** What a browser sends with a form: names and texts. */
export type Fields = Record<string, string>

/** What came of a form: the reply of its call, or what the form says when it is shown again. */
export type Outcome<C extends Call> = { reply: Reply<C> } | { status: number; form: FormState }

/** Reads a form that a browser sent by itself. Of a field that is sent twice the last counts. */
export function readForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  )
}

/** The fields of a request; none when it came without a form. */
export function fieldsOf({ body }: FastifyRequest): Fields {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** What may be shown again of what was typed: everything but passwords. */
export function typedAgain(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('password')))
}

/** Makes the call that a form stands for, as if its sender had: limits and checks are those of the call. */
export async function sendForm<C extends Call>(
  request: FastifyRequest,
  call: C,
  { body, fields }: { body: object; fields: Fields },
): Promise<Outcome<C>> {
  const answer = await request.server.inject({
    method: call.method,
    url: call.path,
    remoteAddress: callerAddress(request),
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  if (answer.statusCode < 400) return { reply: answer.json<Reply<C>>() }
  const { message, errors = {} } = answer.json<Problem>()
  return { status: answer.statusCode, form: { typed: typedAgain(fields), errors, message } }
}
