import { decisionNames } from '@portal/domain/actions/decisions.ts'
import { obstructedNames, offeredNames } from '@portal/domain/actions/registration.ts'
import { returnableSections } from '@portal/domain/applications/returned-items.ts'
import { applicationSections, sectionStates } from '@portal/domain/applications/sections.ts'
import { cadreKeys } from '@portal/domain/applications/staff-cadres.ts'
import { mostBesideStaff } from '@portal/domain/applications/staff-documents.ts'
import { checkNames } from '@portal/domain/cases/decision-checks.ts'
import { officeFieldNames } from '@portal/domain/cases/fields-of-offices.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { z } from 'zod'
import { consideration } from '../cases/consideration.ts'
import { registrationCase } from '../cases/registration-case.ts'
import { stagesOnPage } from '../cases/stage-on-page.ts'
import { askedDocument } from '../catalogue/asked-document.ts'
import { facilityWithPlaces, wasApproved } from '../facilities/facility-with-places.ts'
import { date } from '../fields/fields.ts'
import { inspectionOnPage } from '../inspections/inspection.ts'
import { condition } from '../licences/condition.ts'
import { invoice } from '../money/invoice.ts'
import { representation } from '../standing/representation.ts'
import { applicationChange } from './application-change.ts'
import { comment } from './comment.ts'
import { document } from './document.ts'
import { contentsTotals, facilityContents } from './facility-contents.ts'
import { historyLine } from './history-line.ts'
import { operatingOfficer } from './operating-officer.ts'
import { registrationBrief } from './registration-brief.ts'
import { registrationPageExample } from './registration-page-example.ts'
import { strength } from './strength.ts'

/** How many changes of one returned item a page shows. */
export const shownChanges = 20

const registrationOnPage = registrationBrief
  .extend({
    facility: facilityWithPlaces,
    history: z.array(historyLine).describe('The newest 100 lines, sorted from the oldest.'),
    consideration: consideration.nullish(),
    comments: z.array(comment).describe('The newest 100, sorted from the oldest.'),
  })
  .meta({ id: 'Registration' })

/**
 * A registration with everything that owners need to complete it and officers need to consider it. Actions on a
 * registration return it too, so that the web need not fetch it again. Spec §2, Single registration detail.
 */
export const registrationPage = z
  .object({
    registration: registrationOnPage,
    total_no_of_staff: z.int(),
    operatingOff: operatingOfficer.nullable().describe('The operating officer.'),
    staff_strength: z.object(recordOf(cadreKeys, () => strength)).meta({ id: 'StaffStrength' }),
    ...facilityContents,
    staff_documents: z
      .array(document)
      .optional()
      .describe(`The documents of the present staff, sorted from the newest; ${mostBesideStaff} at most.`),
    totals: z
      .object({
        ...contentsTotals,
        questions: z.int().describe('How many questions a facility of this type must answer.'),
        answered: z.int().describe('How many of them are answered.'),
        history: z.int(),
        comments: z.int(),
      })
      .describe('The number of all rows.'),
    offered: z.array(z.enum(offeredNames)).describe('The actions that you may take now.'),
    has_owner_account: z
      .boolean()
      .describe('Whether the facility belongs to an account, whose person is told of decisions.'),
    case: registrationCase.nullish().describe('For officers.'),
    against: z
      .array(z.object({ check: z.enum(checkNames), message: z.string(), concerns: z.array(z.enum(decisionNames)) }))
      .nullish()
      .describe('For officers: the facts that the decisions in `concerns` would go against.'),
    in_favour: z
      .array(z.object({ check: z.enum(checkNames), message: z.string() }))
      .nullish()
      .describe('For officers: the other side of the same facts, what speaks for an approval.'),
    inspection: inspectionOnPage
      .nullish()
      .describe('For officers: the visit on which a decision of today can rest; null if there is none.'),
    obstacles: z
      .array(z.object({ action: z.enum(obstructedNames), message: z.string() }))
      .describe('What you would be offered, were it not for the settings of the ministry, and why you are not.'),
    kept_fields: z
      .array(z.object({ field: z.enum(officeFieldNames), message: z.string() }))
      .nullish()
      .describe('For officers: the fields of the Consideration form that belong to an office of somebody else.'),
    stages: stagesOnPage
      .nullish()
      .describe('For officers: the stages that the ministry has set, by the rules of the day of its Submit.'),
    was_approved: wasApproved,
    conditions: z.array(condition).optional().describe('The conditions of the last approval or temporary approval.'),
    representation: representation
      .nullish()
      .describe('The last representation of the owner against a decline; null if there is none.'),
    contest_until: date
      .nullish()
      .describe('For the owner: the last day on which this decline can be answered; null when it cannot be.'),
    condition_presets: z
      .array(z.string())
      .nullish()
      .describe('For officers: the conditions that the ministry keeps ready.'),
    invoice: invoice.nullish().describe('What is to be paid; null for a registration from before there were invoices.'),
    last_days: z
      .object({
        certificate: date,
        statement: date,
        extension: date.describe('Of a temporary approval that is extended today.'),
      })
      .nullish()
      .describe('For officers: the last day of an approval and of a temporary approval given today.'),
    asked_documents: z
      .array(askedDocument)
      .describe('The documents that it is asked for, by the rules of the day on which it was started.'),
    document_names: z
      .array(z.string())
      .describe('The types of document that the facility has, each once, without those of its staff.'),
    sections: z
      .array(
        z.object({
          section: z.enum(applicationSections),
          state: z.enum(sectionStates),
          missing: z.array(z.string()).describe('What is still missing before the application can be submitted.'),
          to_confirm: z
            .boolean()
            .describe('In a renewal: whether the section lacks only that its owner confirms or changes it.'),
          parts_to_confirm: z
            .array(z.object({ id: z.int(), name: z.string() }))
            .describe('Of the requirements of a renewal: the parts whose answers are still to be confirmed.'),
        }),
      )
      .describe('Every section of the application, in the order in which an owner completes it.'),
    missing: z
      .array(z.object({ section: z.enum(applicationSections), message: z.string() }))
      .describe('What is still missing in its sections.'),
    asked_before_submit: z
      .array(z.object({ section: z.enum(returnableSections), message: z.string() }))
      .describe(
        'What Submit is refused for now: what is missing; while it is returned for correction, what is missing in sections that were returned whole, and each item that is neither changed nor answered.',
      ),
    returned_work: z
      .array(
        z.object({
          section: z.enum(returnableSections),
          id: z.int().nullable(),
          changes: z.array(applicationChange).describe(`The first ${shownChanges}.`),
          total: z.int(),
        }),
      )
      .nullish()
      .describe('What changed since the latest return, for each of its items in their order; null without one.'),
  })
  .meta({ id: 'RegistrationPage', examples: [registrationPageExample] })
export type RegistrationPage = z.output<typeof registrationPage>
