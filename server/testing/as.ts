import type { Call, Reply, Sent } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import type { Problem } from '@portal/contract/problem.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** The person on whose behalf a test makes calls. */
export interface Actor {
  token: string
}

/** The response to a call: the status, and the reply or the problem. */
export interface Answer<C extends Call> {
  status: number
  /** The reply of a call that succeeded; reading it after a refusal fails the test with the problem. */
  reply: Reply<C>
  /** The problem of a call that was refused. */
  problem: Problem | undefined
  headers: LightMyRequestResponse['headers']
}

/** A file to upload in a test. */
export interface TestFile {
  name: string
  type: string
  bytes: Buffer
}

interface Extra {
  headers?: Record<string, string>
  file?: TestFile
}

/** Makes calls on behalf of a person, or of a visitor: `as(officer, app).send(calls.listFacilities, {})`. */
export function as(actor: Actor | undefined, app: FastifyInstance) {
  return {
    send: async <C extends Call>(call: C, input: Sent<C>, extra: Extra = {}): Promise<Answer<C>> => {
      const { payload, headers } = call.upload ? formOf(input.body, extra.file) : jsonOf(input.body)
      const response = await app.inject({
        method: call.method,
        url: urlOf(call, input),
        headers: { ...headers, ...(actor ? { authorization: `Bearer ${actor.token}` } : {}), ...extra.headers },
        ...(payload === undefined ? {} : { payload }),
      })
      return answerOf<C>(response)
    },
  }
}

/** The address of a call with its parameters and query filled in. */
export function urlOf<C extends Call>(call: C, { params, query }: { params?: unknown; query?: unknown }): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fieldsOf(params)[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(fieldsOf(query))) if (value !== undefined) search.set(key, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

function answerOf<C extends Call>(response: LightMyRequestResponse): Answer<C> {
  const isJson = /json/.test(String(response.headers['content-type']))
  const body: unknown = isJson && response.body !== '' ? response.json() : response.body || undefined
  const failed = response.statusCode >= 400
  return {
    status: response.statusCode,
    get reply(): Reply<C> {
      if (failed) throw new Error(`${response.statusCode}: ${response.body}`)
      return body as Reply<C>
    },
    problem: failed ? (body as Problem) : undefined,
    headers: response.headers,
  }
}

function jsonOf(body: unknown) {
  if (body === undefined) return { payload: undefined, headers: {} }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function formOf(body: unknown, file: TestFile | undefined) {
  const boundary = '----portal-test-form'
  const chunks: Buffer[] = []
  for (const [name, value] of Object.entries(Object(body))) {
    chunks.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`))
  }
  if (file) {
    const head = `content-disposition: form-data; name="document"; filename="${file.name}"\r\ncontent-type: ${file.type}`
    chunks.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), file.bytes, Buffer.from('\r\n'))
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return { payload: Buffer.concat(chunks), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
