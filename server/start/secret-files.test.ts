import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { secretSettings } from './secret-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const path = join(folder, 'secret')
  writeFileSync(path, text)
  return path
}

describe('a secret in a file', () => {
  it('is one of these settings', () => {
    expect(secretSettings.toSorted()).toEqual([
      'ADMIN_PASSWORD',
      'AUDIT_HEADS_URL',
      'AUDIT_KEY',
      'DATABASE_URL',
      'DIRECT_DATABASE_URL',
      'FILES_S3_KEY',
      'FILES_S3_SECRET',
      'MIGRATION_DATABASE_URL',
      'READ_DATABASE_URL',
      'SECRETS_KEY',
      'SIGNING_KEY',
      'SMS_TOKEN',
      'SMS_URL',
      'SMTP_URL',
    ])
  })

  it.each(['\n', '\r\n', ''])('is read without the line break at its end (%j)', (end) => {
    const path = fileWith(`postgresql://portal:seven bikes@db:5432/portal`.replace(' ', '%20') + end)
    expect(readConfig({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgresql://portal:seven%20bikes@db:5432/portal')
  })

  it('keeps the spaces and line breaks inside it', () => {
    const path = fileWith('seven green bicycles \n\n')
    const { firstAdmin } = readConfig({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD_FILE: path })
    expect(firstAdmin?.password).toBe('seven green bicycles \n')
  })

  it('is refused beside the setting itself', () => {
    const path = fileWith('token-of-the-file')
    const read = () => readConfig({ SMS_TOKEN: 'token', SMS_TOKEN_FILE: path })
    expect(read).toThrow(/^The settings SMS_TOKEN and SMS_TOKEN_FILE exclude each other: give one of them\.$/)
  })

  it('counts beside an empty setting, as one that is not given', () => {
    const path = fileWith('{"kty":"EC"}')
    expect(readConfig({ SIGNING_KEY: '', SIGNING_KEY_FILE: path }).signingKey).toBe('{"kty":"EC"}')
    expect(readConfig({ SIGNING_KEY: 'key', SIGNING_KEY_FILE: ' ' }).signingKey).toBe('key')
  })

  it('that is missing or empty stops the start with a sentence', () => {
    const missing = join(folder, 'nowhere')
    expect(() => readConfig({ AUDIT_KEY_FILE: missing })).toThrow(
      `The setting AUDIT_KEY_FILE names the file ${missing}, which cannot be read (ENOENT).`,
    )
    const empty = fileWith(' \n')
    expect(() => readConfig({ AUDIT_KEY_FILE: empty })).toThrow(
      `The setting AUDIT_KEY_FILE names the file ${empty}, which is empty.`,
    )
  })

  it('is not repeated by the sentence that refuses it', () => {
    const read = () => readConfig({ DATABASE_URL_FILE: fileWith('mysql://root:secret-word@db/portal') })
    expect(read).toThrow(/^The setting DATABASE_URL must look like /)
    expect(read).not.toThrow('secret-word')
  })
})
