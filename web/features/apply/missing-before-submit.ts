import { isOpenReturn } from '@portal/domain/open-return.ts'
import { missingOfReturned } from '@portal/domain/returned-items.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'

/** What is still missing before Submit. Of an application that was returned only what its owner can change counts. */
export function missingBeforeSubmit({ registration: { returned }, missing }: RegistrationDetails) {
  return isOpenReturn(returned) ? missingOfReturned(returned, missing) : missing
}
