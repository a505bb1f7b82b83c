import type { RegistrationPage } from '@portal/contract/applications/registration-page.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { listObstacles, type Obstacles, offeredActions } from '@portal/domain/actions/offered-actions.ts'
import { offeredConditionActions } from '@portal/domain/actions/offered-condition-actions.ts'
import { describeSections, missingSections } from '@portal/domain/applications/sections.ts'
import type { DecidedFacts } from '@portal/domain/cases/decided-facts.ts'
import { findAgainst, findInFavour } from '@portal/domain/cases/decision-checks.ts'
import { keptFields } from '@portal/domain/cases/fields-of-offices.ts'
import type { Hands } from '@portal/domain/cases/separate-hands.ts'
import { stagesNow } from '@portal/domain/cases/stages.ts'
import { presetConditions } from '@portal/domain/licences/conditions.ts'
import { temporaryEndOf } from '@portal/domain/licences/registration-expiry.ts'
import { extendedPeriod, grantedPeriod } from '@portal/domain/licences/renewal.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { withSurcharge } from '../money/surcharges.ts'
import { listBriefs } from '../records/applications/registration-briefs.ts'
import type { StoredStages } from '../records/cases/case-stages.ts'
import { readReview } from '../records/cases/review.ts'
import { findFacilityOfRegistration } from '../records/facilities/facilities.ts'
import { withRegistration } from '../records/facilities/facility-registrations.ts'
import { type InspectionForDecision, inspectionToday } from '../records/inspections/inspection-of-registration.ts'
import { conditionOf } from '../records/licences/conditions.ts'
import { findInvoiceOf } from '../records/money/invoices.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import type { Reading } from '../use-case/context.ts'
import { findObstacles } from './obstacles.ts'
import type { PageFacts } from './page-facts.ts'
import { caseOf } from './registration-case.ts'
import { detailsAsApproved, readRegistrationContents } from './registration-contents.ts'
import { contestUntil, withOffers } from './representation-on-page.ts'
import { askedBeforeSubmit, readReturnedWork } from './returned-work.ts'
import { stageFactsOf, stagesOnPage } from './stages-on-page.ts'

/**
 * The page of a registration as a person sees it: the reply to GET of the registration, also included in the reply to
 * every action on it.
 */
export async function readRegistrationPage(
  { db, user, today }: Reading,
  id: number,
  known: PageFacts = {},
): Promise<RegistrationPage> {
  const found = await findFacilityOfRegistration(db, id, today)
  if (!found) return refuse('not_found', 'This registration does not exist')
  const { newest_id, was_approved, licence_end, ...facility } = found
  const ids = [id, facility.registration_id ?? id, facility.next_registration_id ?? id, facility.type_change_id ?? id]
  const toRead = known.brief ? ids.filter((one) => one !== id) : ids
  const briefs = [...(known.brief ? [known.brief] : []), ...(await listBriefs(db, toRead, today))]
  const brief = briefs.find((one) => one.id === id)
  if (!brief) return refuse('not_found', 'This registration does not exist')
  const seesRemarks = mayDo(user, 'read every remark')
  const {
    totals: reviewTotals,
    hands,
    inspection,
    conditions,
    representation,
    representation_days,
    case_stages,
    ...review
  } = await readReview(db, id, { onlyVisibleToOwner: !seesRemarks, today })
  const { contents, totals, operating_officer, staff_documents, strength, counts, stored } =
    await readRegistrationContents(db, brief, { ...known, today })
  const facts = {
    ...brief,
    has_owner_account: facility.user_id !== null,
    has_newer: newest_id !== id,
    restrictions: facility.restrictions,
    closed_from: facility.closed_from,
    licence_end,
  }
  const invoice = known.invoice === undefined ? await findInvoiceOf(db, id) : known.invoice
  const missing = missingSections(counts)
  const decided = { ...facts, consideration: review.consideration, invoice, missing, hands, inspection, case_stages }
  const { obstacles, ...forOfficer } = await readForOfficer({ db, user, today }, decided, {
    licenceEnd: licence_end,
    ...known,
  })
  const details = { facility: withRegistration(facility, briefs, today), user: brief.user }
  const applied = { ...brief, standing: details.facility.standing }
  const returned_work = await readReturnedWork(db, applied, brief.returned)
  return {
    registration: {
      ...brief,
      ...review,
      ...(stored ? detailsAsApproved(details, stored) : details),
      consideration: seesRemarks ? review.consideration : null,
    },
    total_no_of_staff: totals.staffs,
    operatingOff: operating_officer,
    staff_strength: strength,
    ...contents,
    staff_documents,
    totals: { ...totals, ...reviewTotals, questions: counts.questions, answered: counts.answered },
    offered: offeredActions(user, { ...facts, obstacles }, today),
    obstacles: listObstacles(user, { ...facts, obstacles }, today),
    has_owner_account: facts.has_owner_account,
    kept_fields: mayDo(user, 'see the applications') ? keptFields(user.id, case_stages.signers.office_users) : null,
    was_approved,
    representation: representation && (await withOffers({ db, user }, representation)),
    contest_until: contestUntil({ user, today }, facts, {
      representation,
      days: representation_days,
      ownerId: facility.user_id,
    }),
    conditions: conditions.map((condition) => ({
      ...conditionOf(condition, today),
      offered: offeredConditionActions(user, facts, { ...condition, provided: condition.evidence.length }, today),
    })),
    invoice: await withSurcharge({ db, today }, invoice),
    ...forOfficer,
    asked_documents: [...counts.asked_documents],
    document_names: [...new Set(counts.document_names)],
    sections: describeSections(counts),
    missing,
    asked_before_submit: askedBeforeSubmit(missing, brief.returned, returned_work),
    returned_work,
  }
}

