import type { CallRows } from '../who-may-outcomes.ts'
import { missingId, officers, officersWith } from './common-rows.ts'

const decides = officersWith('decide')
const prepares = officersWith('review')
const ofMissing = { officer: 'not_found', send: () => missingId } as const

/** The calls about registers from paper. */
export const importRows = {
  listImports: officers,
  addImport: prepares,
  addImportByHand: prepares,
  linkImportTemplate: officers,
  showImport: { ...officers, ...ofMissing },
  askToCommitImport: { ...prepares, ...ofMissing },
  sendImportBack: { ...officersWith(['review', 'decide']), ...ofMissing },
  commitImport: { ...decides, officer: 'not_found', send: () => ({ ...missingId, body: { rows: 1 } }) },
  stopImport: { ...decides, ...ofMissing },
  undoImport: { ...decides, ...ofMissing },
  giveUpImport: { ...prepares, ...ofMissing },
  setImportColumns: { ...prepares, officer: 'not_found', send: () => ({ ...missingId, body: { heading_row: 1 } }) },
  listImportValues: { ...officers, ...ofMissing },
  setImportValues: {
    ...prepares,
    officer: 'not_found',
    send: () => ({ ...missingId, body: { values: [{ field: 'lga', written: 'Chanchga', value: 544 }] } }),
  },
  listImportRows: { ...officers, ...ofMissing },
  correctImportRow: {
    ...prepares,
    officer: 'not_found',
    send: () => ({ params: { ...missingId.params, line: 1 }, body: { choice: 'leave out' } }),
  },
  chooseImportRows: {
    ...prepares,
    officer: 'not_found',
    send: () => ({ ...missingId, body: { choice: 'leave out', lines: [1] } }),
  },
  linkWrongRows: { ...officers, ...ofMissing },
  // The file of the test is a PDF.
  uploadImportCorrections: { ...prepares, officer: 'file_refused' },
} as const satisfies CallRows
