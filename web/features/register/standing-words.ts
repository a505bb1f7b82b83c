import type { RegisterStanding } from '@portal/domain/register/public-register.ts'
import type { Tone } from '../../ui/feedback/notice.tsx'

interface StandingWords {
  tone: Tone
  /** In a list, and as the answer on the page of a facility. */
  title: string
  /** What it means for a patient, and what to do. `{day}` is the last day of the licence. */
  text: string
}

const askFirst = 'If you are treated there or want to be, ask the ministry first.'

const words: Record<RegisterStanding, StandingWords> = {
  licensed: {
    tone: 'success',
    title: 'Licensed',
    text: 'The ministry has licensed this facility until {day}.',
  },
  'provisionally licensed': {
    tone: 'success',
    title: 'Provisionally licensed',
    text: 'This facility may work until {day}. The ministry has not made its final decision yet.',
  },
  'expired, renewal under review': {
    tone: 'warning',
    title: 'Expired, renewal under review',
    text: 'The licence ended on {day}. The facility applied for the renewal in time; the ministry has not decided yet. If in doubt, ask the ministry.',
  },
  expired: {
    tone: 'warning',
    title: 'Expired',
    text: `The licence of this facility ended on {day}. ${askFirst}`,
  },
  suspended: {
    tone: 'danger',
    title: 'Suspended',
    text: `The ministry has suspended the licence of this facility. It may not work now. ${askFirst}`,
  },
  sealed: {
    tone: 'danger',
    title: 'Sealed',
    text: `The ministry has sealed this facility. It may not work now. ${askFirst}`,
  },
  revoked: {
    tone: 'danger',
    title: 'Licence revoked',
    text: `The ministry has taken the licence of this facility away. It may not work. ${askFirst}`,
  },
  closed: {
    tone: 'ended',
    title: 'Closed',
    text: 'This facility has closed. Nobody may work under its licence. If somebody does, please tell the ministry.',
  },
  'no longer licensed': {
    tone: 'danger',
    title: 'No longer licensed',
    text: `The ministry has ended the approval of this facility. ${askFirst}`,
  },
}

/** A standing in words that a patient understands. */
export function standingInWords(standing: RegisterStanding): StandingWords {
  return words[standing]
}
