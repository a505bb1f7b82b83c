import { visitFileUpload } from '@portal/contract/fields/accepted-file.ts'
import type * as inspections from '@portal/contract/inspections/calls/inspections.ts'
import type * as visits from '@portal/contract/inspections/calls/visits.ts'
import { withoutSchemas } from '../first-page-calls.ts'

// The screens of a visit open on a slow phone without a network, so they name their calls as the first page does.

export const listInspections = withoutSchemas<typeof inspections.listInspections>('GET', '/api/inspections')
export const showInspection = withoutSchemas<typeof inspections.showInspection>('GET', '/api/inspections/{id}')
export const showVisitKit = withoutSchemas<typeof visits.showVisitKit>('GET', '/api/inspections/{id}/kit')
export const beginInspection = withoutSchemas<typeof visits.beginInspection>('POST', '/api/inspections/{id}/begin')
export const recordFindings = withoutSchemas<typeof visits.recordFindings>('PUT', '/api/inspections/{id}/findings')
export const recordSite = withoutSchemas<typeof visits.recordSite>('PUT', '/api/inspections/{id}/site')
export const finishInspection = withoutSchemas<typeof visits.finishInspection>('POST', '/api/inspections/{id}/finish')
export const addInspectionPhoto = withoutSchemas<typeof visits.addInspectionPhoto>(
  'POST',
  '/api/inspections/{id}/photos',
  201,
)
export const removeInspectionPhoto = withoutSchemas<typeof visits.removeInspectionPhoto>(
  'DELETE',
  '/api/inspections/{id}/photos/{photo}',
  204,
)
export const uploadVisitFile = {
  ...withoutSchemas<typeof visits.uploadVisitFile>('POST', '/api/inspections/{id}/file', 201),
  upload: visitFileUpload,
}
