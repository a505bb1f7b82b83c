import { tmpdir } from 'node:os'
import { checkCodes } from '../auth/check-code.ts'
import { makeThrottle } from '../auth/throttle.ts'
import type { Database, Db } from '../database/connect.ts'
import { localFileStore } from '../files/file-store.ts'
import { createSigningKey } from '../keys/signing-key.ts'
import { openSigningKeys } from '../keys/signing-keys.ts'
import { storedSecrets } from '../keys/stored-secrets.ts'
import { letterPdf } from '../print/letter-pdf.ts'
import type { Context } from '../use-case/context.ts'
import type { Person } from './people.ts'

/** Whoever acts in a test signs with the same key. */
const signingKey = createSigningKey()

/** The context of a call that a person makes from 192.0.2.7, for tests of the executors. */
export function actingAs(user: Person, { pool }: Database, { db, today }: { db: Db; today: string }): Context {
  return {
    db,
    user,
    reach: 'any',
    now: new Date(`${today}T09:00:00Z`),
    today,
    address: '192.0.2.7',
    userAgent: undefined,
    token: user.token,
    checkVersion: () => {},
    files: localFileStore(tmpdir()),
    throttle: makeThrottle(pool),
    messages: {},
    checkCodes: checkCodes(Buffer.from('a secret for tests')),
    signingKeys: openSigningKeys({ folder: tmpdir(), shared: signingKey }),
    storedSecrets: storedSecrets(),
    log: { error: () => {} },
    signPath: (path) => ({ url: path, expires_at: '' }),
    printLetter: (letter) => letterPdf(letter, null),
  }
}
