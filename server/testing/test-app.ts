import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { checkCodes } from '../auth/check-code.ts'
import { makeThrottle } from '../auth/throttle.ts'
import type { Database } from '../database/connect.ts'
import { localFileStore } from '../files/file-store.ts'
import { makeSpool } from '../files/spool.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { signedPaths } from '../http/signed-paths.ts'
import { makeTurns } from '../http/take-turns.ts'
import { createSigningKey } from '../keys/signing-key.ts'
import { openSigningKeys, type SigningKeys } from '../keys/signing-keys.ts'
import { storedSecrets } from '../keys/stored-secrets.ts'
import { type AppDeps, buildApp } from '../start/app.ts'
import { ofPortal } from './loading-database.ts'
import { testDatabase } from './test-database.ts'

/** A portal for a test: the real app on a real database, with a clock that the test can set. */
export interface TestApp {
  app: FastifyInstance
  db: Database['db']
  database: Database
  /** The folder that holds uploaded files. */
  dataDir: string
  /** The keys that sign certificates. */
  signingKeys: SigningKeys
  /** Sets the portal's clock, for example '2026-12-31T22:59:00Z'; it does not advance from then on. */
  setClock: (moment: string) => void
}

/** Several portals of a test file share a database, and therefore a key. */
const signingKey = createSigningKey()

const cleanups: (() => Promise<unknown>)[] = []

/** The tests of a file share a database, and with it what one person may do in an hour. */
const manyTries = { adding: 100_000, uploading: 100_000, downloading: 100_000 }

/** Builds the portal on the database of the test file or on another one. `more` replaces some of its dependencies. */
export async function testApp(
  own?: Database,
  more: Partial<
    Pick<
      AppDeps,
      | 'webFolder'
      | 'log'
      | 'limits'
      | 'stalledAfterMs'
      | 'trustedProxies'
      | 'isDraining'
      | 'observe'
      | 'openLagging'
      | 'observeRepetition'
      | 'files'
      | 'spool'
      | 'uploads'
      | 'throttle'
      | 'messages'
      | 'signingKeys'
      | 'storedSecrets'
      | 'scan'
      | 'securityContact'
    >
  > = {},
): Promise<TestApp> {
  const database = own ?? (await testDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'))
  let frozen: Date | undefined
  const signingKeys = more.signingKeys ?? openSigningKeys({ folder: dataDir, shared: signingKey })
  const app = await buildApp({
    database: ofPortal(database),
    files: localFileStore(dataDir),
    spool: makeSpool(dataDir),
    // A test waits for its turn also on a busy machine.
    turns: makeTurns(6, 60_000),
    uploads: uploadFolder(dataDir),
    // Tests add more in a minute than the rate limits for one person allow, and type more wrong passwords from one network.
    throttle: makeThrottle(database.pool, { ...manyTries, longestWait: 0 }),
    signedPaths: signedPaths(Buffer.from('a secret for tests')),
    checkCodes: checkCodes(Buffer.from('a secret for tests')),
    signingKeys,
    storedSecrets: storedSecrets(),
    messages: {},
    clock: () => frozen ?? new Date(),
    ...more,
  })
  cleanups.push(
    () => app.close(),
    () => rm(dataDir, { recursive: true, force: true }),
  )
  const setClock = (moment: string) => {
    frozen = new Date(moment)
  }
  return { app, db: database.db, database, dataDir, signingKeys, setClock }
}

/** Closes the portals that a test file has built. */
export async function closeTestApps(): Promise<void> {
  for (const end of cleanups.splice(0)) await end()
}
