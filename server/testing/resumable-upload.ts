import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Actor } from './as.ts'

interface Beginning {
  facility_id: number | string
  bytes: Buffer
  call?: string
  headers?: Record<string, string>
}

/** Sends the requests of the tus protocol on behalf of a person. */
export function uploader(app: FastifyInstance, { token }: Actor) {
  const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const send = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, headers: object, payload?: Buffer) =>
    app.inject({ method, url, headers: { ...common, ...headers }, ...(payload ? { payload } : {}) })
  return {
    begin: ({ facility_id, bytes, call = '/api/upload/document', headers }: Beginning) =>
      send('POST', '/api/uploads', {
        'upload-length': String(bytes.length),
        'upload-metadata': `call ${inBase64(call)},facility_id ${inBase64(String(facility_id))}`,
        ...headers,
      }),
    offset: async (location: string) => {
      const { statusCode, headers } = await send('HEAD', location, {})
      return { status: statusCode, offset: headers['upload-offset'], length: headers['upload-length'] }
    },
    patch: async (location: string, offset: number | string, bytes: Buffer) => {
      const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
      const { statusCode, headers, body } = await send('PATCH', location, type, bytes)
      return { status: statusCode, offset: headers['upload-offset'], body }
    },
    cancel: async (location: string) => (await send('DELETE', location, {})).statusCode,
  }
}

/** Opens a PATCH over the network, to which a test writes. */
export function openPatch(url: string, { token }: Actor, { offset, length }: { offset: number; length: number }) {
  const headers = {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
    'upload-offset': offset,
    'content-length': length,
  }
  const sending = request(url, { method: 'PATCH', headers })
  sending.on('error', () => {})
  onTestFinished(() => void sending.destroy())
  return sending
}

/** The id in the address of an upload. */
export function uploadIdIn(location: unknown): string {
  return String(location).split('/').at(-1) ?? ''
}

function inBase64(text: string): string {
  return Buffer.from(text).toString('base64')
}
