import type { Reply } from '@portal/contract/call.ts'
import type { showChange } from '@portal/contract/facilities/calls/changes.ts'
import { addChangeDocument } from '@portal/contract/facilities/calls/changes-of-kind.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ModalForm } from '../../../api/modal-form.tsx'
import { FileField } from '../../../fields/file-field.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

type Request = Reply<typeof showChange>['data']

function SendDocument({ request, name }: { request: Request; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isSent = request.documents.some((document) => document.name === name)
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {isSent ? 'Send anew' : 'Send'}
        <VisuallyHidden>: </VisuallyHidden> {name}
      </Button>
      {isOpen && (
        <ModalForm
          title={name}
          draft={false}
          call={addChangeDocument}
          params={{ id: request.facility_id, change_id: request.id }}
          hidden={{ name }}
          submit="Send"
          busy="Sending"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <FileField name="document" label="Document" />
        </ModalForm>
      )}
    </div>
  )
}

/** What a request waits for, and what its owner does about it. */
export function ChangeWaits({ request }: { request: Request }) {
  const { waits_for, rule, offered, invoice_id, also_at = [] } = request
  const maySend = offered.includes('Withdraw change')
  return (
    <>
      {waits_for.length > 0 && (
        <div>
          <p>The ministry cannot accept it yet, because this is missing or still open:</p>
          <ul>
            {waits_for.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      )}
      {maySend && rule.documents.length > 0 && (
        <div className={layout.row3}>
          {rule.documents.map((name) => (
            <SendDocument key={name} request={request} name={name} />
          ))}
        </div>
      )}
      {invoice_id !== null && (
        <p>
          <Link to={paths.invoice(invoice_id)}>The invoice of the fee</Link>
        </p>
      )}
      {also_at.length > 0 && (
        <div role="note">
          <p>The new operating officer is that of other facilities too:</p>
          <ul>
            {also_at.map(({ id, company_name }) => (
              <li key={id}>
                <Link to={paths.facility(id)}>{company_name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
