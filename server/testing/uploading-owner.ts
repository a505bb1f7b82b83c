import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { Problem } from '@portal/contract/problem.ts'
import { onTestFinished } from 'vitest'
import { type FileStore, localFileStore } from '../files/file-store.ts'
import { makeSpool, type SpoolLimits } from '../files/spool.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import type { AppDeps } from '../start/app.ts'
import { type Actor, as, type TestFile } from './as.ts'
import { makeFacility } from './factories.ts'
import { filesOf } from './files.ts'
import { makeOwner } from './people.ts'
import { testApp } from './test-app.ts'

/** What {@link filesOf} returns when there are no files. */
export const nothing = { stored: [], finished: [], begun: [] }
const multipart = 'multipart/form-data; boundary=a-form-of-a-test'
/** The end of a form. */
export const end = '--a-form-of-a-test--\r\n'

/**
 * An owner who uploads documents for a facility, on a portal whose spool and requests have these limits. `more` replaces other
 * dependencies.
 */
export async function uploadingOwner(
  spoolLimits?: SpoolLimits,
  limits?: Partial<RequestLimits>,
  more: Pick<AppDeps, 'scan' | 'log'> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const store = localFileStore(dataDir)
  const stored: string[] = []
  const put: FileStore['put'] = (slug, ...rest) => {
    stored.push(slug)
    return store.put(slug, ...rest)
  }
  const spool = makeSpool(dataDir, spoolLimits)
  const portal = await testApp(undefined, { files: { ...store, put }, spool, ...(limits && { limits }), ...more })
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const owner = await makeOwner(portal.db)
  const { id: facility_id } = await makeFacility(portal.db, { user_id: owner.id })
  const fields = field('facility_id', facility_id) + field('name', 'PHCN bill')
  return {
    ...portal,
    dataDir,
    spool,
    owner,
    facility_id,
    fields,
    files: () => filesOf({ ...portal, dataDir }, facility_id),
    /** The number of files whose storing was begun, including those deleted again. */
    countBegun: () => stored.length,
    upload: (file?: TestFile, headers?: Record<string, string>) =>
      as(owner, portal.app).send(calls.uploadDocument, { body: { facility_id, name: 'PHCN bill' } }, { file, headers }),
    /** Sends a form with the given raw parts. */
    send: async (parts: (string | Buffer)[], type = multipart) => {
      const { statusCode, body } = await portal.app.inject({
        method: 'POST',
        url: '/api/upload/document',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
        payload: Buffer.concat(parts.map((part) => Buffer.from(part))),
      })
      return { status: statusCode, problem: problemIn(body) }
    },
    /** Opens a request over the network, to which a test writes a form. */
    begin: async (who: Actor | 'nobody' = owner, path = '/api/upload/document'): Promise<ClientRequest> => {
      if (!portal.app.server.listening) await portal.app.listen({ port: 0, host: '127.0.0.1' })
      const headers = {
        ...(who !== 'nobody' ? { authorization: `Bearer ${who.token}` } : {}),
        'content-type': multipart,
      }
      const sending = request(`${portal.app.listeningOrigin}${path}`, { method: 'POST', headers })
      onTestFinished(() => void sending.destroy())
      return sending
    },
  }
}

/** A field of a form. */
export function field(name: string, value: number | string): string {
  return `--a-form-of-a-test\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

/** The header of a form's file. */
export function fileHead(name: string, filename: string): string {
  const disposition = `content-disposition: form-data; name="${name}"; filename="${filename}"`
  return `--a-form-of-a-test\r\n${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`
}

/** The file of a form. */
export function file(name: string, { name: filename, bytes }: TestFile): (string | Buffer)[] {
  return [fileHead(name, filename), bytes, '\r\n']
}

function problemIn(body: string): Problem {
  return JSON.parse(body) as Problem
}

/** The response to a form sent over the network. */
export async function responseTo(sending: ClientRequest) {
  const [response]: IncomingMessage[] = await once(sending, 'response')
  if (!response) throw new Error('The response event must have a response')
  const body = (await response.toArray()).join('')
  return { status: response.statusCode ?? 0, problem: problemIn(body) }
}
