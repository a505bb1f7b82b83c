import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Call, CallOptions, call, Method } from './call.ts'
import { calls } from './calls.ts'

const all = Object.entries<Call>(calls).sort(([one], [other]) => one.localeCompare(other))

type OptionsOf<M extends Method> = Parameters<typeof call<M, CallOptions>>[2]

describe('the declaration of a call', () => {
  it('does not compile without its feature, nor, if it changes something, without what it leaves in the audit record', () => {
    expectTypeOf<undefined>().not.toExtend<OptionsOf<'POST'>['audit']>()
    expectTypeOf<undefined>().not.toExtend<OptionsOf<'PUT'>['audit']>()
    expectTypeOf<undefined>().not.toExtend<OptionsOf<'DELETE'>['audit']>()
    expectTypeOf<undefined>().toExtend<OptionsOf<'GET'>['audit']>()
    expectTypeOf<undefined>().not.toExtend<OptionsOf<'GET'>['feature']>()
  })
})

describe('what the calls leave in the audit record', () => {
  it('is declared by every call that changes something', () => {
    expect(all.filter(([, { method, audit }]) => method !== 'GET' && !audit)).toEqual([])
  })

  it('is nothing for these', () => {
    const without = all.filter(([, { audit }]) => audit && 'isNotAudited' in audit)
    expect(without.map(([name]) => name)).toEqual([
      'checkAuditRecord',
      'checkLicenceCode',
      'chooseImportRows',
      'correctImportRow',
      'countPenalties',
      'discardDraft',
      'forgotPassword',
      'markNotificationsRead',
      'matchBankStatement',
      'prepareSecondFactor',
      'previewLetterWords',
      'removeView',
      'retryOutboxMessage',
      'saveDraft',
      'saveView',
      'setBankStatementColumns',
      'setImportColumns',
      'setImportValues',
      'showFacilityTypeParts',
      'uploadImportCorrections',
    ])
  })

  it('is an entry of the server about something, which may compare it or keep the request', () => {
    const lines = all.flatMap(([name, { audit }]) => {
      if (!audit || !('enters' in audit)) return []
      const { enters, about, id, compares, keepsBody } = audit
      const named = typeof id === 'string' ? id : 'named' in id ? id.named : id.join(' ')
      const kept = [compares && `compares ${compares}`, keepsBody && 'with the request'].filter(Boolean)
      return [[`${name}: ${enters}, ${about} of ${named}`, ...kept].join(', ')]
    })
    expect(`\n${lines.join('\n')}\n`).toBe(`
activateSecondFactor: switch_on_second_factor, account of own account
addChangeRule: change_change_rules, catalogue of body kind, with the request
addDocumentExample: change_document_kinds, catalogue of params id, compares document example
addDocumentKind: change_document_kinds, catalogue of reply id, with the request
addDocumentTerms: change_document_kinds, catalogue of params id, with the request
addFacility: add_facility, facility of reply id, with the request
addFacilityType: change_catalogue, catalogue of reply id, with the request
addFee: change_fees, fee of reply id, with the request
addInvoiceLine: correct_invoice, invoice of params id, with the request
addLga: change_places, catalogue of reply id, with the request
addOffence: change_offences, catalogue of reply id, with the request
addOffenceRate: change_offences, catalogue of params id, with the request
addOfficeHolder: change_signatories, setting of reply id, with the request
addOfficeSignature: change_signatories, setting of params id, compares office signature
addPart: change_catalogue, catalogue of reply id, with the request
addReplyFile: add_document, corrective_action of params id
addRepresentationFile: add_document, representation of params id
addRequirement: change_catalogue, catalogue of reply id, with the request
addStage: change_stages, setting of reply id, with the request
addStageTerms: change_stages, setting of params id, with the request
addState: change_places, catalogue of reply id, with the request
addSubList: change_catalogue, catalogue of reply id, with the request
addWard: change_places, catalogue of reply id, with the request
answerSetUpStep: change_settings, setting of params name, with the request
askEmailChange: ask_email_change, account of own account
askPhoneCode: ask_phone_code, account of own account
cancelPlannedChanges: change_settings, setting of ministry, compares settings
changeAccount: change_own_account, account of own account, compares user_account
changeFees: change_fees, fee of amounts, with the request
changeLetterWords: change_letter_words, setting of params kind, compares letter words
changeMessagePreferences: change_own_account, account of own account, compares user_account
changePassword: change_password, account of own account
changeSettings: change_settings, setting of ministry, compares settings
closeAccount: close_account, account of own account
confirmSampleFees: change_fees, fee of samples, with the request
confirmSampleOffences: change_offences, catalogue of samples, with the request
confirmSampleRequirements: change_catalogue, catalogue of samples, with the request
editFacilityType: change_catalogue, catalogue of params id, compares facility_type
editLga: change_places, catalogue of params id, compares local_gov_area
editOffence: change_offences, catalogue of params id, compares offence
editPart: change_catalogue, catalogue of params id, compares part
editRequirement: change_catalogue, catalogue of params id, compares requirement
editState: change_places, catalogue of params id, compares state
editSubList: change_catalogue, catalogue of params id, compares sub_list
editSubLists: change_catalogue, catalogue of questions, with the request
editWard: change_places, catalogue of params id, compares ward
endOfficeHolder: change_signatories, setting of params id, compares office_holder
endOneSession: log_out_elsewhere, account of own account
endOtherSessions: log_out_elsewhere, account of own account
linkAuditExport: export_data, export of audit record, with the request
linkAuditHeads: export_data, export of heads of the audit record, with the request
linkBundle: export_data, registration of params id
linkChecklistForm: export_data, export of checklist, with the request
linkClaimLetters: export_data, export of claim letters, with the request
linkConcernPhoto: open_document, concern of params id
linkConcernsExport: export_data, export of concerns, with the request
linkDocument: open_document, document of params slug
linkEndingLicences: export_data, export of ending licences, with the request
linkFacilitiesExport: export_data, export of facilities, with the request
linkImportTemplate: export_data, export of import template, with the request
linkInspectionPhoto: open_document, inspection of params id
linkLetter: print_letter, letter of params id
linkLettersOfJob: export_data, export of claim letters, with the request
linkPaymentsExport: export_data, export of payments, with the request
linkPenaltiesExport: export_data, export of penalties, with the request
linkRegistrationsExport: export_data, export of registrations, with the request
linkRenewalsExport: export_data, export of renewals, with the request
linkReport: export_data, export of params report, with the request
linkRevenueExport: export_data, export of revenue, with the request
linkUsersExport: export_data, export of users, with the request
linkWrongRows: export_data, export of rows of an import, with the request
logout: log_out, account of own account
mergeLga: change_places, catalogue of params id, compares local_gov_area
mergeWard: change_places, catalogue of params id, compares ward
removeCrest: change_settings, setting of ministry, compares settings
removeDocumentExample: change_document_kinds, catalogue of params id, compares document example
removeOfficeHolder: change_signatories, setting of params id, compares office_holder
removeSecondFactor: switch_off_second_factor, account of own account
showCertificate: print_certificate, registration of params id
showStatement: print_statement, registration of params id
startClaimLetters: start_claim_letters, job of claim-letters, with the request
stopClaimLetters: stop_claim_letters, job of claim-letters, with the request
takeBackLetterWords: change_letter_words, setting of params kind, compares letter words
uploadBankStatement: upload_bank_statement, bank_account of reply id
uploadCrest: change_settings, setting of ministry, compares settings
`)
  })
})
