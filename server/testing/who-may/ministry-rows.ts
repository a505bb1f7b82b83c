import { stageTermsForm } from '@portal/contract/cases/stage.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import type { CallRows, Row } from '../who-may-outcomes.ts'
import { everyoneSignedIn, missingId, officers, officersWith, open } from './common-rows.ts'

const missingTerm: Row = { ...officersWith('settings'), officer: 'not_found', send: () => missingId }

const missingStage = { ...missingId, body: exampleOf(stageTermsForm) }

const receipt = { params: { kind: 'receipt' } }

/** The settings of the ministry, its messages, its figures, and what everybody may read. */
export const ministryRows = {
  showSettings: officers,
  changeSettings: officersWith('settings'),
  cancelPlannedChanges: { ...officersWith('settings'), send: () => ({ params: { name: 'ministry_name' } }) },
  // The file that is sent is a PDF, which is not a picture.
  uploadCrest: { ...officersWith('settings'), officer: 'file_refused' },
  removeCrest: officersWith('settings'),
  listLetterWords: officers,
  changeLetterWords: {
    ...officersWith('settings'),
    send: () => ({ ...receipt, body: { words: 'Keep this receipt.' } }),
  },
  takeBackLetterWords: {
    ...officersWith('settings'),
    officer: 'not_found',
    send: () => ({ params: { ...receipt.params, start_date: '2030-01-01' } }),
  },
  previewLetterWords: {
    ...officersWith('settings'),
    send: () => ({ ...receipt, body: { words: 'Keep this receipt.' } }),
  },
  listOfficeHolders: officers,
  addOfficeHolder: officersWith('settings'),
  endOfficeHolder: { ...missingTerm, send: () => ({ ...missingId, body: { end_date: '2026-12-31' } }) },
  removeOfficeHolder: missingTerm,
  addOfficeSignature: {
    ...officers,
    officer: 'not_found',
    send: () => ({ ...missingId, body: { signature_png: null } }),
  },
  listStages: officers,
  addStage: officersWith('settings'),
  addStageTerms: { ...officersWith('settings'), officer: 'not_found', send: () => missingStage },
  showSetUp: officers,
  answerSetUpStep: {
    ...officersWith('settings'),
    send: () => ({ params: { name: 'mail' }, body: { answer: 'skipped' } }),
  },
  listOutbox: officers,
  showOutboxMessage: { ...officers, officer: 'not_found', send: () => missingId },
  retryOutboxMessage: { ...missingTerm, duty: 'settings' },
  listMessageTemplates: everyoneSignedIn,
  showMessagePreferences: everyoneSignedIn,
  changeMessagePreferences: everyoneSignedIn,
  listNotifications: everyoneSignedIn,
  markNotificationsRead: everyoneSignedIn,
  showSummary: everyoneSignedIn,
  countFacilitiesByLga: officers,
  countFacilitiesByType: officers,
  countRegistrationsByStatus: officers,
  showReport: { ...officers, send: () => ({ params: { report: 'applications' } }) },
  showMonthlyReport: { ...officers, send: () => ({}) },
  linkReport: { ...officers, send: () => ({ params: { report: 'workload' } }) },
  listEndingLicences: officers,
  linkEndingLicences: officers,
  searchRegister: open,
  downloadRegister: open,
  downloadRegisterMap: open,
  downloadRegisterWorkbook: open,
  listAuditEntries: officersWith('audit'),
  showAuditRecord: officersWith('audit'),
  checkAuditRecord: officersWith('audit'),
  linkAuditExport: officersWith('audit'),
  linkAuditHeads: officersWith('audit'),
  showPortal: open,
  checkLicenceCode: open,
  showLiveness: open,
  showReadiness: open,
  showOpenApi: open,
} as const satisfies CallRows
