import type { SetUpStep } from '@portal/domain/settings/set-up.ts'
import { paths } from '../../../paths.ts'

/** Where each step is done. */
export const stepPaths: Readonly<Record<SetUpStep, string>> = {
  names: paths.ministrySettings('names_and_address'),
  phone: paths.ministrySettings('names_and_address'),
  'bank account': paths.ministrySettings('bank_account'),
  fees: paths.fees(),
  offences: paths.offences(),
  requirements: paths.sampleRequirements(),
  officers: paths.users(),
  signatories: paths.ministrySettings('signatories'),
  mail: paths.ministrySettings('messages'),
  sms: paths.ministrySettings('messages'),
}
