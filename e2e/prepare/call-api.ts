import { type Call, type Reply, type Sent, validatedReply } from '@portal/contract/call.ts'
import { type TestFile, urlOf } from '@portal/server/testing/as.ts'
import { address } from '../address.ts'

function bodyOf(call: Call, body: unknown, file: TestFile | undefined): { body?: string | FormData } {
  if (body === undefined) return {}
  if (!call.upload) return { body: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) form.append(name, String(value))
  if (file) form.append('document', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  return { body: form }
}

/** Makes a call of the contract without a browser, to prepare a test. Throws if it is refused. `once` is an idempotency key: the call takes effect only once. */
export async function callApi<C extends Call>(
  token: string | undefined,
  call: C,
  input: Sent<C>,
  { file, once }: { file?: TestFile; once?: string } = {},
): Promise<Reply<C>> {
  const answer = await fetch(address + urlOf(call, input), {
    method: call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(once ? { 'idempotency-key': once } : {}),
      ...(input.body !== undefined && !call.upload ? { 'content-type': 'application/json' } : {}),
    },
    ...bodyOf(call, input.body, file),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${text}`)
  return validatedReply(call, JSON.parse(text || 'null'))
}
