import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { certificate, serverKey } from './certificates.ts'

/** A real SMTP server that keeps what it accepts. */
export interface TestSmtpServer {
  url: string
  received: Email[]
  stop: () => Promise<void>
}

interface SmtpOptions {
  port?: number
  /** An address that the server does not know. */
  unknown?: string
  /** An address for which the server accepts no mail at the first try. */
  busy?: string
  /** Whether the server refuses the password of whoever logs in. */
  refusesPassword?: () => boolean
  /** Whether it offers STARTTLS, or speaks TLS from the start, with the certificate of tests. */
  tls?: 'offered' | 'from the start'
  /** Called before a message is acknowledged. */
  onReceived?: (email: Email) => unknown
}

/** Starts an SMTP server on a port of this machine, by default any free one. */
export async function startSmtpServer({
  port = 0,
  unknown,
  busy,
  refusesPassword,
  tls,
  onReceived,
}: SmtpOptions = {}): Promise<TestSmtpServer> {
  const received: Email[] = []
  let isBusy = true
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    ...(tls ? { key: serverKey, cert: certificate } : { disabledCommands: ['STARTTLS'] }),
    secure: tls === 'from the start',
    onAuth: ({ username }, _, callback) =>
      refusesPassword?.()
        ? callback(Object.assign(new Error('5.7.8 The password is wrong'), { responseCode: 535 }))
        : callback(null, { user: username }),
    closeTimeout: 100,
    onRcptTo: ({ address }, _, callback) => {
      if (address === unknown) {
        callback(Object.assign(new Error('5.1.1 Nobody here has this address'), { responseCode: 550 }))
      } else if (address === busy && isBusy) {
        isBusy = false
        callback(Object.assign(new Error('4.2.0 Try again later'), { responseCode: 451 }))
      } else callback(null)
    },
    onData: (stream, _, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const email = await PostalMime.parse(Buffer.concat(chunks))
        received.push(email)
        await onReceived?.(email)
        callback()
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `${tls === 'from the start' ? 'smtps' : 'smtp'}://127.0.0.1:${listening}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
