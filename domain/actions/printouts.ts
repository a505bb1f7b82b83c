import type { RegistrationAction } from './registration-action.ts'
import { approvedStates, registrationStates } from './registration-state.ts'

/** The print buttons, word for word. Spec §4. */
export const printables = ['Print Certificate', 'Print Temporarily Statement'] as const

/** One of `printables`. */
export type Printable = (typeof printables)[number]

/** What is printed of a registration. */
export const printouts = {
  'Print Certificate': {
    may: 'print a certificate or statement',
    offeredWhen: approvedStates,
    evenIfSuperseded: true,
    leadsTo: null,
    asks: [],
    message: null,
    advice: { when: registrationStates, text: 'It must be Approved.' },
    prints: 'certificate',
    recordedAs: 'printed the certificate of #',
    causes: {},
  },
  'Print Temporarily Statement': {
    may: 'print a certificate or statement',
    offeredWhen: ['Temporarily approved'],
    evenIfSuperseded: true,
    leadsTo: null,
    asks: [],
    message: null,
    advice: { when: registrationStates, text: 'It must be Temporarily approved.' },
    prints: 'statement',
    recordedAs: 'printed the temporary statement of #',
    causes: {},
  },
} as const satisfies Record<Printable, RegistrationAction>
