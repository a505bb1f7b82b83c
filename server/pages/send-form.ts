import type { Call, Reply } from '@portal/contract/call.ts'
import type { Problem } from '@portal/contract/problem.ts'
import type { FormState } from '@portal/contract/public/signed-out-pages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerAddress } from '../http/caller-address.ts'

/** The fields of a form as a browser sends them. */
export type Fields = Record<string, string>

/** The outcome of a form: the reply of its call, or the state of the form when it is shown again. */
export type Outcome<C extends Call> = { reply: Reply<C> } | { status: number; form: FormState }

/** Parses forms that a browser sends without JavaScript. If a field is sent twice, the last value counts. */
export function readForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  )
}

/** The fields of a request; empty without a form. */
export function fieldsOf({ body }: { body?: unknown }): Fields {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** The fields that may be shown again: all but passwords. */
export function withoutPasswords(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('password')))
}

/** Makes the call of a form on behalf of its sender, with the call's own limits and checks. */
export async function sendForm<C extends Call>(
  request: FastifyRequest,
  call: C,
  { body, fields }: { body: object; fields: Fields },
): Promise<Outcome<C>> {
  const answer = await request.server.inject({
    method: call.method,
    url: call.path,
    remoteAddress: callerAddress(request),
    headers: { 'content-type': 'application/json', 'user-agent': request.headers['user-agent'] ?? '' },
    payload: JSON.stringify(body),
  })
  if (answer.statusCode < 400) return { reply: answer.json<Reply<C>>() }
  const { message, errors = {} } = answer.json<Problem>()
  return { status: answer.statusCode, form: { typed: withoutPasswords(fields), errors, message } }
}
