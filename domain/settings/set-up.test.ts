import { describe, expect, it } from 'vitest'
import { canBeConfirmed, type SetUpFacts, setUpStepNames, setUpSteps, stateOfStep } from './set-up.ts'

const empty: SetUpFacts = {
  ministry_name: 'Niger State Ministry of Health',
  ministry_address: 'Minna',
  has_own_names: false,
  ministry_phone: '',
  ministry_hours: '',
  bank_account: undefined,
  fees: { total: 28, samples: 28 },
  offences: { total: 8, samples: 1 },
  types: { total: 14, samples: 13, empty: 1 },
  officers: 1,
  has_two_hands: false,
  vacant: ['Permanent Secretary', 'Hon. Commissioner'],
  mail: false,
  sms: false,
}

const ready: SetUpFacts = {
  ...empty,
  has_own_names: true,
  ministry_phone: '+2348030000000',
  ministry_hours: 'Monday to Friday',
  bank_account: { bank: 'First Bank', account_name: 'Niger State IGR', account_number: '0123454417' },
  fees: { total: 28, samples: 0 },
  offences: { total: 1, samples: 0 },
  types: { total: 14, samples: 0, empty: 2 },
  officers: 2,
  has_two_hands: true,
  vacant: [],
  mail: true,
  sms: true,
}

const details = (facts: SetUpFacts) => setUpStepNames.map((name) => `${name}: ${setUpSteps[name].detail(facts)}`)

describe('the set-up of a portal', () => {
  it('says of each step what is missing', () => {
    expect(details(empty)).toEqual([
      'names: Niger State Ministry of Health, Minna',
      'phone: Owners do not know whom to call.',
      'bank account: Invoices do not say where to pay.',
      'fees: 28 of 28 amounts are samples: change what differs, then take over the rest.',
      'offences: 1 of 8 amounts is a sample: change what differs, then take over the rest.',
      'requirements: The questions of 13 types are samples: read them, then take them over. 1 type asks nothing and is hidden from owners until it does.',
      'officers: Nobody can approve what another officer has considered, so two are needed.',
      'signatories: Nobody is named as Permanent Secretary and Hon. Commissioner.',
      'mail: Not set up: whoever runs the server does it. Officers give out codes meanwhile.',
      'sms: Not set up: whoever runs the server does it. Owners are told on the portal meanwhile.',
    ])
    expect(setUpStepNames.map((name) => stateOfStep(name, empty, undefined))).toEqual(setUpStepNames.map(() => 'open'))
  })

  it('says of each step how it was done', () => {
    expect(details(ready)).toEqual([
      'names: Niger State Ministry of Health, Minna',
      'phone: +2348030000000, Monday to Friday',
      'bank account: First Bank, Niger State IGR, ends 4417',
      'fees: 28 amounts',
      'offences: 1 amount',
      'requirements: 12 types ask their questions. 2 types ask nothing and are hidden from owners until they do.',
      'officers: 2 officers can log in.',
      'signatories: All three offices have a holder.',
      'mail: Set up.',
      'sms: Set up.',
    ])
    expect(setUpStepNames.map((name) => stateOfStep(name, ready, 'skipped'))).toEqual(setUpStepNames.map(() => 'done'))
  })

  it('is not done without any fee, offence or type', () => {
    const none = { ...ready, fees: { total: 0, samples: 0 }, offences: { total: 0, samples: 0 } }
    const facts = { ...none, types: { total: 0, samples: 0, empty: 0 } }
    expect(setUpStepNames.filter((name) => stateOfStep(name, facts, undefined) !== 'done')).toEqual([
      'fees',
      'offences',
      'requirements',
    ])
    expect(setUpSteps.requirements.detail({ ...ready, types: { total: 1, samples: 1, empty: 0 } })).toBe(
      'The questions of 1 type are samples: read them, then take them over.',
    )
  })

  it('takes a word for it only where it may be right as it came', () => {
    expect(setUpStepNames.filter(canBeConfirmed)).toEqual(['names'])
    expect(stateOfStep('names', empty, 'confirmed')).toBe('done')
    expect(stateOfStep('phone', empty, 'confirmed')).toBe('open')
  })

  it('does not count what is skipped as done', () => {
    expect(stateOfStep('mail', empty, 'skipped')).toBe('skipped')
  })
})
