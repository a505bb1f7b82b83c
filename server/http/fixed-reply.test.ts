import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { fixedReply } from './fixed-reply.ts'

/** A server with one address, whose text is built like this. */
function serverOf(build: () => Promise<string>) {
  const app = Fastify()
  app.get('/text', fixedReply('text/plain; charset=utf-8', build))
  return app
}

it('builds a text once, at the first request, and does not send it again to a browser that has it', async () => {
  let built = 0
  const app = serverOf(async () => {
    built += 1
    return 'The text of the portal'
  })
  expect(built).toBe(0)
  const [first, second] = await Promise.all([app.inject('/text'), app.inject('/text')])
  expect([first.payload, second.payload]).toEqual(['The text of the portal', 'The text of the portal'])
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' })
  const has = (tag: string) => app.inject({ url: '/text', headers: { 'if-none-match': tag } })
  const known = await has(String(first.headers.etag))
  expect([known.statusCode, known.payload]).toEqual([304, ''])
  expect((await has('W/"another"')).payload).toBe('The text of the portal')
  expect(built).toBe(1)
})

it('builds again at the next request when building has failed', async () => {
  let built = 0
  const app = serverOf(async () => {
    built += 1
    if (built === 1) throw new Error('No memory is left')
    return 'The text of the portal'
  })
  const statuses = []
  for (let request = 0; request < 3; request++) statuses.push((await app.inject('/text')).statusCode)
  expect([statuses, built]).toEqual([[500, 200, 200], 2])
})
