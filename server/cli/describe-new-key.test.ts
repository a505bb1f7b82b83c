import { expect, it } from 'vitest'
import { describeNewAuditKey, describeNewKey } from './describe-new-key.ts'

const key = { kid: '1f0c3a9e', path: '/srv/portal/keys/1f0c3a9e.jwk', recovered: [] }

it('says where a new key of certificates is, and what to do with it', () => {
  expect(describeNewKey({ ...key, isInUse: true })).toBe(
    'The key 1f0c3a9e signs certificates from now on. It is in /srv/portal/keys/1f0c3a9e.jwk: keep a copy of this file apart from the backups.',
  )
  expect(describeNewKey({ ...key, isInUse: false }).split('\n')).toEqual([
    'The new key 1f0c3a9e is in /srv/portal/keys/1f0c3a9e.jwk.',
    'Set SIGNING_KEY of every server to the text of this file, start them all again, and delete the file.',
  ])
})

it('warns of older keys that only the database knows', () => {
  expect(describeNewKey({ ...key, recovered: ['aa11bb22', 'cc33dd44'], isInUse: true }).split('\n')[1]).toBe(
    'The files of older keys are lost, so they were taken from the database: aa11bb22, cc33dd44. Revoke those that nobody knows.',
  )
})

it('says where a new key of the audit record is, and that the older ones are kept', () => {
  const { kid, path } = key
  expect(describeNewAuditKey({ kid, path, isInUse: true }).split('\n')).toEqual([
    'The key 1f0c3a9e writes the audit record from now on; servers that run take it within ten seconds.',
    'It is in /srv/portal/keys/1f0c3a9e.jwk: keep a copy of this file apart from the backups. Keep the older files too: only they verify the older entries.',
  ])
  expect(describeNewAuditKey({ kid, path, isInUse: false }).split('\n')).toEqual([
    'The new key 1f0c3a9e is in /srv/portal/keys/1f0c3a9e.jwk, together with the older ones, which verify the older entries.',
    'Set AUDIT_KEY of every server to the text of this file, start them all again, keep a copy of it apart from the backups, and delete the file.',
    'Until then the present key writes.',
  ])
})