const nothingForOwners = {
  case: null,
  last_days: null,
  against: null,
  in_favour: null,
  condition_presets: null,
  inspection: null,
  stages: null,
}

/** What only officers see: the case, what the settings keep them from, and the last day of what a decision of today would grant. */
async function readForOfficer(
  { db, user, today }: Reading,
  facts: Parameters<typeof caseOf>[0] &
    Omit<DecidedFacts, 'officerId' | 'inspection' | 'inspection_before_approval' | 'stages'> & {
      hands: Omit<Hands, 'inspected_by'>
      case_stages: StoredStages
      inspection: InspectionForDecision | null
    },
  { licenceEnd, ...known }: { licenceEnd: string | null; settings?: Settings },
): Promise<
  Pick<
    RegistrationPage,
    'case' | 'last_days' | 'condition_presets' | 'against' | 'in_favour' | 'inspection' | 'stages'
  > & {
    obstacles: Obstacles
  }
> {
  if (!mayDo(user, 'see the applications')) return { ...nothingForOwners, obstacles: {} }
  const settings = known.settings ?? (await readSettings(db, today))
  const granted = { licenceEnd, temporaryEnd: temporaryEndOf(facts), today }
  const found = inspectionToday(facts.inspection, today)
  const { inspected_by, ...inspection } = found ?? { inspected_by: [] }
  const { inspection_before_approval } = settings
  const { stages } = stagesNow(facts.case_stages)
  const decided = { ...facts, officerId: user.id, inspection: found, inspection_before_approval, stages }
  const against = findAgainst(decided)
  return {
    case: caseOf(facts, { officer: user, today, service_days: settings.service_days }),
    against,
    in_favour: findInFavour(decided),
    inspection: 'id' in inspection ? inspection : null,
    obstacles: await findObstacles(
      { db, user },
      { hands: { ...facts.hands, inspected_by }, against, stages },
      settings,
    ),
    stages: stagesOnPage({ user, today }, facts.case_stages, {
      registration: facts,
      facts: stageFactsOf(decided),
      settings,
    }),
    condition_presets: presetConditions(settings.condition_presets),
    last_days: {
      certificate: grantedPeriod('certificate', settings, granted).expiry_date,
      statement: grantedPeriod('statement', settings, granted).expiry_date,
      extension: extendedPeriod(settings, facts.expiry_date, today).expiry_date,
    },
  }
}
