import type { Call } from '@portal/contract/call.ts'
import { isOfficer, mayDo, reachOf } from '@portal/domain/accounts/capabilities.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { strangerIn } from '../auth/network-of.ts'
import { type SignedIn, sessionOf } from '../auth/sessions.ts'
import { isDatabaseUnavailable } from '../database/failures.ts'
import type { ContextOf, InputOf, OpenContext, Serve } from '../use-case/context.ts'
import { callerAddress } from './caller-address.ts'
import { checkAccountIsReady } from './check-account-is-ready.ts'
import { followMergedPlaces } from './follow-merged-places.ts'
import { type Result, readIdempotencyKey } from './idempotency.ts'
import { type Caller, identify } from './identify.ts'
import { printWithCrest } from './print-with-crest.ts'
import { hasEveryField, type RequestInput, readInput } from './read-input.ts'
import { receiveFile } from './receive-file.ts'
import { checkVersion, tagOfReply } from './record-version.ts'
import { runCall, type UseCase } from './run-call.ts'
import type { CallDeps } from './serve-deps.ts'
import { type Form, openForm } from './uploads.ts'

/** A call with its handler. `prepare` does the slow work and returns the use case. */
interface Route {
  call: Call
  prepare: (context: OpenContext, input: RequestInput) => Promise<UseCase>
  /** The slow work may count something, such as a guess. */
  isPrepared: boolean
}

/** Collects the calls with their handlers. */
export function collectRoutes(): { serve: Serve; routes: Route[] } {
  const routes: Route[] = []
  const serve: Serve = <C extends Call, P>(
    call: C,
    handler: (context: ContextOf<C>, input: InputOf<C>, prepared: P | undefined) => Promise<unknown>,
    options?: { before: (context: ContextOf<C>, input: InputOf<C>) => Promise<P> },
  ) => {
    const prepare: Route['prepare'] = async (context, input) => {
      const prepared = await options?.before(contextOf<C>(context), inputOf<C>(input))
      return (db, lockedRegistration) =>
        handler(contextOf<C>({ ...context, db, lockedRegistration }), inputOf<C>(input), prepared)
    }
    routes.push({ call, prepare, isPrepared: options !== undefined })
  }
  return { serve, routes }
}

/** Collects the calls and mounts them on the app. Two calls may share a path when they are for different roles. */
export function callServer(deps: CallDeps): { serve: Serve; mount: (app: FastifyInstance) => void } {
  const { serve, routes } = collectRoutes()
  const mount = (app: FastifyInstance) => {
    for (const ofPath of Map.groupBy(routes, ({ call }) => `${call.method} ${call.path}`).values()) {
      const [{ call } = {}] = ofPath
      if (!call) continue
      const url = call.path.replaceAll(/\{(\w+)\}/g, ':$1')
      app.route({
        method: call.method,
        url,
        config: { storesReplies: ofPath.every(({ call }) => call.status === 201 && !call.upload) },
        handler: (request, reply) => serveCall(deps, ofPath, request, reply),
      })
    }
  }
  return { serve, mount }
}

// The compiler cannot know that `readInput` parsed the request with this call's schemas and that `authorise` checked the
// caller's capability. These two lines are the only type assertions for it.
const inputOf = <C extends Call>(input: RequestInput) => input as InputOf<C>
const contextOf = <C extends Call>(context: OpenContext) => context as ContextOf<C>

