import { describe, expect, it } from 'vitest'
import { outcomeInWords, templateOf } from './outcome-words.ts'

describe('what a patient is told about a code', () => {
  it.each([
    ['valid', 'success', 'Valid', /^The ministry issued this certificate, and the facility is licensed today\.$/],
    ['provisional', 'success', 'Valid, provisionally', /The facility may work for now/],
    ['expired', 'danger', 'Expired', /it is past its last day\. If you are treated there .* ask the ministry first\.$/],
    ['expired, renewal under review', 'warning', 'Expired, renewal under review', /applied for the renewal in time/],
    ['suspended', 'danger', 'Suspended', /has suspended the licence .* It may not work now\./],
    ['sealed', 'danger', 'Sealed', /has sealed this facility\. It may not work now\./],
    ['revoked', 'danger', 'Revoked', /has taken the licence of this facility away\. It may not work\./],
    ['closed', 'danger', 'Closed', /Nobody may work under this certificate\./],
    ['replaced', 'danger', 'Replaced', /there is a newer one\./],
    ['ended', 'danger', 'No longer valid', /has ended the approval since\./],
    ['key not trusted', 'warning', 'This code no longer counts', /the code alone proves nothing\./],
    ['check what you typed', 'warning', 'Check what you typed', /One wrong character is enough\./],
    [
      'not issued by us',
      'danger',
      'Not issued by us',
      /^The ministry did not make this code, or the paper was changed\./,
    ],
    ['genuine, not asked', 'info', 'Genuine when it was printed', /we do not know whether the facility was suspended/],
    ['expired, not asked', 'danger', 'Expired', /whether the facility has a newer one\.$/],
    ['needs a connection', 'info', 'Not checked: there is no connection', /Try again when you are online\.$/],
    ['too many tries', 'info', 'Not checked: too many tries', /Try again in a quarter of an hour\.$/],
    ['unreadable', 'warning', 'The code could not be read', /It is damaged or incomplete/],
  ] as const)('%s', (outcome, tone, title, text) => {
    expect(outcomeInWords(outcome)).toMatchObject({ tone, title })
    expect(outcomeInWords(outcome).text).toMatch(text)
  })

  it('names a statement as such', () => {
    expect(outcomeInWords('valid', 'statement').text).toBe(
      'The ministry issued this temporary statement, and the facility is licensed today.',
    )
  })

  it('offers another try only where it may help, and a report where somebody works without a licence', () => {
    const outcomes = [
      'valid',
      'suspended',
      'closed',
      'not issued by us',
      'genuine, not asked',
      'too many tries',
      'expired',
      'check what you typed',
    ] as const
    expect(outcomes.map(templateOf)).toEqual([
      'success',
      'danger-report',
      'danger-report',
      'danger-report',
      'info-offline-retry',
      'info-clock-retry',
      'danger',
      'warning',
    ])
  })
})
