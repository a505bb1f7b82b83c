import { problem } from '@portal/contract/problem.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'

/** Makes a request that must be refused, and checks that the response is a complete problem. */
export async function wholeProblem(app: FastifyInstance, request: InjectOptions) {
  const { statusCode, headers, payload } = await app.inject(request)
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  const body = problem.parse(JSON.parse(payload))
  expect(body.request_id).toBe(headers['x-request-id'])
  expect(body.status).toBe(statusCode)
  expect(body.message).toBe(body.detail)
  expect(body.type).toBe(`/problems/${body.code}`)
  return body
}
