// `npm run bench:account-timing`: whether the time of a reply tells if an email or phone number has an account. Asks for a new
// password, and logs in with a wrong one, with known and unknown ones in turn. Fails if the medians differ by more than 5 %, and by more
// than the medians of two halves of the same measurement differ from each other.

import { login } from '@portal/contract/accounts/calls/account.ts'
import { forgotPassword } from '@portal/contract/accounts/calls/password-reset.ts'
import { hashPassword } from '@portal/server/auth/passwords.ts'
import { setNewAuditKeys } from '@portal/server/testing/audit/new-audit-keys.ts'
import { makeOwner } from '@portal/server/testing/people.ts'
import { closeTestApps, testApp } from '@portal/server/testing/test-app.ts'
import { closeTestDatabases } from '@portal/server/testing/test-database.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'

const rounds = 60
const highestShare = 0.05

setNewAuditKeys()
const postgres = await startTestPostgres()
Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url })
// Only with mail and SMS is there more to do for an email or number that has an account.
const publicUrl = 'https://licences.example.org'
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'licences@ministry.example', publicUrl }
const { app, db } = await testApp(undefined, {
  messages: { publicUrl, mail, sms: { url: publicUrl, token: 'token', publicUrl } },
})
const password_hash = await hashPassword('seven-green-bicycles')

const calls = {
  'asking for a new password': {
    status: 200,
    request: (email: string) => ({ url: forgotPassword.path, payload: { email } }),
  },
  'logging in': {
    status: 401,
    request: (email: string) => ({ url: login.path, payload: { email, password: 'nine-yellow-boats' } }),
  },
}

let requests = 0

/** Milliseconds of one request. Each comes from a network of its own, so that none is limited. */
async function time(request: { url: string; payload: object }, status: number): Promise<number> {
  requests += 1
  const remoteAddress = `10.${requests >> 8}.${requests & 255}.1`
  const began = performance.now()
  const { statusCode } = await app.inject({ method: 'POST', remoteAddress, ...request })
  if (statusCode !== status) throw new Error(`${request.url} answered ${statusCode}`)
  return performance.now() - began
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

function differ(one: readonly number[], other: readonly number[]): number {
  return Math.abs(median(one) - median(other)) / median(other)
}

/** An email and a phone number of nobody, beside those of an account. */
const unknownNames = {
  'an email': (round: number) => `nobody-${round}@example.org`,
  'a phone number': (round: number) => `+23470${String(30_000_000 + round)}`,
}

let numbers = 0

/** What a new owner logs in with. */
async function knownName(kind: keyof typeof unknownNames): Promise<string> {
  const { id, email } = await makeOwner(db)
  numbers += 1
  const phone_number = `+23481${String(10_000_000 + numbers)}`
  const account = { password_hash, phone_number, confirmed_phone: phone_number }
  await db.updateTable('user_account').set(account).where('id', '=', id).execute()
  return kind === 'an email' ? email : phone_number
}

const kinds = ['an email', 'a phone number'] as const
const measured = Object.entries(calls).flatMap(([name, call]) =>
  kinds.map((kind) => ({ ...call, kind, name: `${name} with ${kind}` })),
)

try {
  for (const { name, kind, status, request } of measured) {
    const known: number[] = []
    const unknown: number[] = []
    // The first rounds are slower for both.
    for (let round = -3; round < rounds; round++) {
      const name = await knownName(kind)
      const times = [await time(request(name), status), await time(request(unknownNames[kind](round)), status)] as const
      if (round < 0) continue
      known.push(times[0])
      unknown.push(times[1])
    }
    const share = differ(known, unknown)
    const half = rounds >> 1
    const noise = Math.max(...[known, unknown].map((times) => differ(times.slice(0, half), times.slice(half))))
    const isTold = share > Math.max(highestShare, noise)
    const percent = (part: number) => `${(part * 100).toFixed(1)} %`
    console.log(
      `${name}: median ${median(known).toFixed(1)} ms with an account, ${median(unknown).toFixed(1)} ms without; ` +
        `${percent(share)} apart, at most ${percent(Math.max(highestShare, noise))} (noise ${percent(noise)})`,
    )
    if (isTold) process.exitCode = 1
  }
} finally {
  await closeTestApps()
  await closeTestDatabases()
  await postgres.stop()
}
