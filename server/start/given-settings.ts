import { isIP } from 'node:net'
import { z } from 'zod'
import { givenForMessages, tlsRequired } from '../messages/message-config.ts'

const portRange = 'must be a whole number from 0 to 65535'

/** A URL without a database name would mean the database named like the user, which is hardly intended. */
function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1
}

/** Whether a text is an address, or a range of addresses that is not all of them. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (longest === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest)
}

/** 32 bytes in base64, not the same byte over and over. */
function isKeyOfSecrets(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text) && new Set(Buffer.from(text, 'base64')).size > 8
}

/** What a line of security.txt may name: a mail address, a page or a phone number, as a URI. */
function isContact(text: string): boolean {
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text) && URL.canParse(text)
}

const port = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, portRange)
  .transform(Number)
  .pipe(z.number().max(65_535, portRange))

const host = z
  .string()
  .trim()
  .regex(/^[\w.:%-]+$/, 'must be an address or a name of this machine, like 127.0.0.1 or 0.0.0.0')

const databaseUrl = z.string().trim().refine(isDatabaseUrl, 'must look like postgresql://user:password@host:5432/name')

/**
 * The variables of the environment. One with `secret` may come from a file too: NAME_FILE is then the path of the file
 * (secret-files.ts).
 */
export const givenSettings = z.object({
  PORT: port.default(3000),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseUrl.optional().meta({ secret: true }),
  DIRECT_DATABASE_URL: databaseUrl.optional().meta({ secret: true }),
  DATABASE_TLS: tlsRequired,
  DATABASE_CA_FILE: z.string().trim().optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional().meta({ secret: true }),
  READ_DATABASE_URL: databaseUrl.optional().meta({ secret: true }),
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email('must be an email address')).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have 8 to 128 characters')
    .max(128, 'must have 8 to 128 characters')
    .optional()
    .meta({ secret: true }),
  AUDIT_KEY: z.string().trim().optional().meta({ secret: true }),
  AUDIT_HEADS_URL: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https$/, error: 'must begin with https://, like https://heads.example.org/portal' }))
    .optional()
    .meta({ secret: true }),
  FILES_S3_BUCKET: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i, 'must be the name of a bucket, like facility-files')
    .optional(),
  FILES_S3_ENDPOINT: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: 'must look like https://files.example.org' }))
    .optional(),
  FILES_S3_REGION: z
    .string()
    .trim()
    .regex(/^[\w-]+$/, 'must be the name of a region, like eu-west-1')
    .optional(),
  FILES_S3_KEY: z
    .string()
    .trim()
    .regex(/^\S+$/, 'must be an access key, without spaces')
    .optional()
    .meta({ secret: true }),
  FILES_S3_SECRET: z.string().trim().optional().meta({ secret: true }),
  BACKUP_RECIPIENT: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((keys) => keys.every((key) => /^age1[0-9a-z]{58}$/.test(key)), 'must be public keys of age, like age1…')
    .optional(),
  CLAMD: z
    .string()
    .trim()
    .regex(/^(\/\S+|(\[[\da-f:]+\]|[\w.-]+):\d{1,5})$/i, 'must look like 127.0.0.1:3310 or /run/clamav/clamd.ctl')
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  MIGRATE_AT_START: z
    .string()
    .trim()
    .pipe(z.enum(['yes', 'no'], 'must be yes or no'))
    .default('yes'),
  DRAIN_SECONDS: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/, 'must be a whole number of seconds up to 99')
    .transform(Number)
    .default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:4318' }))
    .optional(),
  SIGNING_KEY: z.string().trim().optional().meta({ secret: true }),
  SECRETS_KEY: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (keys) => keys.every(isKeyOfSecrets),
      'must be keys of 32 bytes in base64, made with openssl rand -base64 32',
    )
    .optional()
    .meta({ secret: true }),
  SECURITY_CONTACT: z
    .string()
    .trim()
    .transform((text) => (/^[^\s:/]+@[^\s:/]+$/.test(text) ? `mailto:${text}` : text))
    .refine(isContact, 'must be an email address, or a page like https://health.example.org/security')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((networks) => networks.every(isNetwork), 'must list addresses or ranges, like 10.0.3.7, 10.0.4.0/24')
    .default([]),
  ...givenForMessages.shape,
})
