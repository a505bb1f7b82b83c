import { expect, it } from 'vitest'
import type { Consequences } from '../actions/action.ts'
import { facilityActions } from '../actions/facility.ts'
import { inspectionActions } from '../actions/inspection.ts'
import { paymentActions } from '../actions/payment.ts'
import { penaltyDecisions } from '../actions/penalty.ts'
import { registrationActions } from '../actions/registration.ts'
import { letterKinds } from './letter-kinds.ts'

it('has no kind of letter that nothing writes: each follows from an action, but for reminders, which a job sends', () => {
  const tables = [registrationActions, facilityActions, penaltyDecisions, paymentActions, inspectionActions]
  const written = tables.flatMap((actions) =>
    Object.values<{ causes: Consequences; causesOfTypeChange?: Consequences }>(actions).flatMap(
      ({ causes, causesOfTypeChange }) => [causes, causesOfTypeChange].flatMap((row) => row?.writesLetter ?? []),
    ),
  )
  expect([...new Set(written), 'reminder'].toSorted()).toEqual(letterKinds.toSorted())
})
