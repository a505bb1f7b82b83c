import type { PrintedKind } from '@portal/domain/certificate.ts'
import type { VerificationOutcome } from '@portal/domain/verification.ts'
import type { Tone } from '../../ui/feedback/notice.tsx'

interface OutcomeWords {
  tone: Tone
  title: string
  /** What it means for a patient, and what to do. */
  text: string
}

const papers = { certificate: 'certificate', statement: 'temporary statement' } as const satisfies Record<
  PrintedKind,
  string
>

const askTheMinistry = 'If you are treated there or want to be, ask the ministry first.'

/** Each outcome in words that a patient understands. `{paper}` is the certificate or the statement. */
const words: Record<VerificationOutcome, OutcomeWords> = {
  valid: {
    tone: 'success',
    title: 'Valid',
    text: 'The ministry issued this {paper}, and the facility is licensed today.',
  },
  provisional: {
    tone: 'success',
    title: 'Valid, provisionally',
    text: 'The ministry issued this {paper}. The facility may work for now; the ministry has not made its final decision.',
  },
  expired: {
    tone: 'warning',
    title: 'Expired',
    text: `The ministry issued this {paper}, but it is past its last day. ${askTheMinistry}`,
  },
  'expired, renewal under review': {
    tone: 'warning',
    title: 'Expired, renewal under review',
    text: 'The ministry issued this {paper}, and it is past its last day. The facility applied for the renewal in time; the ministry has not decided yet.',
  },
  suspended: {
    tone: 'danger',
    title: 'Suspended',
    text: `The ministry has suspended the licence of this facility. It may not work now. ${askTheMinistry}`,
  },
  sealed: {
    tone: 'danger',
    title: 'Sealed',
    text: `The ministry has sealed this facility. It may not work now. ${askTheMinistry}`,
  },
  revoked: {
    tone: 'danger',
    title: 'Revoked',
    text: 'The ministry has taken the licence of this facility away. It may not work.',
  },
  closed: {
    tone: 'ended',
    title: 'Closed',
    text: 'This facility has closed. Nobody may work under this {paper}.',
  },
  replaced: {
    tone: 'warning',
    title: 'Replaced',
    text: 'The ministry issued this {paper}, but there is a newer one. Ask the facility to show it, and check that.',
  },
  ended: {
    tone: 'danger',
    title: 'No longer valid',
    text: `The ministry issued this {paper}, but has ended the approval since. ${askTheMinistry}`,
  },
  'not issued by us': {
    tone: 'danger',
    title: 'Not issued by us',
    text: 'There is no certificate with this number and this check code. Look at both again: they must be exactly as printed. If they are, the paper is not genuine. Please tell the ministry where you saw it.',
  },
}

/** An outcome in words. */
export function outcomeInWords(outcome: VerificationOutcome, kind: PrintedKind = 'certificate'): OutcomeWords {
  const { text, ...rest } = words[outcome]
  return { ...rest, text: text.replace('{paper}', papers[kind]) }
}
