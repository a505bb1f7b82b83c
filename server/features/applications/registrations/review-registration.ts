import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import { rowsByList } from '@portal/contract/applications/facility-contents.ts'
import type { Input } from '@portal/contract/call.ts'
import type { ReviewedContents } from '@portal/contract/cases/application-review.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { changesBetween } from '@portal/domain/applications/application-changes.ts'
import { followsLicence, type RegistrationKind } from '@portal/domain/applications/registration-kinds.ts'
import { momentOf } from '../../../database/value-types.ts'
import { readRegistrationPage } from '../../../reading/registration-page.ts'
import { readApplication, type StoredApplication } from '../../../records/applications/application.ts'
import { withMoment } from '../../../records/applications/contents.ts'
import { listUsedFiles } from '../../../records/applications/used-files.ts'
import { flagsFrom, listSharedDetails } from '../../../records/facilities/facility-flags.ts'
import { listConfirmedAnswers } from '../../../records/licences/renewal-sections.ts'
import { includedRows } from '../../../records/shared/paging.ts'
import { firstUnpaidPenaltiesOf } from '../../../records/standing/penalties.ts'
import type { Context } from '../../../use-case/context.ts'

const maxChanges = 200

/** What is not compared with the licence: each application has payments of its own, and another type asks other questions. */
const notCompared = {
  new: [],
  renewal: ['payments'],
  change: ['payments', 'answers'],
} as const satisfies Record<RegistrationKind, readonly string[]>

/** Everything that an officer reads before deciding on a registration. */
export async function reviewRegistration(context: Context, { params }: Input<typeof calls.reviewRegistration>) {
  const { db } = context
  const page = await readRegistrationPage(context, params.id)
  const { registration } = page
  const { contents, earlier, approved, licence, corrections } = await readApplication(db, {
    ...registration,
    standing: registration.facility.standing,
  })
  // What was approved is shown as it was approved, whatever the facility has recorded for its renewal since.
  const stored = registration.status === registrationActions.Approve.leadsTo ? approved : null
  return {
    data: {
      contents: firstRows(stored?.contents ?? contents),
      stored: stored && versionOf(stored),
      licence: licence && !stored ? changesSince(licence, contents, notCompared[registration.kind]) : null,
      changes: earlier && !stored ? changesSince(earlier, contents) : null,
      confirmed_answers: followsLicence(registration.kind) ? await listConfirmedAnswers(db, registration.id) : [],
      corrections: corrections.map((correction) => ({ ...correction, at: momentOf(correction.at) })),
      used_files: await listUsedFiles(db, registration),
      unpaid_penalties: await firstUnpaidPenaltiesOf(db, registration.facility.id, context.today),
      flags: flagsFrom(await listSharedDetails(context, registration.facility.id)),
    },
    page,
  }
}

function changesSince(earlier: StoredApplication, contents: ReviewedContents, without: readonly string[] = []) {
  const rows = changesBetween(earlier.contents, contents).filter(({ part }) => !without.includes(part))
  return { since: versionOf(earlier), rows: rows.slice(0, maxChanges), total: rows.length }
}

function versionOf({ action, at }: StoredApplication) {
  return { action, at: momentOf(at) }
}

/** The contents with as many rows of each list as a reply includes. The totals are in the page. */
function firstRows(contents: ReviewedContents): ReviewedContents {
  return {
    ...contents,
    ...rowsByList((list) => contents[list].slice(0, includedRows)),
    documents: contents.documents.slice(0, includedRows).map(withMoment),
    payments: contents.payments.slice(0, includedRows).map(withMoment),
  }
}
