import { webcrypto } from 'node:crypto'
import type { LicenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import { bytesToSign, codeOf } from '@portal/contract/licences/signed-licence/signed-licence.ts'
import { verifyCode } from '@portal/contract/licences/signed-licence/verify.ts'
import { describe, expect, it } from 'vitest'
import { signLicence } from './sign-licence.ts'
import { createSigningKey, type PublicHalf, readSigningKey, writeSigningKey } from './signing-key.ts'

const facts: LicenceFacts = {
  number: 'NSMOH/PHF/00001/2026',
  issue: 1,
  kind: 'certificate',
  facility_name: 'Ayọ̀délé Family Clinic',
  facility_type: 'Private Clinic',
  lga: 'Bida',
  issued_on: '2026-04-07',
  expires_on: '2026-12-31',
}
const longest: LicenceFacts = {
  ...facts,
  number: 'N'.repeat(40),
  issue: 9999,
  facility_name: 'ọ'.repeat(20),
  facility_type: 'y'.repeat(40),
  lga: 'z'.repeat(30),
  expires_on: '2199-12-31',
}

const key = createSigningKey()
const publish = ({ kid, x, y }: PublicHalf, exp?: number) =>
  ({ kty: 'EC', crv: 'P-256', kid, x, y, ...(exp !== undefined && { exp }) }) as const
const verified = (code: string, exp?: number) => verifyCode(code, [publish(key, exp)], webcrypto.subtle)

describe('the code of a certificate', () => {
  it('states the facts, in few enough digits for a small code', async () => {
    const code = signLicence(facts, key)
    expect(await verified(code)).toEqual(facts)
    expect(code).toMatch(/^[1-9]\d*$/)
    expect(code.length).toBeLessThanOrEqual(370)
  })

  it('has room for the longest facts', async () => {
    expect(await verified(signLicence(longest, key))).toEqual(longest)
  })

  it('counts only if the key still signed on the day of issue', async () => {
    const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000
    const code = signLicence(facts, key)
    expect(await verified(code, noon('2026-04-07'))).toEqual(facts)
    expect(await verified(code, noon('2026-04-06'))).toBeUndefined()
  })

  it('does not hold what is no certificate', () => {
    expect(() => bytesToSign({ ...facts, facility_name: 'x'.repeat(61) }, key.kid)).toThrow()
    expect(() => bytesToSign({ ...facts, expires_on: '1999-12-31' }, key.kid)).toThrow()
    expect(() => bytesToSign(facts, 'another')).toThrow()
    expect(() => codeOf(bytesToSign(facts, key.kid), new Uint8Array(63))).toThrow(RangeError)
  })
})

describe('a signing key', () => {
  it('is stored with the keys before it, and read again', async () => {
    const next = createSigningKey([key])
    const { kid, x, y, older } = readSigningKey(writeSigningKey(next))
    expect({ kid, x, y }).toEqual({ kid: next.kid, x: next.x, y: next.y })
    expect(older).toEqual([{ kid: key.kid, x: key.x, y: key.y }])
    expect(await verified(signLicence(facts, readSigningKey(writeSigningKey(key))))).toEqual(facts)
  })

  it.each([
    ['no JSON', 'key'],
    ['a public key', JSON.stringify(publish(key))],
    ['another curve', '{"kty":"EC","crv":"P-384"}'],
    ['half a file', writeSigningKey(key).slice(0, 80)],
  ])('is refused if it is %s', (_, text) => {
    expect(() => readSigningKey(text)).toThrow('This is not a private ES256 key in the form of a JWK.')
  })
})
