import { resolve } from 'node:path'
import type { z } from 'zod'
import { type MessageSettings, readMessageSettings } from '../messages/message-config.ts'
import { readAuthorities, withTls } from './database-tls.ts'
import { givenSettings } from './given-settings.ts'
import { withSecretsOfFiles } from './secret-files.ts'

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
  /** The public keys of age to which backups are encrypted. */
  backupRecipients?: string[]
  /** Where clamd listens, which scans what is uploaded. */
  clamd?: string
  /** The keys with which secrets in the database are encrypted: the first encrypts, all of them decrypt. */
  secretsKeys?: string[]
  /** The addresses of reverse proxies on other machines, whose forwarded headers count. */
  trustedProxies: string[]
  /** How long the portal still takes requests after it was told to stop, so that proxies notice. */
  drainSeconds: number
  /** Whom to tell about a weakness of the portal, as a URI. */
  securityContact?: string
  messages: MessageSettings
}

/** Reads the environment. A value that cannot be used ends in an error with one sentence that names it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { data, error } = givenSettings.safeParse(withSecretsOfFiles(set))
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
    ...readAddresses(data),
    ...(data.ADMIN_EMAIL && data.ADMIN_PASSWORD
      ? { firstAdmin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD } }
      : {}),
    ...(data.AUDIT_KEY ? { auditKey: data.AUDIT_KEY } : {}),
    ...(data.AUDIT_HEADS_URL ? { auditHeadsUrl: data.AUDIT_HEADS_URL } : {}),
    ...readS3(data),
    ...(data.METRICS_PORT === undefined ? {} : { metrics: { host: data.METRICS_HOST, port: data.METRICS_PORT } }),
    ...(data.OTEL_EXPORTER_OTLP_ENDPOINT ? { traces: data.OTEL_EXPORTER_OTLP_ENDPOINT } : {}),
    ...(data.SIGNING_KEY ? { signingKey: data.SIGNING_KEY } : {}),
    ...(data.BACKUP_RECIPIENT ? { backupRecipients: data.BACKUP_RECIPIENT } : {}),
    ...(data.CLAMD ? { clamd: data.CLAMD } : {}),
    ...(data.SECRETS_KEY ? { secretsKeys: data.SECRETS_KEY } : {}),
    trustedProxies: data.TRUSTED_PROXIES,
    migrateAtStart: data.MIGRATE_AT_START === 'yes',
    drainSeconds: data.DRAIN_SECONDS,
    ...(data.SECURITY_CONTACT ? { securityContact: data.SECURITY_CONTACT } : {}),
    messages: readMessageSettings(data, data.SMTP_CA_FILE && readAuthorities('SMTP_CA_FILE', data.SMTP_CA_FILE)),
  }
}

/** The addresses of the database, with TLS where it is required. */
function readAddresses(
  data: z.output<typeof givenSettings>,
): Pick<Config, 'databaseUrl' | 'directDatabaseUrl' | 'migrationDatabaseUrl' | 'readDatabaseUrl'> {
  const { DATABASE_TLS, DATABASE_CA_FILE: caFile } = data
  if ((DATABASE_TLS === undefined) !== (caFile === undefined)) {
    throw new Error('The settings DATABASE_TLS and DATABASE_CA_FILE must be given together.')
  }
  if (caFile !== undefined) readAuthorities('DATABASE_CA_FILE', caFile)
  const addressOf = (url: string) => (caFile === undefined ? url : withTls(url, resolve(caFile)))
  return {
    ...(data.DATABASE_URL ? { databaseUrl: addressOf(data.DATABASE_URL) } : {}),
    ...(data.DIRECT_DATABASE_URL ? { directDatabaseUrl: addressOf(data.DIRECT_DATABASE_URL) } : {}),
    ...(data.MIGRATION_DATABASE_URL ? { migrationDatabaseUrl: addressOf(data.MIGRATION_DATABASE_URL) } : {}),
    ...(data.READ_DATABASE_URL ? { readDatabaseUrl: addressOf(data.READ_DATABASE_URL) } : {}),
  }
}

function databaseName(url: string | undefined): string | undefined {
  return url && new URL(url).pathname
}

function readS3(data: z.output<typeof givenSettings>): Pick<Config, 's3'> {
  const [bucket, endpoint, region] = [data.FILES_S3_BUCKET, data.FILES_S3_ENDPOINT, data.FILES_S3_REGION]
  const [key, secret] = [data.FILES_S3_KEY, data.FILES_S3_SECRET]
  if (bucket && endpoint && region && key && secret) return { s3: { bucket, endpoint, region, key, secret } }
  if (!bucket && !endpoint && !region && !key && !secret) return {}
  throw new Error(
    'The settings FILES_S3_BUCKET, FILES_S3_ENDPOINT, FILES_S3_REGION, FILES_S3_KEY and FILES_S3_SECRET must be given together.',
  )
}
