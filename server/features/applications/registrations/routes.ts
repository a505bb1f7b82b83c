import * as paperApplications from '@portal/contract/applications/calls/paper-applications.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as typeChanges from '@portal/contract/applications/calls/type-changes.ts'
import type { Serve } from '../../../use-case/context.ts'
import { recordApplication, startRegistration, submitRegistration, withdrawRegistration } from './apply.ts'
import { previewTypeChange, startTypeChange } from './change-type.ts'
import { confirmSection } from './confirm-section.ts'
import { considerRegistration, decideRegistration } from './consider-and-decide.ts'
import { listRegistrations, showRegistration } from './read-registrations.ts'
import { recordPaperForm } from './record-paper-form.ts'
import { reviewRegistration } from './review-registration.ts'

/** The life of a registration: started and submitted by its owner, considered and decided by officers. Spec §4, §7. */
export function registrationRoutes(serve: Serve): void {
  serve(calls.startRegistration, startRegistration)
  serve(calls.registerFacility, recordPaperForm)
  serve(calls.listRegistrations, listRegistrations)
  serve(calls.showRegistration, showRegistration)
  serve(calls.reviewRegistration, reviewRegistration)
  serve(calls.decideRegistration, decideRegistration)
  serve(calls.submitRegistration, submitRegistration)
  serve(calls.confirmSection, confirmSection)
  serve(calls.withdrawRegistration, withdrawRegistration)
  serve(calls.considerRegistration, considerRegistration)
  serve(typeChanges.previewTypeChange, previewTypeChange)
  serve(typeChanges.startTypeChange, (context, input) => startTypeChange(context, 'Change type', input))
  serve(paperApplications.recordApplication, recordApplication)
  serve(typeChanges.recordTypeChange, (context, input) => startTypeChange(context, 'Record change of type', input))
}
