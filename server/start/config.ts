import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { givenForMessages, type MessageSettings, readMessageSettings } from '../messages/message-config.ts'

const portRange = 'must be a whole number from 0 to 65535'

/** A URL without a database name would mean the database named like the user, which is hardly intended. */
function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1
}

function databaseName(url: string | undefined): string | undefined {
  return url && new URL(url).pathname
}

/** Whether a text is an address, or a range of addresses that is not all of them. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (longest === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest)
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

const given = z.object({
  PORT: port.default(3000),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DIRECT_DATABASE_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  READ_DATABASE_URL: databaseUrl.optional(),
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email('must be an email address')).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have 8 to 128 characters')
    .max(128, 'must have 8 to 128 characters')
    .optional(),
  AUDIT_KEY: z.string().trim().optional(),
  AUDIT_HEADS_URL: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https$/, error: 'must begin with https://, like https://heads.example.org/portal' }))
    .optional(),
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
  FILES_S3_KEY: z.string().trim().regex(/^\S+$/, 'must be an access key, without spaces').optional(),
  FILES_S3_SECRET: z.string().trim().optional(),
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
  SIGNING_KEY: z.string().trim().optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((networks) => networks.every(isNetwork), 'must list addresses or ranges, like 10.0.3.7, 10.0.4.0/24')
    .default([]),
  ...givenForMessages.shape,
})

/** The settings from the environment. */
export interface Config {
  port: number
  host: string
  /** Absolute path of the folder for uploaded files and, without a databaseUrl, the embedded database. */
  dataDir: string
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string
  /** The database itself, where databaseUrl is that of a pooler. */
  directDatabaseUrl?: string
  /** The same database as the role that owns it, which changes the schema; by default that of databaseUrl does. */
  migrationDatabaseUrl?: string
  /** A standby of that database, for reads that may be some seconds old. */
  readDatabaseUrl?: string
  /** Where figures for Prometheus are served. */
  metrics?: { host: string; port: number }
  /** The collector that gets traces of requests. */
  traces?: string
  /** Whether a start may change the schema; otherwise only `npm run migrate` does. */
  migrateAtStart: boolean
  /** The first officer, created at the first start. */
  firstAdmin?: { email: string; password: string }
  /** The key of the audit record, if several servers share it. */
  auditKey?: string
  /** Where the newest head of the audit record is sent. */
  auditHeadsUrl?: string
  /** An S3-compatible store for uploaded files to use instead of the folder. */
  s3?: { bucket: string; endpoint: string; region: string; key: string; secret: string }
  /** The text of the key file that signs certificates, when several servers share it. Otherwise the key is in the data folder. */
  signingKey?: string
  /** The addresses of reverse proxies on other machines, whose forwarded headers count. */
  trustedProxies: string[]
  /** How long the portal still takes requests after it was told to stop, so that proxies notice. */
  drainSeconds: number
  messages: MessageSettings
}

/** Reads the environment. A value that cannot be used ends in an error with one sentence that names it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = given.safeParse(set)
  const wrong = error?.issues[0]
  if (wrong) throw new Error(`The setting ${wrong.path.join('.')} ${wrong.message}.`)
  if (!data) throw new Error('The settings cannot be read.')
  if (Boolean(data.ADMIN_EMAIL) !== Boolean(data.ADMIN_PASSWORD)) {
    throw new Error('The settings ADMIN_EMAIL and ADMIN_PASSWORD must be given together.')
  }
  if (data.DIRECT_DATABASE_URL && !data.DATABASE_URL) {
    throw new Error('The setting DIRECT_DATABASE_URL is for a portal whose DATABASE_URL is that of a pooler.')
  }
  if (data.READ_DATABASE_URL && !data.DATABASE_URL) {
    throw new Error(
      'The setting READ_DATABASE_URL is for a portal with DATABASE_URL: it names a standby of that database.',
    )
  }
  if (data.MIGRATION_DATABASE_URL && databaseName(data.MIGRATION_DATABASE_URL) !== databaseName(data.DATABASE_URL)) {
    throw new Error('The settings DATABASE_URL and MIGRATION_DATABASE_URL must name the same database.')
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    ...(data.DATABASE_URL ? { databaseUrl: data.DATABASE_URL } : {}),
    ...(data.DIRECT_DATABASE_URL ? { directDatabaseUrl: data.DIRECT_DATABASE_URL } : {}),
    ...(data.MIGRATION_DATABASE_URL ? { migrationDatabaseUrl: data.MIGRATION_DATABASE_URL } : {}),
    ...(data.READ_DATABASE_URL ? { readDatabaseUrl: data.READ_DATABASE_URL } : {}),
    ...(data.ADMIN_EMAIL && data.ADMIN_PASSWORD
      ? { firstAdmin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD } }
      : {}),
    ...(data.AUDIT_KEY ? { auditKey: data.AUDIT_KEY } : {}),
    ...(data.AUDIT_HEADS_URL ? { auditHeadsUrl: data.AUDIT_HEADS_URL } : {}),
    ...readS3(data),
    ...(data.METRICS_PORT === undefined ? {} : { metrics: { host: data.METRICS_HOST, port: data.METRICS_PORT } }),
    ...(data.OTEL_EXPORTER_OTLP_ENDPOINT ? { traces: data.OTEL_EXPORTER_OTLP_ENDPOINT } : {}),
    ...(data.SIGNING_KEY ? { signingKey: data.SIGNING_KEY } : {}),
    trustedProxies: data.TRUSTED_PROXIES,
    migrateAtStart: data.MIGRATE_AT_START === 'yes',
    drainSeconds: data.DRAIN_SECONDS,
    messages: readMessageSettings(data),
  }
}

function readS3(data: z.output<typeof given>): Pick<Config, 's3'> {
  const [bucket, endpoint, region] = [data.FILES_S3_BUCKET, data.FILES_S3_ENDPOINT, data.FILES_S3_REGION]
  const [key, secret] = [data.FILES_S3_KEY, data.FILES_S3_SECRET]
  if (bucket && endpoint && region && key && secret) return { s3: { bucket, endpoint, region, key, secret } }
  if (!bucket && !endpoint && !region && !key && !secret) return {}
  throw new Error(
    'The settings FILES_S3_BUCKET, FILES_S3_ENDPOINT, FILES_S3_REGION, FILES_S3_KEY and FILES_S3_SECRET must be given together.',
  )
}
