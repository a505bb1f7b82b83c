import { afterEach, describe, expect, it } from 'vitest'
import { anotherAuthority, certificate } from '../testing/certificates.ts'
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts'
import { mailSender } from './mail-sender.ts'
import type { ReadyMessage } from './sender.ts'

const running: { stop: () => unknown }[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})

async function server(tls?: 'offered' | 'from the start'): Promise<TestSmtpServer> {
  const started = await startSmtpServer(tls ? { tls } : {})
  running.push(started)
  return started
}

const message: ReadyMessage = {
  ministry: 'Ministry of Health',
  to: { name: 'Musa', address: 'musa@example.org' },
  messageId: 'a-message',
  content: { title: 'Your registration is approved', paragraphs: [] },
}

/** Sends a message with TLS required, and the authorities that count. */
async function send(smtpUrl: string, ca: string) {
  const sender = mailSender({ smtpUrl, from: 'licences@ministry.example', publicUrl: 'https://p.example', tls: { ca } })
  running.push({ stop: () => sender.close() })
  await sender.send(message)
}

describe('mail with TLS required', () => {
  it.each(['offered', 'from the start'] as const)('is sent to a server whose TLS is %s', async (tls) => {
    const { url, received } = await server(tls)
    await send(url, certificate)
    expect(received).toHaveLength(1)
  })

  it.each(['offered', 'from the start'] as const)('is not sent to a server of another authority (%s)', async (tls) => {
    const { url, received } = await server(tls)
    await expect(send(url, anotherAuthority)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(received).toEqual([])
  })

  it('is not sent to a server without TLS, and says why', async () => {
    const { url, received } = await server()
    await expect(send(url, certificate)).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringMatching(/^No connection with TLS could be made, so nothing was sent: /),
    })
    expect(received).toEqual([])
  })
})
