import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import { type CheckOutcome, checkOutcomes } from '@portal/domain/licences/verification.ts'
import type { Tone } from '../../../ui/feedback/notice.tsx'
import type { IconName } from '../../../ui/icon.tsx'

/** What a browser says about the code of a certificate besides what the portal answers. */
const scanOutcomes = [
  'checking',
  'genuine, not asked',
  'expired, not asked',
  'needs a connection',
  'too many tries',
  'unreadable',
] as const

export type ScanOutcome = CheckOutcome | (typeof scanOutcomes)[number]

/** Every outcome of a code. */
export const allScanOutcomes: readonly ScanOutcome[] = [...checkOutcomes, ...scanOutcomes]

/** What is said about an outcome. */
export interface OutcomeWords {
  tone: Tone
  /** Replaces the sign of the tone. */
  icon?: IconName
  title: string
  /** What it means for a patient, and what to do. */
  text: string
  /** The same code may get another answer soon. */
  mayRetry?: true
  /** The ministry should hear of it if somebody works there. */
  mayReport?: true
}

const papers = { certificate: 'certificate', statement: 'temporary statement' } as const satisfies Record<
  PrintedKind,
  string
>

const askTheMinistry = 'If you are treated there or want to be, ask the ministry first.'

/** Each outcome in words that a patient understands. `{paper}` is the certificate or the statement. */
const words: Record<ScanOutcome, OutcomeWords> = {
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
    tone: 'danger',
    title: 'Expired',
    text: `The ministry issued this {paper}, but it is past its last day. ${askTheMinistry}`,
  },
  'expired, renewal under review': {
    tone: 'warning',
    title: 'Expired, renewal under review',
    text: 'The ministry issued this {paper}, and it is past its last day. The facility applied for the renewal in time; the ministry has not decided yet. If in doubt, ask the ministry.',
  },
  suspended: {
    tone: 'danger',
    title: 'Suspended',
    text: `The ministry has suspended the licence of this facility. It may not work now. ${askTheMinistry}`,
    mayReport: true,
  },
  sealed: {
    tone: 'danger',
    title: 'Sealed',
    text: `The ministry has sealed this facility. It may not work now. ${askTheMinistry}`,
    mayReport: true,
  },
  revoked: {
    tone: 'danger',
    title: 'Revoked',
    text: `The ministry has taken the licence of this facility away. It may not work. ${askTheMinistry}`,
    mayReport: true,
  },
  closed: {
    tone: 'danger',
    title: 'Closed',
    text: 'This facility has closed. Nobody may work under this {paper}. If somebody does, please tell the ministry.',
    mayReport: true,
  },
  replaced: {
    tone: 'danger',
    title: 'Replaced',
    text: 'The ministry issued this {paper}, but there is a newer one. Ask the facility to show it, and check that.',
  },
  ended: {
    tone: 'danger',
    title: 'No longer valid',
    text: `The ministry issued this {paper}, but has ended the approval since. ${askTheMinistry}`,
  },
  'issued on paper': {
    tone: 'warning',
    title: 'Issued on paper before this portal',
    text: 'Compare name and dates, or ask the ministry. The register has this licence, and it is not past its last day; but a paper from before the portal has no code that proves it.',
  },
  'not confirmed': {
    tone: 'warning',
    title: 'Not confirmed',
    text: 'We cannot confirm this paper at the moment. Ask the ministry.',
  },
  'key not trusted': {
    tone: 'warning',
    title: 'This code no longer counts',
    text: 'The ministry has withdrawn the key that made this code, so the code alone proves nothing. Enter the number and the check code below, or ask the facility for a newly printed paper.',
  },
  'check what you typed': {
    tone: 'warning',
    title: 'Check what you typed',
    text: 'No paper has this number together with this check code. One wrong character is enough. Compare both with the paper.',
  },
  'not issued by us': {
    tone: 'danger',
    title: 'Not issued by us',
    text: 'The ministry did not make this code, or the paper was changed. The paper is not genuine. Please tell the ministry where you saw it.',
    mayReport: true,
  },
  checking: {
    tone: 'info',
    icon: 'hourglass',
    title: 'Genuine; asking how the facility stands today',
    text: 'The ministry issued this {paper}. Wait a moment: we are asking whether it still counts.',
  },
  'genuine, not asked': {
    tone: 'info',
    icon: 'offline',
    title: 'Genuine when it was printed',
    text: 'The ministry issued this {paper}, and it is not past its last day. The portal did not answer, so we do not know whether the facility was suspended or closed since. Check it again when you are online.',
    mayRetry: true,
  },
  'expired, not asked': {
    tone: 'danger',
    title: 'Expired',
    text: 'The ministry issued this {paper}, but it is past its last day. The portal did not answer, so we do not know whether the facility has a newer one.',
    mayRetry: true,
  },
  'needs a connection': {
    tone: 'info',
    icon: 'offline',
    title: 'Not checked: there is no connection',
    text: 'This phone cannot check the code without a connection to the portal. Try again when you are online.',
    mayRetry: true,
  },
  'too many tries': {
    tone: 'info',
    icon: 'clock',
    title: 'Not checked: too many tries',
    text: 'Too many wrong codes came from your network. Try again in a quarter of an hour.',
    mayRetry: true,
  },
  unreadable: {
    tone: 'warning',
    title: 'The code could not be read',
    text: 'It is damaged or incomplete, or it is not the code of a certificate. Scan it again, or enter the number and the check code below.',
  },
}

/** An outcome in words. */
export function outcomeInWords(outcome: ScanOutcome, kind: PrintedKind = 'certificate'): OutcomeWords {
  const { text, ...rest } = words[outcome]
  return { ...rest, text: text.replace('{paper}', papers[kind]) }
}

/** The name of the template that shows an outcome. Outcomes with the same tone, icon and action share one. */
export function templateOf(outcome: ScanOutcome): string {
  const { tone, icon, mayRetry, mayReport } = words[outcome]
  return [tone, icon, mayRetry && 'retry', mayReport && 'report'].filter(Boolean).join('-')
}
