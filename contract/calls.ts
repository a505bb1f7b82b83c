import type { Call } from './call.ts'
import { login, logout, registerAccount, showOwnAccount } from './calls/account.ts'
import {
  addFacilityType,
  addPart,
  addRequirement,
  addSubList,
  listFacilityTypes,
  listParts,
  listRequirementsOfType,
  showFacilityTypeParts,
  showPart,
} from './calls/catalogue.ts'
import { showCertificate, showStatement } from './calls/certificates.ts'
import {
  listComments,
  listDocuments,
  listHistory,
  listPayments,
  listPenaltiesOfFacility,
  listReferees,
  listStaffs,
} from './calls/contents-lists.ts'
import {
  addComment,
  addReferee,
  addStaff,
  linkDocument,
  removeReferee,
  removeStaff,
  saveAvailableFacilities,
  saveOperatingOfficer,
  uploadDocument,
  uploadPayment,
} from './calls/contents.ts'
import {
  countFacilitiesByLga,
  countFacilitiesByType,
  countRegistrationsByStatus,
  showSummary,
} from './calls/dashboard.ts'
import { discardDraft, saveDraft, showDraft } from './calls/drafts.ts'
import { addFacility, listFacilities, listFacilitiesForOfficer, showFacility } from './calls/facilities.ts'
import { listNotifications } from './calls/notifications.ts'
import { countPenalties, listPenalties, penaliseFacility } from './calls/penalties.ts'
import { addLga, addState, addWard, listHomeLgas, listLgas, listStates, listWards, showState } from './calls/places.ts'
import { showLiveness, showOpenApi, showPortal, showReadiness } from './calls/portal.ts'
import {
  considerRegistration,
  decideRegistration,
  listRegistrations,
  registerFacility,
  showRegistration,
  startRegistration,
  submitRegistration,
  withdrawRegistration,
} from './calls/registrations.ts'
import {
  addOfficeHolder,
  changeSettings,
  endOfficeHolder,
  listOfficeHolders,
  removeCrest,
  removeOfficeHolder,
  showSettings,
  cancelPlannedChanges,
  uploadCrest,
} from './calls/settings.ts'
import { listSubmissions, showRequirementQuestions, submitAnswer } from './calls/submissions.ts'

/** Every call by feature, in the order of spec §7. Only the notifications are moved: they follow the dashboard. */
export const callsByFeature = {
  account: { login, registerAccount, logout, showOwnAccount },
  dashboard: {
    showSummary,
    countFacilitiesByLga,
    countFacilitiesByType,
    countRegistrationsByStatus,
  },
  notifications: { listNotifications },
  facilities: { listFacilities, showFacility, addFacility, listFacilitiesForOfficer },
  registrations: {
    startRegistration,
    registerFacility,
    listRegistrations,
    showRegistration,
    decideRegistration,
    submitRegistration,
    withdrawRegistration,
    considerRegistration,
  },
  certificates: { showCertificate, showStatement },
  penalties: { listPenalties, countPenalties, penaliseFacility },
  contents: {
    uploadDocument,
    uploadPayment,
    linkDocument,
    addStaff,
    removeStaff,
    addReferee,
    removeReferee,
    saveOperatingOfficer,
    saveAvailableFacilities,
    addComment,
  },
  'contents-lists': {
    listStaffs,
    listReferees,
    listDocuments,
    listPayments,
    listPenaltiesOfFacility,
    listComments,
    listHistory,
  },
  catalogue: {
    listFacilityTypes,
    showFacilityTypeParts,
    addFacilityType,
    listParts,
    addPart,
    showPart,
    addSubList,
    addRequirement,
    listRequirementsOfType,
  },
  submissions: { showRequirementQuestions, listSubmissions, submitAnswer },
  drafts: { showDraft, saveDraft, discardDraft },
  places: { listStates, showState, addState, listHomeLgas, listLgas, addLga, listWards, addWard },
  settings: {
    showSettings,
    changeSettings,
    cancelPlannedChanges,
    uploadCrest,
    removeCrest,
    listOfficeHolders,
    addOfficeHolder,
    endOfficeHolder,
    removeOfficeHolder,
  },
  portal: { showPortal, showLiveness, showReadiness, showOpenApi },
} as const satisfies Record<string, Record<string, Call>>

/** Every call by its name, in the order of spec §7. */
export const calls = {
  ...callsByFeature.account,
  ...callsByFeature.dashboard,
  ...callsByFeature.notifications,
  ...callsByFeature.facilities,
  ...callsByFeature.registrations,
  ...callsByFeature.certificates,
  ...callsByFeature.penalties,
  ...callsByFeature.contents,
  ...callsByFeature['contents-lists'],
  ...callsByFeature.catalogue,
  ...callsByFeature.submissions,
  ...callsByFeature.drafts,
  ...callsByFeature.places,
  ...callsByFeature.settings,
  ...callsByFeature.portal,
} as const satisfies Record<string, Call>
