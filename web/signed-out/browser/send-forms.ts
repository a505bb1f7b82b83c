import { problemOf, unreachable } from '../../api/call-problem.ts'
import { connectionFound, connectionLost } from '../../api/connection.ts'
import { idempotencyKeys } from '../../api/idempotency-key.ts'
import { beginSession, isSession } from '../../api/session.ts'

type Values = Record<string, string>

const keys = idempotencyKeys()

/** Signs in and stores the session. Spec §8. */
export async function signIn({ email, password, code }: Values): Promise<void> {
  const { user, ...rest }: { user?: object } = Object(
    await post('/api/login', { email, password, code: code?.trim() || undefined }),
  )
  const session = { ...user, ...rest }
  if (!isSession(session)) throw unreachable()
  beginSession(session)
}

/** Opens an account. A retry after a lost reply uses the same idempotency key. */
export async function register(values: Values): Promise<void> {
  const typed = Object.entries(values).filter(([, value]) => value.trim() !== '')
  const body: Record<string, unknown> = Object.fromEntries(typed)
  for (const place of ['state_id', 'local_gov_area_id']) if (body[place]) body[place] = Number(body[place])
  delete body.terms_asked
  body.terms_accepted = values.terms_accepted === 'true'
  await post('/api/register', body, { 'Idempotency-Key': keys.keyFor(body) })
}

/** Asks for a link to choose a new password. */
export async function forgot({ email }: Values): Promise<void> {
  await post('/api/password/forgot', { email })
}

/** Chooses a new password with the token of a link, or with an email and a code. */
export async function reset(values: Values): Promise<void> {
  await post('/api/password/reset', values)
}

async function post(path: string, body: object, headers: Values = {}): Promise<unknown> {
  const sent = { 'Content-Type': 'application/json', Accept: 'application/json, application/problem+json', ...headers }
  const { isOk, status, reply } = await fetch(path, { method: 'POST', headers: sent, body: JSON.stringify(body) })
    .then(async (response) => ({ isOk: response.ok, status: response.status, reply: await readJson(response) }))
    .catch(() => {
      connectionLost()
      throw unreachable()
    })
  connectionFound()
  if (!isOk) throw problemOf(status, reply)
  // An HTML page instead of JSON comes from a proxy or a captive portal.
  if (reply === undefined) throw unreachable()
  return reply
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
