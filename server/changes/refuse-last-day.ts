import type { AskedDocument } from '@portal/domain/applications/document-kinds.ts'
import { refuseField } from '../use-case/refuse-field.ts'

/** Refuses a document without the last day that its kind needs, or with one that its kind does not have. */
export function refuseLastDay({ last_day }: Pick<AskedDocument, 'last_day'>, expires_on: string | null): void {
  if (last_day === 'required' && expires_on === null) refuseField('expires_on', 'Enter the last day on the document')
  if (last_day === 'none' && expires_on !== null) refuseField('expires_on', 'This document has no last day')
}
