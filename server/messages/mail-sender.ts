import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailSettings } from './message-config.ts'
import { greetingFor, oneLine, renderMail } from './render.ts'
import { DeliveryFailure, type ReadyMessage, type Sender } from './sender.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
/** What the SMTP client reports when it could not begin to send: nobody answers, or the password is wrong. */
const unreachable = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EPROTOCOL',
  'ECONNREFUSED',
]

/** Sends mail through the SMTP server, one at a time over a connection that stays open. */
export function mailSender({ smtpUrl, from, publicUrl, tls }: MailSettings): Sender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // The outbox retries: a message is never sent twice from here.
    maxRequeues: 0,
    ...(tls && { requireTLS: true, tls }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    send: async (message) => {
      const { subject, text, html } = renderMail({ ...message, name: message.to.name, publicUrl })
      const mail = {
        // Addresses as objects: a line break in a string could add a recipient.
        from: { name: oneLine(message.ministry), address: from },
        to: { name: nameIn(message), address: emailIn(message) },
        subject,
        text,
        html,
        messageId: `<${message.messageId}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      await transport.sendMail(mail).catch((error) => {
        throw mailFailure(error)
      })
    },
    close: () => transport.close(),
  }
}

function emailIn({ to }: ReadyMessage): string {
  const { data } = z.email().safeParse(to.address)
  if (data === undefined) throw new DeliveryFailure('refused', 'This is not an email address')
  return data
}

/** The first name, unless it is not one. */
function nameIn({ to }: ReadyMessage): string {
  return greetingFor(to.name).includes(to.name) ? to.name : ''
}

/** A reply from 500 on is final, except one about the portal's own password. */
function mailFailure(error: unknown): DeliveryFailure {
  const { code, responseCode, response } = fieldsOf(error)
  const said = String(response ?? (error instanceof Error ? error.message : error))
  const reason = code === 'ETLS' ? `No connection with TLS could be made, so nothing was sent: ${said}` : said
  if (unreachable.some((known) => known === code)) return new DeliveryFailure('unreachable', reason)
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  return new DeliveryFailure(isFinal ? 'refused' : 'later', reason)
}
