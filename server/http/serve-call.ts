import type { Call } from '@portal/contract/call.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SignedIn, sessionOf, tokenIn, whoHolds } from '../auth/sessions.ts'
import type { Throttle } from '../auth/throttle.ts'
import type { Database, Db } from '../database/connect.ts'
import { isDatabaseAway, isPassing } from '../database/failures.ts'
import type { FileStore } from '../files/file-store.ts'
import { callerAddress } from './caller-address.ts'
import { checkObject } from './check-object.ts'
import type { ContextOf, InputOf, OpenContext, Serve } from './context.ts'
import { doOnce, type Once, onceAsked } from './once.ts'
import { readInput, type Sent } from './read-input.ts'
import { checkVersion, tagOfReply } from './record-version.ts'
import type { SignedPaths } from './signed-paths.ts'
import { receiveUpload, type Upload } from './uploads.ts'

/** What serving a call takes. */
export interface ServeDeps {
  database: Database
  files: FileStore
  throttle: Throttle
  signedPaths: SignedPaths
  clock: () => Date
}

/** What is left to do when the slow work before the transaction is done. */
type Rest = (db: Db) => Promise<unknown>

/** A call with its use case, which takes what was checked against the call. */
interface Served {
  call: Call
  begin: (context: OpenContext, input: Sent) => Promise<Rest>
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
  const serve: Serve = <C extends Call, P>(
    call: C,
    handler: (context: ContextOf<C>, input: InputOf<C>, prepared: P | undefined) => Promise<unknown>,
    options?: { before: (context: ContextOf<C>, input: InputOf<C>) => Promise<P> },
  ) => {
    const key = `${call.method} ${call.path}`
    const begin: Served['begin'] = async (context, sent) => {
      const input = checked<C>(sent)
      const prepared = await options?.before(allowed<C>(context), input)
      return (db) => handler(allowed<C>({ ...context, db }), input, prepared)
    }
    routes.set(key, [...(routes.get(key) ?? []), { call, begin }])
  }
  return {
    serve,
    mount: (app) => {
      for (const served of routes.values()) mountRoute(app, deps, served)
    },
  }
}

// The compiler cannot know that `readInput` parsed a request with this call's own schemas and `choose` let in only whom
// this call lets in. These two lines say so; nothing else here looks past the types.
const checked = <C extends Call>(input: Sent) => input as InputOf<C>
const allowed = <C extends Call>(context: OpenContext) => context as ContextOf<C>

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
  const { db } = deps.database
  const now = deps.clock()
  const token = tokenIn(request.headers.authorization)
  const user = token === undefined ? undefined : await whoHolds(db, token, now)
  const chosen = choose(served, user)
  const context: OpenContext = {
    db,
    user,
    token,
    now,
    today: lagosDate(now),
    address: callerAddress(request),
    checkVersion: (present) => checkVersion(request.headers, present),
    files: deps.files,
    throttle: deps.throttle,
    signPath: (path) => deps.signedPaths.sign(path, sessionOf(token), now),
  }
  const body = await perform(chosen, context, request)
  reply.code(chosen.call.status ?? 200)
  const tag = tagOfReply(chosen.call, body)
  if (tag) reply.header('etag', tag)
  return chosen.call.status === 204 ? null : body
}

/** The call the caller may make; two calls may share a path when each role has its own. */
function choose(served: Served[], user: SignedIn | undefined): Served {
  const mine = served.find(({ call }) => {
    if (call.who === 'anyone') return true
    return user !== undefined && (call.who === 'signed in' || call.who === user.privilege_type)
  })
  if (mine) return mine
  if (!user) return refuse('signed_out', 'Sign in to go on')
  return refuse('not_allowed', 'Your account may not do this')
}

async function perform(served: Served, context: OpenContext, request: FastifyRequest): Promise<unknown> {
  const upload = served.call.upload ? await receiveUpload(request, context, context.now) : undefined
  let keep = false
  try {
    const { reply, again } = await performOnce(served, context, request, upload)
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

async function performOnce(served: Served, context: OpenContext, request: FastifyRequest, upload: Upload | undefined) {
  const { call } = served
  const { params, query } = request
  const input = {
    ...readInput(call, { params, query, body: upload ? upload.fields : request.body }),
    ...(upload ? { file: upload.file ?? missingFile() } : {}),
  }
  // First what a call does before its transaction: it limits how often somebody may ask for slow work.
  const rest = await served.begin(context, input)
  const asked = [call.method, request.url, input.body, upload?.digest]
  const once =
    call.status === 201
      ? await onceAsked(request.headers['idempotency-key'], context.user?.id ?? null, asked)
      : undefined
  return inOneGo(call, context, input, { rest, once })
}

function missingFile(): never {
  return refuse('invalid_input', 'Choose a file', { errors: { document: ['Choose a file'] } })
}

/** Reading calls use the database as it is; all others run in one transaction, tried again when it met a deadlock. */
async function inOneGo(
  call: Call,
  context: OpenContext,
  input: Sent,
  { rest, once }: { rest: Rest; once: Once | undefined },
) {
  const work = async (db: Db) => {
    await checkObject(db, call, context.user, input)
    const reply = await rest(db)
    return call.status === 204 ? null : call.reply.parse(reply)
  }
  if (call.method === 'GET') return { reply: await work(context.db), again: false }
  for (let tries = 1; ; tries++) {
    try {
      return await context.db.transaction().execute((db) => doOnce(db, once, () => work(db)))
    } catch (error) {
      if (!isPassing(error) || tries >= mostTries) throw error
    }
  }
}
