import { listImports } from '@portal/contract/imports/calls/imports.ts'
import { Allowed } from '../../api/allowed.tsx'
import { useCall } from '../../api/use-call.ts'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { DownloadTemplate } from '../../features/imports/download-template.tsx'
import { ImportTable } from '../../features/imports/list/import-table.tsx'
import { UploadDialog } from '../../features/imports/upload-register.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The registers that the ministry had on paper, and how they come in. */
export function Imports() {
  const address = useListAddress()
  // An empty list offers both itself.
  const isEmpty = useCall(listImports, { query: address.query }).data?.total === 0
  // The dialog is the page's own: what was picked in it stays when the list turns out to be empty.
  const [isUploading, setIsUploading] = useDialogState('upload register')
  const upload = <Button onClick={() => setIsUploading(true)}>Upload a file</Button>
  return (
    <Page
      title="Imports"
      lead="Facilities that were licensed on paper, before this portal."
      actions={
        <Allowed to="prepare an import">
          <LinkButton variant="default" to={paths.newPaperLicence()}>
            Record one by hand
          </LinkButton>
          {!isEmpty && <DownloadTemplate />}
          {!isEmpty && upload}
        </Allowed>
      }
    >
      <ImportTable address={address} upload={upload} />
      {isUploading && <UploadDialog onClose={() => setIsUploading(false)} />}
    </Page>
  )
}
