import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areLicenceFacts } from './are-licence-facts.ts'
import { isPublicKey } from './is-public-key.ts'
import { type LicenceFacts, licenceFacts } from './licence-facts.ts'
import { publicKeys } from './public-key.ts'

const wrong = fc.oneof(fc.constantFrom(undefined, null, '', 0, -1, 1.5, Number.NaN, [], {}, true), fc.string())
/** Mostly what fits, at its limits and beyond, and sometimes anything. */
const mostly = <T>(...values: T[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: wrong })
const text = (most: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('Bida', 'ọ̀'.repeat(most / 5), 'x'.repeat(most)) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(most + 1), '😀'.repeat(most / 4 + 1), '\ud800') },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: most }) },
    { weight: 1, arbitrary: wrong },
  )
const day = fc.oneof(
  { weight: 8, arbitrary: mostly('2026-04-07', '2000-01-01', '2199-12-31', '2028-02-29') },
  { weight: 1, arbitrary: fc.constantFrom('1999-12-31', '2200-01-01', '2026-02-29', '2026-04-31', '2026-4-7') },
  { weight: 1, arbitrary: fc.constantFrom('+12026-04-07', '2026-13-01', '2026-04-07 ', '2026-04-07T00:00:00Z') },
)

const facts: fc.Arbitrary<Record<keyof LicenceFacts, unknown>> = fc.record(
  {
    number: text(40),
    issue: mostly<unknown>(1, 2, 9999, 10_000, 0),
    kind: mostly<unknown>('certificate', 'statement'),
    facility_name: text(60),
    facility_type: text(40),
    lga: text(30),
    issued_on: day,
    expires_on: day,
  },
  { noNullPrototype: true },
)

const key = fc.record(
  {
    kty: mostly<unknown>('EC'),
    crv: mostly<unknown>('P-256'),
    x: mostly<unknown>('x'.repeat(43), '-_0aZ'.padEnd(43, 'y')),
    y: mostly<unknown>('y'.repeat(43), 'y'.repeat(43), 'y'.repeat(42), `${'y'.repeat(42)}=`),
    kid: mostly<unknown>('0a0b0c0d', '0a0b0c0d', '0A0B0C0D', '0a0b0c0d\n'),
    use: mostly<unknown>('sig'),
    alg: mostly<unknown>('ES256'),
    nbf: mostly<unknown>(1_767_225_600, 0, -5, 2 ** 53),
    exp: mostly<unknown>(1_767_225_600),
    revoked_at: mostly<unknown>(1_767_225_600),
  },
  { requiredKeys: ['kty', 'crv', 'x', 'y', 'kid', 'use', 'alg'], noNullPrototype: true },
)

/** Both rules decide alike, and the sample has enough of both kinds. */
function decideAlike<T>(sample: fc.Arbitrary<T>, plain: (value: T) => boolean, schema: (value: T) => boolean): void {
  const seen = { accepted: 0, refused: 0 }
  fc.assert(
    fc.property(sample, (value) => {
      const isAccepted = schema(value)
      seen[isAccepted ? 'accepted' : 'refused'] += 1
      expect(plain(value)).toBe(isAccepted)
    }),
    { numRuns: 5000 },
  )
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(100)
}

it('a browser takes for the facts of a code exactly what the schema does', () => {
  decideAlike(facts, areLicenceFacts, (value) => licenceFacts.safeParse(value).success)
})

it('neither takes facts of which one is missing or too many', () => {
  fc.assert(
    fc.property(
      facts,
      fc.constantFrom<keyof LicenceFacts>('number', 'issue', 'kind', 'lga', 'expires_on'),
      (one, name) => {
        const more = { ...one, owner: 'Ngozi' }
        const { [name]: _left, ...rest } = one
        const fewer: Record<string, unknown> = rest
        expect([licenceFacts.safeParse(more).success, areLicenceFacts(more)]).toEqual([false, false])
        expect([licenceFacts.safeParse(fewer).success, areLicenceFacts({ ...one, [name]: undefined })]).toEqual([
          false,
          false,
        ])
      },
    ),
  )
})

it('a browser takes for a published key exactly what the schema does', () => {
  decideAlike(key, isPublicKey, (value) => publicKeys.safeParse({ keys: [value] }).success)
  for (const value of [null, undefined, 'key', 7, []]) expect(isPublicKey(value)).toBe(false)
})
