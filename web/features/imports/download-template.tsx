import * as calls from '@portal/contract/imports/calls/imports.ts'
import { DownloadButton } from '../../fields/download-button.tsx'

/** Downloads an empty register with the lists of types, LGAs and statuses. */
export function DownloadTemplate() {
  return <DownloadButton call={calls.linkImportTemplate} label="Download the template" />
}
