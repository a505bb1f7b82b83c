import { rowsByList } from '@portal/contract/applications/facility-contents.ts'
import type { RegistrationPage } from '@portal/contract/applications/registration-page.ts'
import type { ReviewedContents } from '@portal/contract/cases/application-review.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { AskedDocument } from '@portal/domain/applications/document-kinds.ts'
import { isUnanswered } from '@portal/domain/applications/question-types.ts'
import { rowLists } from '@portal/domain/applications/row-sections.ts'
import type { SectionCounts } from '@portal/domain/applications/section-counts.ts'
import { staffStrength } from '@portal/domain/applications/staff-cadres.ts'
import { mostBesideStaff } from '@portal/domain/applications/staff-documents.ts'
import { koboToNaira, nairaToKobo } from '@portal/domain/money/money.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import type { Db } from '../database/connect.ts'
import { countStaff } from '../records/accounts/people.ts'
import { findApproved } from '../records/applications/application.ts'
import { countSections, readFacilityContents, withMoment } from '../records/applications/contents.ts'
import { listAskedDocuments } from '../records/catalogue/document-kinds.ts'
import { includedRows } from '../records/shared/paging.ts'
import { readApprovedPayments } from './approved-payments.ts'
import type { PageFacts } from './page-facts.ts'

interface Registration {
  id: number
  facility_id: number
  status: string
}

/**
 * What a registration contains: of an approved one what was approved, whatever the facility has recorded since; of any
 * other what is recorded now. Payments are always as they are now. `stored` is the snapshot of the approval. What the caller has
 * read already is given.
 */
export async function readRegistrationContents(
  db: Db,
  registration: Registration,
  { today, approved, counts, payments: known }: Pick<PageFacts, 'approved' | 'counts' | 'payments'> & { today: string },
) {
  const isApproved = registration.status === registrationActions.Approve.leadsTo
  const stored = isApproved ? (approved ?? (await findApproved(db, registration))) : undefined
  if (stored) {
    const asked = counts?.asked_documents ?? (await listAskedDocuments(db, registration.id))
    const contents = contentsOf(stored, asked)
    const payments = await readApprovedPayments(db, registration, { approved: stored, payments: known })
    const paid = payments.reduce(
      (kobo, { amount, status }) => kobo + (status === 'refused' ? 0 : nairaToKobo(amount)),
      0,
    )
    return {
      ...contents,
      contents: { ...contents.contents, payments: payments.slice(0, includedRows) },
      totals: { ...contents.totals, payments: payments.length, paid: koboToNaira(paid) },
      stored,
    }
  }
  const { id, facility_id } = registration
  return {
    ...(await readFacilityContents(db, facility_id, id)),
    strength: staffStrength(await countStaff(db, facility_id)),
    counts: counts ?? (await countSections(db, registration, today)),
    stored: undefined,
  }
}

function contentsOf(stored: ReviewedContents, asked: readonly AskedDocument[]) {
  const totals = {
    documents: stored.documents.length,
    ...recordOf(rowLists, (list) => stored[list].length),
  }
  return {
    contents: firstRows(stored),
    operating_officer: stored.operating_officer,
    staff_documents: documentsBesideStaff(stored),
    totals,
    strength: staffStrength(stored.staffs),
    counts: { ...countsOf(stored), asked_documents: asked },
  }
}

function countsOf(stored: ReviewedContents): Omit<SectionCounts, 'asked_documents'> {
  return {
    ...recordOf(rowLists, (list) => stored[list].length),
    questions: stored.answers.length,
    answered: stored.answers.filter((answer) => !isUnanswered(answer)).length,
    has_operating_officer: stored.operating_officer !== null,
    has_available_facilities: stored.available_facilities !== null,
    document_names: stored.documents.flatMap(({ name, staff_id }) => (staff_id == null ? name : [])),
    payments: stored.payments.length,
  }
}

/** The newest documents of those who were on the staff. */
function documentsBesideStaff({ documents, staffs }: ReviewedContents) {
  const people = new Set(staffs.map(({ id }) => id))
  const theirs = documents.filter(({ staff_id }) => staff_id != null && people.has(staff_id))
  return theirs.toReversed().slice(0, mostBesideStaff).map(shown)
}

/** A stored document without what only officers compare. */
function shown({ sha256, ...document }: ReviewedContents['documents'][number]) {
  return withMoment(document)
}

/** As many rows of each list as a reply includes, without what only officers compare. */
function firstRows(stored: ReviewedContents) {
  return {
    documents: stored.documents.slice(0, includedRows).map(shown),
    ...rowsByList((list) => stored[list].slice(0, includedRows)),
    available_facilities: stored.available_facilities,
  }
}

type OnPage = Pick<RegistrationPage['registration'], 'facility' | 'user'>

/** The details of the facility and of its applicant as they were approved. The ids of places and of the type stay. */
export function detailsAsApproved({ facility, user }: OnPage, stored: ReviewedContents): OnPage {
  const { facility_type, lga, ward, ...details } = stored.facility
  const applicant = stored.applicant
  return {
    facility: {
      ...facility,
      ...known(facility, details),
      facility_types: { ...facility.facility_types, category_list: text(facility_type) },
      local_gov_areas: { ...facility.local_gov_areas, list: text(lga) },
      ward_name: ward === null ? null : text(ward),
    },
    user: user && {
      ...user,
      ...known(user, applicant ?? {}),
      ...(applicant && {
        state_name: nullable(applicant.state),
        local_gov_area_name: nullable(applicant.lga),
        ward_name: nullable(applicant.ward),
      }),
    },
  }
}

/** Those of the stored fields that the record has. */
function known(record: object, stored: object): object {
  return Object.fromEntries(Object.entries(stored).filter(([field]) => field in record))
}

function text(value: unknown): string {
  return String(value ?? '')
}

function nullable(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}