/** Serves a request in these steps. */
async function serveCall(deps: CallDeps, routes: Route[], request: FastifyRequest, reply: FastifyReply) {
  const caller = await identify(deps, request)
  tellDuties(reply, caller.user)
  const { call, prepare, isPrepared } = authorise(routes, caller.user)
  checkAccountIsReady(caller.user, call)
  const context = makeContext(deps, call, caller, request)
  await limitRate(deps, call, context)
  const form = call.upload && (await beginForm(deps, call, context, request))
  try {
    const sent = await followMergedPlaces(context.db, read(call, request, form))
    const received = form && (await receiveFile(form, { call, context, input: sent, ...deps }))
    const whole = received?.file && (await followMergedPlaces(context.db, read(call, request, form)))
    const input = whole ? { ...whole, file: received.file } : sent
    // A file may take minutes to arrive. What is done with it is done now.
    const present = received ? { ...context, ...momentOf(deps.clock()) } : context
    const useCase = await prepare(present, input)
    const idempotent = call.status === 201 ? await readKey(request, present, input, received?.digest) : undefined
    const run = () => runCall({ call, context: present, input }, received?.takingOver(useCase) ?? useCase, idempotent)
    const result = await (call.method === 'GET' ? run() : deps.turns(run, { isBegun: isPrepared }))
    if (!result.isRepeated) form?.keepFile()
    await received?.cleanUp()
    return sendReply(call, reply, result)
  } catch (error) {
    // The commit may have succeeded although its acknowledgement was lost. So the file is kept; if it has no row, sweepOrphans deletes it.
    if (isDatabaseUnavailable(error)) form?.keepFile()
    throw error
  } finally {
    await form?.close()
  }
}

/** Limits how much one person adds in a short time, and how much strangers upload from one network. */
async function limitRate({ throttle }: CallDeps, { upload, status, may }: Call, { user, address }: OpenContext) {
  if (upload && mayDo(undefined, may)) return throttle.beforeReporting(address)
  if (!user) return
  if (upload) await throttle.beforeUploading(user.id)
  else if (status === 201) await throttle.beforeAdding(user.id)
}

function authorise(routes: Route[], user: SignedIn | undefined): Route {
  const route = routes.find(({ call }) => mayDo(user, call.may))
  if (route) return route
  if (!user) return refuse('signed_out', 'Please log in to continue')
  return refuse('not_allowed', 'Your account may not do this')
}

/** Tells the browser an officer's duties with every reply, so that a change of them shows without signing in again. */
function tellDuties(reply: FastifyReply, user: SignedIn | undefined): void {
  if (user && isOfficer(user)) reply.header('portal-duties', user.duties.join(' '))
}

function makeContext(deps: CallDeps, call: Call, { token, user, now }: Caller, request: FastifyRequest): OpenContext {
  return {
    db: call.mayLag ? deps.openLagging() : deps.database.db,
    user,
    reach: reachOf(user, call.may),
    token,
    ...momentOf(now),
    address: callerAddress(request),
    userAgent: request.headers['user-agent'],
    checkVersion: (present) => checkVersion(request.headers, present),
    files: deps.files,
    throttle: deps.throttle,
    messages: deps.messages,
    checkCodes: deps.checkCodes,
    signingKeys: deps.signingKeys,
    storedSecrets: deps.storedSecrets,
    log: request.log,
    signPath: (path) => deps.signedPaths.sign(path, sessionOf(token), now),
    printLetter: async (letter, crest_url) => {
      const document = { type: 'letter', ...letter } as const
      return (await printWithCrest({ ...deps, log: request.log }, { document, crest_url })).pdf
    },
  }
}

function momentOf(now: Date) {
  return { now, today: lagosDate(now) }
}

function read(call: Call, { params, query, body }: FastifyRequest, form: Form | undefined): RequestInput {
  return readInput(call, { params, query, body: form ? form.fields : body })
}

/** The file of a stranger always goes through the spool, which bounds how many are read at once. */
function beginForm(
  { spool, scan }: CallDeps,
  call: Call,
  context: OpenContext,
  request: FastifyRequest,
): Promise<Form> {
  const { user, address } = context
  const isEnough = (fields: object) => user !== undefined && hasEveryField(call, fields)
  return openForm(request, { spool, scan, personId: user?.id ?? strangerIn(address), isEnough })
}

function readKey({ method, url, headers }: FastifyRequest, { user }: OpenContext, input: RequestInput, digest = '') {
  return readIdempotencyKey(headers['idempotency-key'], user?.id ?? null, [method, url, input.body, digest])
}

function sendReply(call: Call, reply: FastifyReply, { reply: body }: Result): unknown {
  reply.code(call.status ?? 200)
  const tag = tagOfReply(call, body)
  if (tag) reply.header('etag', tag)
  return call.status === 204 ? null : body
}
