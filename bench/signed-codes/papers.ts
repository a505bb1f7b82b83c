import type { LicenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import type { PublicKey } from '@portal/contract/licences/signed-licence/public-key.ts'
import { signLicence } from '@portal/server/keys/sign-licence.ts'
import { createSigningKey, type PublicHalf, type SigningKey } from '@portal/server/keys/signing-key.ts'

/** A paper with its code. */
export interface Paper {
  facts: LicenceFacts
  key: SigningKey
  code: string
}

/** What a forger has: genuine papers, and keys of his own; and the keys that are published. */
export interface Scene {
  papers: Paper[]
  theirs: SigningKey
  published: PublicKey[]
}

const certificate: LicenceFacts = {
  number: 'NSMOH/PHF/00001/2026',
  issue: 1,
  kind: 'certificate',
  facility_name: 'Ayọ̀délé Family Clinic',
  facility_type: 'Private Clinic',
  lga: 'Bida',
  issued_on: '2026-04-07',
  expires_on: '2026-12-31',
}

const allFacts: LicenceFacts[] = [
  certificate,
  { ...certificate, issue: 2, facility_name: 'Ayọ̀délé Hospital' },
  { ...certificate, number: 'APP-2026-000012', kind: 'statement', expires_on: '2026-10-06' },
  { ...certificate, number: 'NSMOH/PHF/00002/2026', facility_name: 'Ƙofar Mata Maternity Home', lga: 'Chanchaga' },
]

/** Two published keys, each of which has signed the same four papers. */
export function makeScene(): Scene {
  const ours = [createSigningKey(), createSigningKey()]
  return {
    papers: ours.flatMap((key) => allFacts.map((facts) => ({ facts, key, code: signLicence(facts, key) }))),
    theirs: createSigningKey(),
    published: ours.map(publish),
  }
}

function publish({ kid, x, y }: PublicHalf): PublicKey {
  return { kty: 'EC', crv: 'P-256', x, y, kid, use: 'sig', alg: 'ES256', nbf: 0 }
}
