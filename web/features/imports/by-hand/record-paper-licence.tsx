import * as calls from '@portal/contract/imports/calls/imports.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useNavigate } from 'react-router'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useSession } from '../../../api/session.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { LicenceFields, WhatHappensNext } from './licence-fields.tsx'

/** On the page of a facility without a licence: records the one that it has on paper. */
export function RecordPaperLicence({
  facility: { id, company_name, paper_number },
}: {
  facility: { id: number; company_name: string; paper_number?: string | null | undefined }
}) {
  const [isOpen, setIsOpen] = useDialogState('paper licence')
  const navigate = useNavigate()
  if (!mayDo(useSession(), 'prepare an import')) return null
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Record its paper licence
      </Button>
      {isOpen && (
        <ModalForm
          title={`Paper licence of ${company_name}`}
          call={calls.addImportByHand}
          hidden={{ facility_id: id }}
          defaults={{ paper_number: paper_number ?? '' }}
          submit="Save the licence"
          busy="Saving"
          success={({ message }) => message}
          onSuccess={({ data }) => navigate(paths.anImport(data.id))}
          onClose={() => setIsOpen(false)}
        >
          <LicenceFields />
          <WhatHappensNext />
        </ModalForm>
      )}
    </>
  )
}
