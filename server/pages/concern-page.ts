import { randomUUID } from 'node:crypto'
import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/concerns/calls.ts'
import { concernPhoto } from '@portal/contract/fields/accepted-file.ts'
import { type Problem, statusOfRefusal } from '@portal/contract/problem.ts'
import type { FormState } from '@portal/contract/public/signed-out-pages.ts'
import { concernReference } from '@portal/domain/concerns/concerns.ts'
import { Refusal } from '@portal/domain/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { strangerIn } from '../auth/network-of.ts'
import { isDatabaseUnavailable } from '../database/failures.ts'
import type { ReadFile } from '../files/store-file.ts'
import { callerAddress } from '../http/caller-address.ts'
import { openForm } from '../http/uploads.ts'
import { listLgas } from '../records/places/places.ts'
import type { PageDeps } from './page-deps.ts'
import { queryOf } from './query-of.ts'
import { refuseOtherSites } from './same-site.ts'
import { type Fields, fieldsOf } from './send-form.ts'
import { sendFormReply } from './send-page.ts'

const maxPrefilled = 200
const isKey = /^[\w-]{20,60}$/
const sentBefore =
  'You have sent this report already. To send what you have changed as a second report, choose Send the report again.'

/** Where anybody reports a concern. It works without an account and without JavaScript. */
export function serveConcerns(app: FastifyInstance, deps: PageDeps): void {
  const { render, settings, database } = deps

  async function draw(form: FormState, key: string): Promise<string> {
    const portal = await settings()
    const lgas = await listLgas(database.db, portal.home_state_id).catch((error) => {
      // The form works without the list, because the LGA is optional.
      if (isDatabaseUnavailable(error)) return []
      throw error
    })
    return render({ name: 'concern', form, lgas, key }, portal)
  }

  app.get('/concern', async (request, reply) => {
    const query = queryOf(request)
    const reference = query.get('sent') ?? ''
    if (concernReference.test(reference)) {
      return sendFormReply(reply, 200, render({ name: 'concern-sent', reference }, await settings()))
    }
    const place = (query.get('number') ?? '').slice(0, maxPrefilled)
    return sendFormReply(reply, 200, await draw({ typed: { place }, errors: {} }, randomUUID()))
  })

  app.post('/concern', { onRequest: refuseOtherSites }, async (request, reply) => {
    const { fields, photo, refusal } = await receiveReport(request, deps)
    const { key: sentKey = '', ...typed } = fields
    const key = isKey.test(sentKey) ? sentKey : randomUUID()
    if (refusal) {
      const { code, detail: message, extra } = refusal
      return sendFormReply(
        reply,
        statusOfRefusal[code],
        await draw({ typed, errors: extra.errors ?? {}, message }, key),
      )
    }
    const answer = await request.server.inject(await asCall(request, { key, typed, photo }))
    if (answer.statusCode < 400) {
      const { reference } = answer.json<Reply<typeof calls.reportConcern>>()
      return reply.redirect(`/concern?sent=${reference}`, 303)
    }
    const { code, message, errors = {} } = answer.json<Problem>()
    // Only a key that was used for another report is refused without naming a field.
    const isSentBefore = code === 'invalid_input' && Object.keys(errors).length === 0
    const form = { typed, errors, message: isSentBefore ? sentBefore : message }
    return sendFormReply(reply, answer.statusCode, await draw(form, isSentBefore ? randomUUID() : key))
  })
}

interface Received {
  fields: Fields
  photo?: ReadFile | undefined
  refusal?: Refusal
}

/** Reads the form. From a network that has sent too much, the photo is not read, and the fields only to show them again. */
async function receiveReport(request: FastifyRequest, { spool, scan, throttle }: PageDeps): Promise<Received> {
  if (!request.isMultipart()) return { fields: fieldsOf(request) }
  const address = callerAddress(request)
  const blocked = await throttle.checkReporting(address).catch(orRefusal)
  const fields: Record<string, unknown> = {}
  const options = { spool, scan, personId: strangerIn(address), isEnough: () => blocked !== undefined, fields }
  const photo = await openForm(request, options)
    .then(async (form) => {
      const isRead = form.hasFile && blocked === undefined
      return (isRead ? form.readFile(concernPhoto) : Promise.resolve(undefined)).finally(() => form.close())
    })
    .catch(orRefusal)
  const received = { fields: fieldsOf({ body: fields }) }
  const refusal = blocked ?? (photo instanceof Refusal ? photo : undefined)
  return refusal ? { ...received, refusal } : { ...received, photo: photo instanceof Refusal ? undefined : photo }
}

function orRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

/** The same report as a call on behalf of its sender, with the call's own limits and checks. */
async function asCall(
  request: FastifyRequest,
  { key, typed, photo }: { key: string; typed: Fields; photo?: ReadFile | undefined },
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  if (photo) form.append('document', new Blob([Uint8Array.from(photo.bytes)]), photo.name)
  const encoded = new Response(form)
  return {
    method: calls.reportConcern.method,
    url: calls.reportConcern.path,
    remoteAddress: callerAddress(request),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'idempotency-key': key,
      'user-agent': request.headers['user-agent'] ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
