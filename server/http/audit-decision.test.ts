import { expect, it } from 'vitest'
import { undecidedCalls } from './audit-decision.ts'
import { auditDecisions } from './audited-calls.ts'

it('every call that changes something is recorded, or is an exception with its reason', () => {
  expect(undecidedCalls()).toEqual([])
})

it('says which calls leave no entry', () => {
  const without = Object.entries(auditDecisions).filter(
    ([, decision]) => typeof decision === 'object' && 'isNotAudited' in decision,
  )
  expect(without.map(([name]) => name)).toEqual([
    'forgotPassword',
    'prepareSecondFactor',
    'countPenalties',
    'checkLicenceCode',
    'setBankStatementColumns',
    'matchBankStatement',
    'checkAuditRecord',
    'showFacilityTypeParts',
    'saveDraft',
    'discardDraft',
    'markNotificationsRead',
    'retryOutboxMessage',
  ])
})

it('says what the entry of each other call is about, what it compares, and whether it keeps the request', () => {
  const lines = Object.entries(auditDecisions).flatMap(([name, decision]) => {
    if (typeof decision !== 'object' || 'isNotAudited' in decision) return []
    const { action, about, id, compares, keepsBody } = decision
    const named = typeof id === 'string' ? id : 'named' in id ? id.named : id.join(' ')
    const kept = [compares && `compares ${compares}`, keepsBody && 'with the request'].filter(Boolean)
    return [[`${name}: ${action}, ${about} of ${named}`, ...kept].join(', ')]
  })
  expect(`\n${lines.join('\n')}\n`).toBe(`
logout: log_out, account of own account
changeAccount: change_own_account, account of own account, compares user_account
changePassword: change_password, account of own account
askEmailChange: ask_email_change, account of own account
closeAccount: close_account, account of own account
endOneSession: log_out_elsewhere, account of own account
endOtherSessions: log_out_elsewhere, account of own account
activateSecondFactor: switch_on_second_factor, account of own account
removeSecondFactor: switch_off_second_factor, account of own account
changeMessagePreferences: change_own_account, account of own account, compares user_account
addFacility: add_facility, facility of reply id, with the request
linkConcernPhoto: open_document, concern of params id
addRepresentationFile: add_document, representation of params id
addInvoiceLine: correct_invoice, invoice of params id, with the request
uploadBankStatement: upload_bank_statement, bank_account of reply id
linkAuditExport: export_data, export of audit record, with the request
linkAuditHeads: export_data, export of heads of the audit record, with the request
addFee: change_fees, fee of reply id, with the request
confirmSampleFees: change_fees, fee of samples, with the request
addOffence: change_offences, catalogue of reply id, with the request
confirmSampleOffences: change_offences, catalogue of samples, with the request
addOffenceRate: change_offences, catalogue of params id, with the request
editOffence: change_offences, catalogue of params id, compares offence
addFacilityType: change_catalogue, catalogue of reply id, with the request
addPart: change_catalogue, catalogue of reply id, with the request
addRequirement: change_catalogue, catalogue of reply id, with the request
addSubList: change_catalogue, catalogue of reply id, with the request
editFacilityType: change_catalogue, catalogue of params id, compares facility_type
editPart: change_catalogue, catalogue of params id, compares part
editRequirement: change_catalogue, catalogue of params id, compares requirement
editSubList: change_catalogue, catalogue of params id, compares sub_list
addState: change_places, catalogue of reply id, with the request
addLga: change_places, catalogue of reply id, with the request
addWard: change_places, catalogue of reply id, with the request
editState: change_places, catalogue of params id, compares state
editLga: change_places, catalogue of params id, compares local_gov_area
editWard: change_places, catalogue of params id, compares ward
changeSettings: change_settings, setting of ministry, compares settings
cancelPlannedChanges: change_settings, setting of ministry, compares settings
uploadCrest: change_settings, setting of ministry, compares settings
removeCrest: change_settings, setting of ministry, compares settings
addOfficeHolder: change_signatories, setting of reply id, with the request
endOfficeHolder: change_signatories, setting of params id, compares office_holder
removeOfficeHolder: change_signatories, setting of params id, compares office_holder
linkDocument: open_document, document of params slug
linkLetter: print_letter, letter of params id
linkEndingLicences: export_data, export of ending licences, with the request
linkPenaltiesExport: export_data, export of penalties, with the request
linkRegistrationsExport: export_data, export of registrations, with the request
linkRenewalsExport: export_data, export of renewals, with the request
linkRevenueExport: export_data, export of revenue, with the request
linkReport: export_data, export of params report, with the request
showCertificate: print_certificate, registration of params id
showStatement: print_statement, registration of params id
`)
})
