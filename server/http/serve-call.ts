import type { Call } from '@portal/contract/call.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SignedIn, tokenIn, whoHolds } from '../auth/sessions.ts'
import type { Throttle } from '../auth/throttle.ts'
import type { Database, Db } from '../database/connect.ts'
import { isDatabaseAway, isPassing } from '../database/failures.ts'
import type { FileStore } from '../files/file-store.ts'
import { checkObject } from './check-object.ts'
import type { Handler, OpenContext, Serve } from './context.ts'
import { doOnce, onceAsked } from './once.ts'
import { readInput, type Sent } from './read-input.ts'
import type { SignedPaths } from './signed-paths.ts'
import { receiveUpload } from './uploads.ts'

/** What serving a call takes. */
export interface ServeDeps {
  database: Database
  files: FileStore
  throttle: Throttle
  signedPaths: SignedPaths
  clock: () => Date
}

type AnyHandler = (context: OpenContext, input: never, prepared?: unknown) => Promise<unknown>
type Before = (context: OpenContext, input: never) => Promise<unknown>
interface Served {
  call: Call
  handler: AnyHandler
  before?: Before
}

/** A transaction that met a deadlock is tried so often in all. */
const mostTries = 3

/**
 * Collects the calls that are served and mounts them on the app. Every call goes the same way: who is it, may they,
 * is the request well formed, does its object belong to them, and only then the use case, in one transaction when it
 * changes something; what it answers must be what the contract promises.
 */
export function callServer(deps: ServeDeps): { serve: Serve; mount: (app: FastifyInstance) => void } {
  const routes = new Map<string, Served[]>()
  const serve = (call: Call, handler: Handler<Call>, options?: { before?: Before }) => {
    const key = `${call.method} ${call.path}`
    routes.set(key, [...(routes.get(key) ?? []), { call, handler: handler as AnyHandler, ...options }])
  }
  return {
    serve: serve as Serve,
    mount: (app) => {
      for (const served of routes.values()) mountRoute(app, deps, served)
    },
  }
}

function mountRoute(app: FastifyInstance, deps: ServeDeps, served: Served[]): void {
  const [first] = served
  if (!first) return
  app.route({
    method: first.call.method,
    url: first.call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: (request, reply) => answer(deps, served, request, reply),
  })
}

async function answer(
  deps: ServeDeps,
  served: Served[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const now = deps.clock()
  const token = tokenIn(request.headers.authorization)
  const user = token === undefined ? undefined : await whoHolds(deps.database.db, token, now)
  const chosen = choose(served, user)
  const context: Omit<OpenContext, 'db'> = {
    user,
    token,
    now,
    today: lagosDate(now),
    address: request.ip,
    files: deps.files,
    throttle: deps.throttle,
    signPath: (path) => deps.signedPaths.sign(path, now),
  }
  const body = await perform(deps, chosen, context, request)
  reply.code(chosen.call.status ?? 200)
  return chosen.call.status === 204 ? null : body
}

/** The call the caller may make; two calls may share a path when each role has its own. */
function choose(served: Served[], user: SignedIn | undefined): Served {
  const allowed = served.find(({ call }) => {
    if (call.who === 'anyone') return true
    return user !== undefined && (call.who === 'signed in' || call.who === user.privilege_type)
  })
  if (allowed) return allowed
  if (!user) return refuse('signed_out', 'Sign in to go on')
  return refuse('not_allowed', 'Your account may not do this')
}

async function perform(deps: ServeDeps, served: Served, context: Omit<OpenContext, 'db'>, request: FastifyRequest) {
  const { call } = served
  const upload = call.upload
    ? await receiveUpload(request, { db: deps.database.db, files: deps.files }, context.now)
    : undefined
  let keep = false
  try {
    const sent = { params: request.params, query: request.query, body: upload ? upload.fields : request.body }
    const input = { ...readInput(call, sent), ...(upload ? { file: upload.file ?? missingFile() } : {}) }
    const once =
      call.status === 201
        ? onceAsked(request.headers['idempotency-key'], context.user?.id, [
            call.method,
            request.url,
            input.body,
            upload?.digest,
          ])
        : undefined
    const { reply, again } = await inOneGo(deps, served, context, input, (db, work) => doOnce(db, once, work))
    keep = !again
    return reply
  } catch (error) {
    // The answer to a commit may be lost on its way: nobody knows whether the file has its row, so it stays until the sweep.
    keep = isDatabaseAway(error)
    throw error
  } finally {
    if (!keep) await upload?.discard()
  }
}

function missingFile(): never {
  return refuse('invalid_input', 'Choose a file', { errors: { document: ['Choose a file'] } })
}

type Once = <T>(db: Db, work: () => Promise<T>) => Promise<{ reply: unknown; again: boolean }>

/** Reading calls use the database as it is; all others run in one transaction, tried again when it met a deadlock. */
async function inOneGo(
  { database }: ServeDeps,
  served: Served,
  context: Omit<OpenContext, 'db'>,
  input: Sent,
  once: Once,
) {
  const { call, handler, before } = served
  const work = (db: Db, prepared: unknown) => async () => {
    await checkObject(db, call, context.user, input)
    const reply = await handler({ ...context, db }, input as never, prepared)
    return call.status === 204 ? null : call.reply.parse(reply)
  }
  const prepared = await before?.({ ...context, db: database.db }, input as never)
  if (call.method === 'GET') return { reply: await work(database.db, prepared)(), again: false }
  for (let tries = 1; ; tries++) {
    try {
      return await database.db.transaction().execute((db) => once(db, work(db, prepared)))
    } catch (error) {
      if (!isPassing(error) || tries >= mostTries) throw error
    }
  }
}
