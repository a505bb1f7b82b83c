import { describe, expect, it } from 'vitest'
import { standingInWords } from './standing-words.ts'

describe('what a patient is told about a facility of the register', () => {
  it.each([
    ['licensed', 'success', 'Licensed', /has licensed this facility until \{day\}\.$/],
    ['provisionally licensed', 'success', 'Provisionally licensed', /may work until \{day\}\./],
    ['expired, renewal under review', 'warning', 'Expired, renewal under review', /applied for the renewal in time/],
    ['expired', 'warning', 'Expired', /ended on \{day\}\. If you are treated there/],
    ['suspended', 'danger', 'Suspended', /It may not work now\./],
    ['sealed', 'danger', 'Sealed', /It may not work now\./],
    ['revoked', 'danger', 'Licence revoked', /It may not work\./],
    ['closed', 'ended', 'Closed', /Nobody may work under its licence\./],
    ['no longer licensed', 'danger', 'No longer licensed', /has ended the approval of this facility\./],
  ] as const)('%s', (standing, tone, title, text) => {
    expect(standingInWords(standing)).toMatchObject({ tone, title })
    expect(standingInWords(standing).text).toMatch(text)
  })
})
