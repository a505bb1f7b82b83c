// Sends the portal, filled with the demonstration, many random requests over every call of the contract: valid ones, with the ids
// that earlier replies contained, nearly valid ones and hostile ones, each as a stranger, an owner or an officer. Fails if one is
// answered 500, or not as the contract says. Run: npm run bench:fuzz (REQUESTS=100000, SEED=1, CLIENTS=6)
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { oneOf, randomFrom } from '../random.ts'
import { type Answer, faultOf, jsonOf } from './check-answer.ts'
import { type Intent, makeRequest, type Request } from './make-request.ts'
import { peopleOf } from './people.ts'

const wanted = Number(process.env.REQUESTS ?? 100_000)
const seed = Number(process.env.SEED ?? 1)
const clients = Number(process.env.CLIENTS ?? 6)
const maxShown = 40
/** Calls that take the portal away from everybody else are made seldom. */
const isSeldom = /settings|\/users|second-factor|logout|password|sessions|import|sign-out/
const intents: readonly Intent[] = ['valid', 'valid', 'valid', 'nearly valid', 'nearly valid', 'hostile']

const demo = resolve(import.meta.dirname, '../../server/cli/demo.ts')
const folder = await mkdtemp(join(tmpdir(), 'portal-fuzz-'))
const server = await startTestPostgres()
const portal = startPortal({ DATA_DIR: folder, DATABASE_URL: server.url }, { args: [demo] })
try {
  const origin = await portal.ready()
  const people = await peopleOf(server.url)
  const random = randomFrom(seed)
  const all = Object.entries(calls).map(([name, call]): { name: string; call: Call } => ({ name, call }))
  const succeeded = new Map<string, number>()
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let sent = 0

  const client = async () => {
    while (sent < wanted && faults.length < maxShown) {
      sent += 1
      const { name, call } = oneOf(random, all)
      if (isSeldom.test(call.path) && call.method !== 'GET' && random() < 0.9) continue
      const intent = oneOf(random, intents)
      const person = people.some(random, call.may)
      const request = makeRequest(call, intent, random, person.known)
      const answer = await send(origin, request, person.token)
      const fault = faultOf(call, answer)
      // Another method, or an address that is broken or lacks its id, makes another request than the call.
      const isOther = request.method !== call.method || !addressOf(call).test(request.url)
      if (fault !== undefined && !(isOther && answer.status < 500)) {
        faults.push(`${name} ${fault}\n    ${person.name}: ${shown(request)}\n    ${answer.text.slice(0, 300)}`)
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status < 300 && !isOther) {
        succeeded.set(name, (succeeded.get(name) ?? 0) + 1)
        person.known.learn(
          jsonOf(answer.text),
          /^\/api\/(?:admin\/|public\/|user\/)?([\w-]+)/.exec(call.path)?.[1] ?? '',
        )
      }
      if (answer.status === 401 && person.token !== undefined) await people.signInAgain(person)
      if (sent % 10_000 === 0) console.log(`${sent} requests, ${succeeded.size} of ${all.length} calls have succeeded`)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const counted = [...statuses].toSorted(([one], [other]) => one - other).map(([status, n]) => `${status}: ${n}`)
  console.log(`\n${sent} requests with the seed ${seed}; ${counted.join(', ')}`)
  console.log(`${succeeded.size} of ${all.length} calls have succeeded at least once; never:`)
  console.log(all.flatMap(({ name }) => (succeeded.has(name) ? [] : [name])).join(', '))
  console.log(`${faults.length} faults`)
  for (const fault of faults) console.log(fault)
  await people.close()
  if (faults.length > 0) process.exitCode = 1
} finally {
  portal.child.kill('SIGTERM')
  await portal.ended
  if (process.exitCode === 1 || process.env.SHOW_LOG) console.log(errorsIn(portal.output()))
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function send(
  origin: string,
  { method, url, headers, body }: Request,
  token: string | undefined,
): Promise<Answer> {
  const response = await fetch(origin + url, {
    method,
    redirect: 'manual',
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** What the address of a call looks like. */
function addressOf({ path }: Call): RegExp {
  return new RegExp(`^${path.replaceAll('.', '[.]').replaceAll(/\{\w+\}/g, '[^/?]+')}(?:[?]|$)`)
}

function shown({ method, url, body }: Request): string {
  return `${method} ${url.slice(0, 300)} ${body === undefined ? '' : String(body).slice(0, 600)}`
}

/** The lines of the log about unexpected errors. */
function errorsIn(log: string): string {
  return log
    .split('\n')
    .filter((line) => /"level":(50|60)|unexpected/i.test(line))
    .slice(0, maxShown)
    .join('\n')
}
