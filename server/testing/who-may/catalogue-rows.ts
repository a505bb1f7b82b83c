import { documentTermsForm } from '@portal/contract/catalogue/document-kind.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import type { CallRows } from '../who-may-outcomes.ts'
import { everyoneSignedIn, officers, officersWith, open, ownerAndOfficers } from './common-rows.ts'

/** The questionnaires and the places. */
export const catalogueRows = {
  listFacilityTypes: open,
  showFacilityTypeParts: everyoneSignedIn,
  addFacilityType: officersWith('catalogue'),
  listParts: everyoneSignedIn,
  addPart: officersWith('catalogue'),
  showPart: {
    ...ownerAndOfficers,
    send: ({ facility }) => ({ params: { id: 1 }, query: { facility_id: facility.id } }),
  },
  addSubList: officersWith('catalogue'),
  addRequirement: officersWith('catalogue'),
  listRequirementsOfType: everyoneSignedIn,
  listUsedTypes: officers,
  confirmSampleRequirements: { ...officersWith('catalogue'), officer: 'action_not_offered' },
  showUsedType: { ...officers, send: () => ({ params: { id: 2 }, body: exampleOf(documentTermsForm) }) },
  listUsedParts: officers,
  editFacilityType: { ...officersWith('catalogue'), send: () => ({ params: { id: 3 }, body: { asks_folio: false } }) },
  editPart: { ...officersWith('catalogue'), send: () => ({ params: { id: 2 }, body: { place: 2 } }) },
  editRequirement: { ...officersWith('catalogue'), send: () => ({ params: { id: 35 }, body: { retired: false } }) },
  editSubList: { ...officersWith('catalogue'), send: () => ({ params: { id: 121 }, body: { retired: false } }) },
  editSubLists: { ...officersWith('catalogue'), send: () => ({ body: { ids: [121], set: { weight: 2 } } }) },
  listDocumentKinds: officers,
  addDocumentKind: officersWith('catalogue'),
  addDocumentTerms: {
    ...officersWith('catalogue'),
    send: () => ({ params: { id: 2 }, body: { place: 20, last_day: 'optional', demands: [] } }),
  },
  addDocumentExample: { ...officersWith('catalogue'), send: () => ({ params: { id: 2 } }) },
  // It has no example.
  removeDocumentExample: { ...officersWith('catalogue'), officer: 'not_found', send: () => ({ params: { id: 3 } }) },
  listStates: open,
  showState: open,
  addState: officersWith('catalogue'),
  listHomeLgas: open,
  listLgas: open,
  addLga: officersWith('catalogue'),
  listWards: open,
  addWard: officersWith('catalogue'),
  editState: { ...officersWith('catalogue'), send: () => ({ params: { id: 27 }, body: { name: 'Niger' } }) },
  editLga: { ...officersWith('catalogue'), send: () => ({ params: { id: 541 }, body: { retired: false } }) },
  editWard: { ...officersWith('catalogue'), send: () => ({ params: { id: 1 }, body: { retired: false } }) },
  showLgaMerge: { ...officersWith('catalogue'), send: () => ({ params: { id: 541 }, query: { into: 542 } }) },
  mergeLga: { ...officersWith('catalogue'), send: () => ({ params: { id: 541 }, body: { into: 542 } }) },
  showWardMerge: { ...officersWith('catalogue'), send: () => ({ params: { id: 1 }, query: { into: 2 } }) },
  mergeWard: { ...officersWith('catalogue'), send: () => ({ params: { id: 1 }, body: { into: 2 } }) },
} as const satisfies CallRows
