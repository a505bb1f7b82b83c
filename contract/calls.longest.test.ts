import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls.ts'

type Bound = 'maxLength' | 'maxItems'

/** The bounds in a description of a body, by the place of the field: 'items[].remark'. */
function boundsIn(schema: unknown, bound: Bound, place: string): [string, unknown][] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, items, anyOf = [], allOf = [], [bound]: most }: Record<string, unknown> = { ...schema }
  const alternatives = [anyOf, allOf].flatMap((some) => (Array.isArray(some) ? some : []))
  return [
    ...(most === undefined ? [] : [[place, most] as [string, unknown]]),
    ...Object.entries(Object(properties)).flatMap(([name, one]) => boundsIn(one, bound, `${place}.${name}`)),
    ...boundsIn(items, bound, `${place}[]`),
    ...alternatives.flatMap((one) => boundsIn(one, bound, place)),
  ]
}

function boundsOf(bound: Bound): Map<string, unknown> {
  const described = Object.entries<Call>(calls).flatMap(([name, { body }]) =>
    body ? boundsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), bound, name) : [],
  )
  return new Map(described)
}

/** The longest texts that the fields of bodies take. */
const longest: Record<number, string> = {
  30: `
    addFacility.phone_number addReferee.phone_number addStaff.phone_number changeAccount.phone_number
    changeApplicant.phone_number changeFacility.phone_number changeOperatingOfficer.phone_number
    changeReferee.phone_number changeStaff.phone_number changeUser.phone_number inviteOfficer.phone_number
    registerAccount.phone_number registerFacility.facility_phone_number registerFacility.phone_number
    reportConcern.phone_number saveOperatingOfficer.phone_number
  `,
  40: `
    addFacility.cac addPart.designation changeFacility.cac changeOperatingOfficer.additional_mdcn_qualification
    changeOperatingOfficer.cert_reg_no changeOperatingOfficer.folio_number claimFacility.code editPart.designation
    saveOperatingOfficer.additional_mdcn_qualification saveOperatingOfficer.cert_reg_no
    saveOperatingOfficer.folio_number
  `,
  60: `
    activateSecondFactor.code addOfficeHolder.name addReferee.duration_of_acquaintance askEmailChange.code
    askPhoneCode.code
    changeAccount.first_name changeAccount.last_name changeApplicant.certificate_number changeApplicant.first_name
    changeApplicant.last_name changeReferee.duration_of_acquaintance changeUser.first_name changeUser.last_name
    confirmPhone.code inviteOfficer.first_name inviteOfficer.last_name login.code proposeBankAccount.bank registerAccount.first_name
    registerAccount.last_name registerFacility.first_name registerFacility.last_name removeSecondFactor.code
    resetPassword.code uploadPayment.bank uploadPayment.reference
  `,
  80: 'addLga.list addState.name addWard.name editLga.list editState.name editWard.name',
  100: 'linkCertificate.number linkStatement.number',
  120: `
    addChange.owner_name addFacility.owner_name addFacilityType.category_list addOffence.name addPart.part_name
    addReferee.designation addReferee.full_name addReferee.occupation addStaff.cadre addStaff.designation
    addStaff.full_name addStaff.rank changeFacility.owner_name changeOperatingOfficer.full_name
    changeReferee.designation changeReferee.full_name changeReferee.occupation changeStaff.cadre
    changeStaff.designation changeStaff.full_name changeStaff.rank editFacilityType.category_list editOffence.name
    editPart.part_name linkRegistrationsExport.q linkRenewalsExport.q proposeBankAccount.account_name
    recordChange.owner_name reportConcern.name saveAvailableFacilities.electricity_supply
    saveAvailableFacilities.mode_of_waste_management saveAvailableFacilities.source_of_water
    saveOperatingOfficer.full_name
  `,
  128: 'changePassword.password registerAccount.password resetPassword.password',
  150: `
    addChange.company_name addFacility.company_name addStaff.highest_qualification changeApplicant.certificate_name
    changeApplicant.current_employment changeApplicant.educational_qualification changeFacility.company_name
    changeOperatingOfficer.additional_qualification changeOperatingOfficer.highest_qualification
    changeStaff.highest_qualification recordChange.company_name registerFacility.company_name
    registerFacility.current_employment registerFacility.educational_qualification
    saveOperatingOfficer.additional_qualification saveOperatingOfficer.highest_qualification
  `,
  160: 'decideRegistration.conditions[].text',
  200: `
    addFacility.website addRequirement.list changeFacility.website changeFacility.working_days confirmEmail.token
    editRequirement.list linkAuditExport.about_id registerFacility.working_days reportConcern.place
    resetPassword.token stopEmailChange.token
  `,
  250: `
    addChange.address addFacility.address changeApplicant.address changeApplicant.emp_address
    changeApplicant.employment_address changeFacility.address changeFacility.postal_address
    changeOperatingOfficer.work_place_address recordChange.address registerFacility.address
    registerFacility.emp_address registerFacility.facility__postal_address registerFacility.facility_address
    saveOperatingOfficer.work_place_address
  `,
  254: `
    addHelper.email askEmailChange.email changeApplicant.email changeFacility.facility_email
    changeOperatingOfficer.email_add forgotPassword.email inviteOfficer.email login.email registerAccount.email
    registerFacility.email registerFacility.facility_email reportConcern.email resetPassword.email
    saveOperatingOfficer.email_add
  `,
  300: 'acceptFlag.keys[] reportConcern.address',
  500: `
    addInvoiceLine.reason addSubList.help addSubList.sub_list assignBankStatementLine.note editSubList.help
    editSubList.sub_list meetCondition.note setBankStatementLineAside.note waivePenalty.reason
  `,
  640: 'checkLicenceCode.code',
  1000: `
    addEvidence.text addFacilityType.definition answerReturn.text askEmailChange.current_password
    askPhoneCode.current_password
    changePassword.current_password closeAccount.current_password editFacilityType.definition login.password
    prepareSecondFactor.current_password removeSecondFactor.current_password returnRegistration.items[].remark
  `,
  2000: `
    acceptFlag.reason addChange.reason addComment.body addReferee.reason addStaff.reason
    changeApplicant.employment_experience changeApplicant.reason changeDocument.reason changeFacility.reason
    changeOperatingOfficer.previous_working_experience changeOperatingOfficer.reason changeReferee.reason
    changeStaff.reason closeConcern.note closeFacility.reason considerRegistration.permanent_secretary_comment
    decideChange.reason decidePayment.reason decideRegistration.reason decideRepresentation.reason
    extendRegistration.reason liftRestriction.reason penaliseFacility.comment recordChange.reason removeFile.reason
    reopenConcern.note reopenFacility.reason restrictFacility.reason saveAvailableFacilities.reason
    saveOperatingOfficer.previous_working_experience saveOperatingOfficer.reason submitAnswer.description
    submitAnswer.reason uploadDocument.reason uploadPayment.reason withdrawRegistration.reason
  `,
  3000: 'reportConcern.text',
  4000: 'contestDecline.text contestPenalty.text contestRestriction.text',
  6000: 'changeLetterWords.words previewLetterWords.words',
}

/** How many things a list in a body may have. */
const most: Record<number, string> = {
  8: 'changeUser.duties inviteOfficer.duties',
  100: 'markNotificationsRead.ids saveAvailableFacilities.available_fac',
  1000: 'changeFees.amounts confirmSampleFees.ids confirmSampleOffences.ids confirmSampleRequirements.ids',
  20: 'assignBankStatementLine.parts',
  5: 'decideRegistration.conditions',
  50: 'returnRegistration.items',
  6: 'linkRegistrationsExport.status',
  200: 'acceptFlag.keys',
  500: 'editSubLists.ids editSubLists.versions',
}

const words = (names: string) => names.trim().split(/\s+/)
const lengths = boundsOf('maxLength')
const counts = boundsOf('maxItems')

it.each(Object.entries(longest))('takes %s characters and no more where it should', (length, fields) => {
  expect(words(fields).filter((field) => lengths.get(field) !== Number(length))).toEqual([])
})

it.each(Object.entries(most))('takes %s things and no more where it should', (count, fields) => {
  expect(words(fields).filter((field) => counts.get(field) !== Number(count))).toEqual([])
})
