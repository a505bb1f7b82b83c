import { z } from 'zod'

/** Whether connections without TLS are refused. */
export const tlsRequired = z
  .string()
  .trim()
  .pipe(z.enum(['require'], 'must be require'))
  .optional()

/** The environment variables of messages. */
export const givenForMessages = z.object({
  PUBLIC_URL: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: 'must look like https://licences.example.org' }))
    .optional(),
  SMTP_URL: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.org' }))
    .optional()
    .meta({ secret: true }),
  SMTP_TLS: tlsRequired,
  SMTP_CA_FILE: z.string().trim().optional(),
  MAIL_FROM: z.string().trim().pipe(z.email('must be an email address')).optional(),
  SMS_URL: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: 'must look like https://sms.example.org/send' }))
    .optional()
    .meta({ secret: true }),
  SMS_TOKEN: z.string().trim().regex(/^\S+$/, 'must be a token, without spaces').optional().meta({ secret: true }),
  MESSAGE_RETRY_SECONDS: z.coerce
    .number('must be a whole number from 1 to 3600')
    .int('must be a whole number from 1 to 3600')
    .min(1, 'must be a whole number from 1 to 3600')
    .max(3600, 'must be a whole number from 1 to 3600')
    .optional(),
})

/** How mail leaves the portal. */
export interface MailSettings {
  smtpUrl: string
  /** The address that mails come from. */
  from: string
  publicUrl: string
  /** Present where mail leaves encrypted or not at all; with the authorities that count instead of the usual ones. */
  tls?: { ca?: string }
}

/** How SMS leave the portal. */
export interface SmsSettings {
  url: string
  token: string
  publicUrl: string
}

/** How messages leave the portal. Without mail or sms they stay in the outbox. */
export interface MessageSettings {
  /** The portal's address as people type it, for the links in messages. */
  publicUrl?: string
  mail?: MailSettings
  sms?: SmsSettings
  /** The delay before the first retry, in seconds. */
  retrySeconds?: number
}

/** Reads the settings of messages. What is needed together must be given together. */
export function readMessageSettings(
  given: z.output<typeof givenForMessages>,
  smtpAuthorities: string | undefined,
): MessageSettings {
  const { PUBLIC_URL: publicUrl, SMTP_URL, SMTP_TLS, MAIL_FROM, SMS_URL, SMS_TOKEN, MESSAGE_RETRY_SECONDS } = given
  const settings = {
    ...(publicUrl && { publicUrl }),
    ...(MESSAGE_RETRY_SECONDS && { retrySeconds: MESSAGE_RETRY_SECONDS }),
  }
  if ((SMTP_URL || MAIL_FROM) && !(SMTP_URL && MAIL_FROM && publicUrl)) {
    throw new Error('The settings SMTP_URL, MAIL_FROM and PUBLIC_URL must be given together.')
  }
  if (SMTP_TLS && SMTP_URL && new URL(SMTP_URL).search) {
    throw new Error('The setting SMTP_URL may have no parameters with SMTP_TLS: they could switch TLS off again.')
  }
  if ((SMS_URL || SMS_TOKEN) && !(SMS_URL && SMS_TOKEN && publicUrl)) {
    throw new Error('The settings SMS_URL, SMS_TOKEN and PUBLIC_URL must be given together.')
  }
  const tls = SMTP_TLS && { tls: { ...(smtpAuthorities !== undefined && { ca: smtpAuthorities }) } }
  return {
    ...settings,
    ...(SMTP_URL && MAIL_FROM && publicUrl && { mail: { smtpUrl: SMTP_URL, from: MAIL_FROM, publicUrl, ...tls } }),
    ...(SMS_URL && SMS_TOKEN && publicUrl && { sms: { url: SMS_URL, token: SMS_TOKEN, publicUrl } }),
  }
}
