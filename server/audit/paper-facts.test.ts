import { expect, it } from 'vitest'
import { digestOfPaper, recordedPaper, recordedPdf } from './paper-facts.ts'

const paper = {
  kind: 'certificate',
  registration_id: 7,
  number: 'NSMOH/PHF/00001/2026',
  issue: 1,
  reissued_on: null,
  issue_date: '2026-05-07',
  expiry_date: '2026-12-31',
  printed: { facility_name: 'Alheri Clinic', signatories: [{ title: 'Commissioner', name: null }] },
}

it('knows a paper by every fact on it', () => {
  const others = [
    { kind: 'statement' },
    { registration_id: 8 },
    { number: 'NSMOH/PHF/00002/2026' },
    { issue: 2 },
    { reissued_on: '2026-06-01' },
    { issue_date: '2026-05-08' },
    { expiry_date: '2027-12-31' },
    { printed: { ...paper.printed, facility_name: 'Forged Hospital' } },
    { printed: { ...paper.printed, signatories: [{ title: 'Commissioner', name: 'Nobody' }] } },
  ]
  const digests = [paper, ...others.map((other) => ({ ...paper, ...other }))].map(digestOfPaper)
  expect(new Set(digests).size).toBe(10)
  for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{64}$/)
})

it('does not mind in which order the facts are stored, nor what is not on the paper', () => {
  const { printed, ...rest } = paper
  const { facility_name, signatories } = printed
  const stored = { id: 31, printed: { signatories, facility_name }, ...rest }
  expect(digestOfPaper(stored)).toBe(digestOfPaper(paper))
})

it('records of a paper its facts and its code, and of a file its paper, its facts and its content', () => {
  expect(recordedPaper(paper, 'code')).toEqual({
    facts: digestOfPaper(paper),
    // printf code | sha256sum
    code: '5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b',
  })
  const [facts_sha256, sha256] = [Buffer.from('0a', 'hex'), Buffer.from('0b', 'hex')]
  expect(recordedPdf({ paper: 'NSMOH/PHF/00001/2026, issue 1', facts_sha256, sha256 })).toEqual({
    paper: 'NSMOH/PHF/00001/2026, issue 1',
    facts: '0a',
    content: '0b',
  })
})
