import type { changeOperatingOfficer } from '@portal/contract/applications/calls/contents.ts'
import type { Input } from '@portal/contract/call.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Facility } from '../records/facilities/facilities.ts'
import type { Moment } from '../use-case/context.ts'

type Stated = Pick<
  Input<typeof changeOperatingOfficer>['body'],
  'folio_number' | 'additional_mdcn_qualification' | 'year_of_graduation'
>

/** What is wrong with an operating officer, by field: what the facility's type does not ask for, and a year that has not come. Spec §5. */
function wrongFields(
  stated: Stated,
  { facility_types: { asks_folio, asks_additional_mdcn, category_list } }: Pick<Facility, 'facility_types'>,
  { today }: Pick<Moment, 'today'>,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  const thisYear = Number(today.slice(0, 4))
  const notAsked = (what: string) => [`${what} is not asked for a ${category_list}. Leave it empty`]
  if (stated.folio_number && !asks_folio) errors.folio_number = notAsked('A folio number')
  if (stated.additional_mdcn_qualification && !asks_additional_mdcn) {
    errors.additional_mdcn_qualification = notAsked('An additional MDCN qualification number')
  }
  if (stated.year_of_graduation > thisYear) errors.year_of_graduation = [`Enter a year up to ${thisYear}`]
  return errors
}

/** The numbers that the type asks for and an operating officer lacks, by field. */
function missingFields(
  stated: Stated,
  { facility_types: { asks_folio, asks_additional_mdcn } }: Pick<Facility, 'facility_types'>,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (asks_folio && !stated.folio_number) errors.folio_number = ['Enter the folio number']
  if (asks_additional_mdcn && !stated.additional_mdcn_qualification) {
    errors.additional_mdcn_qualification = ['Enter the additional MDCN qualification number']
  }
  return errors
}

/** Refuses fields of an operating officer that the facility's type does not ask for, and a year that has not come. */
export function refuseWrongOfficer(
  stated: Stated,
  facility: Pick<Facility, 'facility_types'>,
  moment: Pick<Moment, 'today'>,
): void {
  refuseIfAny(wrongFields(stated, facility, moment))
}

/** Refuses an operating officer without the numbers that the type asks for. An application may lack them until its Submit. */
export function refuseIncompleteOfficer(stated: Stated, facility: Pick<Facility, 'facility_types'>): void {
  refuseIfAny(missingFields(stated, facility))
}

/** Whether an operating officer who was stated before still fits the facility's type. */
export function fitsType(
  stated: Stated,
  facility: Pick<Facility, 'facility_types'>,
  moment: Pick<Moment, 'today'>,
): boolean {
  const wrong = { ...wrongFields(stated, facility, moment), ...missingFields(stated, facility) }
  return Object.keys(wrong).length === 0
}

function refuseIfAny(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) refuse('invalid_input', 'Check what you entered', { errors })
}
