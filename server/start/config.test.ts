import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { certificate } from '../testing/certificates.ts'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('have default values', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      trustedProxies: [],
      migrateAtStart: true,
      drainSeconds: 0,
      messages: {},
    })
  })

  it('come from the environment', () => {
    const set = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/portal',
      DATABASE_URL: 'postgresql://portal:secret@db:5432/portal',
      READ_DATABASE_URL: 'postgresql://portal:secret@standby:5432/portal',
      ADMIN_EMAIL: ' Officer@Ministry.example ',
      ADMIN_PASSWORD: 'seven-green-bicycles',
      SIGNING_KEY: ' {"kty":"EC"} ',
      AUDIT_HEADS_URL: ' https://heads.example.org/portal ',
      MIGRATE_AT_START: 'no',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.3.9:4318',
      METRICS_HOST: '10.0.3.2',
      DRAIN_SECONDS: ' 8',
      TRUSTED_PROXIES: '10.0.3.7, 10.0.4.0/24,2001:db8::/32',
    }
    expect(readConfig(set)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/portal',
      trustedProxies: ['10.0.3.7', '10.0.4.0/24', '2001:db8::/32'],
      migrateAtStart: false,
      metrics: { host: '10.0.3.2', port: 9464 },
      traces: 'http://10.0.3.9:4318',
      drainSeconds: 8,
      messages: {},
      databaseUrl: set.DATABASE_URL,
      readDatabaseUrl: set.READ_DATABASE_URL,
      signingKey: '{"kty":"EC"}',
      auditHeadsUrl: 'https://heads.example.org/portal',
      firstAdmin: { email: 'officer@ministry.example', password: set.ADMIN_PASSWORD },
    })
  })

  it('have their default values when they are empty', () => {
    expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toEqual(
      readConfig({}),
    )
  })

  it.each([
    ['security@health.example', 'mailto:security@health.example'],
    ['https://health.example/security', 'https://health.example/security'],
    ['tel:+2348031234567', 'tel:+2348031234567'],
  ])('make a URI of whom to tell about a weakness: %s', (given, contact) => {
    expect(readConfig({ SECURITY_CONTACT: given }).securityContact).toBe(contact)
  })

  it('name the same database for the portal and for the role that owns it', () => {
    const owner = { MIGRATION_DATABASE_URL: 'postgresql://portal_owner@db:5432/portal' }
    expect(readConfig({ ...owner, DATABASE_URL: 'postgresql://portal_app@db:5432/portal' })).toMatchObject({
      migrationDatabaseUrl: owner.MIGRATION_DATABASE_URL,
    })
    expect(() => readConfig({ DIRECT_DATABASE_URL: owner.MIGRATION_DATABASE_URL })).toThrow(
      'The setting DIRECT_DATABASE_URL is for a portal whose DATABASE_URL is that of a pooler.',
    )
    expect(() => readConfig({ READ_DATABASE_URL: owner.MIGRATION_DATABASE_URL })).toThrow(
      'The setting READ_DATABASE_URL is for a portal with DATABASE_URL: it names a standby of that database.',
    )
    const sentence = 'The settings DATABASE_URL and MIGRATION_DATABASE_URL must name the same database.'
    expect(() => readConfig(owner)).toThrow(sentence)
    expect(() => readConfig({ ...owner, DATABASE_URL: 'postgresql://portal_app@db:5432/other' })).toThrow(sentence)
  })

  it.each([
    ['PORT', 'http'],
    ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQQ'],
    ['SECURITY_CONTACT', 'the ministry'],
    ['SECURITY_CONTACT', 'http://health.example/security'],
    ['CLAMD', 'localhost'],
    ['CLAMD', 'run/clamd.ctl'],
    ['DATABASE_TLS', 'yes'],
    ['SMTP_TLS', 'prefer'],
    ['SECRETS_KEY', 'seven-green-bicycles'],
    ['SECRETS_KEY', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='],
    ['MIGRATE_AT_START', 'later'],
    ['METRICS_PORT', '65537'],
    ['METRICS_HOST', 'http://localhost'],
    ['DRAIN_SECONDS', '100'],
    ['DRAIN_SECONDS', '2 s'],
    ['TRUSTED_PROXIES', 'proxy.example.org'],
    ['TRUSTED_PROXIES', '10.9.3.7,'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.3.7/33'],
    ['TRUSTED_PROXIES', '10.0.3.7/8/8'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://root@localhost/portal'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'postgresql://portal@localhost:99999/portal'],
    ['DATABASE_URL', 'postgresql://localhost'],
    ['MIGRATION_DATABASE_URL', 'localhost:5432'],
    ['DIRECT_DATABASE_URL', 'localhost:5432'],
    ['READ_DATABASE_URL', 'localhost:5432'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['AUDIT_HEADS_URL', 'http://heads.example.org'],
    ['AUDIT_HEADS_URL', 'heads.ministry.example'],
    ['AUDIT_HEADS_URL', 'ftp://heads.ministry.example'],
    ['FILES_S3_BUCKET', 'no bucket'],
    ['FILES_S3_ENDPOINT', 'files.example.org:9000'],
    ['FILES_S3_ENDPOINT', 'ftp://files.example.org'],
    ['FILES_S3_REGION', 'eu west'],
    ['FILES_S3_KEY', 'a key'],
    ['ADMIN_EMAIL', 'officer'],
    ['ADMIN_PASSWORD', 'short'],
  ])('refuse a %s that cannot be used, in one sentence that does not repeat it', (name, value) => {
    const others = name.startsWith('ADMIN')
      ? { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'seven-green-bicycles' }
      : {}
    const set = () => readConfig({ ...others, [name]: value })
    expect(set).toThrow(new RegExp(`^The setting ${name} must .*\\.$`))
    expect(set).not.toThrow(value)
  })

  it('write TLS into the addresses of the database where it is required', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'portal-ca-')), 'ca.pem')
    writeFileSync(file, certificate)
    const set = { DATABASE_URL: 'postgresql://portal@db/portal?sslmode=no-verify&ssl=0', DATABASE_TLS: 'require' }
    const together = 'The settings DATABASE_TLS and DATABASE_CA_FILE must be given together.'
    expect(() => readConfig(set)).toThrow(together)
    expect(() => readConfig({ DATABASE_CA_FILE: file })).toThrow(together)
    expect(() => readConfig({ ...set, DATABASE_CA_FILE: '/nowhere/ca.pem' })).toThrow(
      'The setting DATABASE_CA_FILE names the file /nowhere/ca.pem, which cannot be read (ENOENT).',
    )
    expect(() => readConfig({ ...set, DATABASE_CA_FILE: import.meta.filename })).toThrow(
      /^The setting DATABASE_CA_FILE names the file .*, which holds no certificate in PEM\.$/,
    )
    const direct = 'postgresql://portal@%2Frun%2Fpostgresql/portal'
    expect(readConfig({ ...set, DIRECT_DATABASE_URL: direct, DATABASE_CA_FILE: file })).toMatchObject({
      databaseUrl: `postgresql://portal@db/portal?sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`,
      directDatabaseUrl: direct,
    })
  })

  it('give mail TLS only with an address that cannot switch it off', () => {
    const set = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://p.example' }
    expect(readConfig(set).messages.mail?.tls).toBeUndefined()
    expect(readConfig({ ...set, SMTP_TLS: 'require' }).messages.mail?.tls).toEqual({})
    expect(() =>
      readConfig({ ...set, SMTP_URL: 'smtp://mail.example?tls.rejectUnauthorized=false', SMTP_TLS: 'require' }),
    ).toThrow('The setting SMTP_URL may have no parameters with SMTP_TLS: they could switch TLS off again.')
  })

  it('need the email and the password of the first officer together', () => {
    const alone = /^The settings ADMIN_EMAIL and ADMIN_PASSWORD must be given together\.$/
    expect(() => readConfig({ ADMIN_EMAIL: 'a@b.example' })).toThrow(alone)
    expect(() => readConfig({ ADMIN_PASSWORD: 'seven-green-bicycles' })).toThrow(alone)
  })

  it('need all values of an S3-compatible store, or none', () => {
    const set = {
      FILES_S3_BUCKET: 'facility-files',
      FILES_S3_ENDPOINT: 'https://files.example.org:9000',
      FILES_S3_REGION: 'eu-west-1',
      FILES_S3_KEY: 'portal',
      FILES_S3_SECRET: 'seven-green-bicycles',
    }
    expect(readConfig(set).s3).toEqual({
      bucket: 'facility-files',
      endpoint: 'https://files.example.org:9000',
      region: 'eu-west-1',
      key: 'portal',
      secret: 'seven-green-bicycles',
    })
    expect(readConfig({}).s3).toBeUndefined()
    for (const name of Object.keys(set)) {
      const together = /^The settings FILES_S3_BUCKET, .* and FILES_S3_SECRET must be given together\.$/
      expect(() => readConfig({ ...set, [name]: '' })).toThrow(together)
    }
  })
})
