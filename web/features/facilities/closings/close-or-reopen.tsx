import * as calls from '@portal/contract/facilities/calls/closings.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'

interface FacilityProps {
  facility: { id: number; company_name: string; offered: readonly string[] }
}

/** Closes a facility from a day on, or reopens it; whichever this person is offered. */
export function CloseOrReopen({ facility }: FacilityProps) {
  return (
    <>
      {facility.offered.includes('Close') && <Close facility={facility} />}
      {facility.offered.includes('Reopen') && <Reopen facility={facility} />}
    </>
  )
}

/** The last section of an owner's page of a facility. What ends it is no first choice there. */
export function ClosingSection({ facility }: FacilityProps) {
  if (!facility.offered.includes('Close')) return null
  return (
    <Section title="Closing">
      <Panel>
        <div className={layout.stack4}>
          <p>Close the facility here when it stops its work.</p>
          <div>
            <Close facility={facility} />
          </div>
        </div>
      </Panel>
    </Section>
  )
}

function Close({ facility: { id, company_name } }: FacilityProps) {
  const [isOpen, setIsOpen] = useDialogState(`close-${id}`)
  return (
    <>
      <Button variant="outline" isDanger onClick={() => setIsOpen(true)}>
        Close this facility
      </Button>
      {isOpen && (
        <ModalForm
          title={`Close ${company_name}?`}
          call={calls.closeFacility}
          params={{ id }}
          defaults={{ closed_from: lagosDate(Date.now()) }}
          submit="Close the facility"
          busy="Closing"
          isDanger
          success={facilityActions.Close.message}
          onClose={() => setIsOpen(false)}
        >
          <p>Nothing can be started for a closed facility, and nothing of it is deleted. The ministry can reopen it.</p>
          <DateField name="closed_from" label="First day on which it is closed" hint="At most a year from today" />
          <TextareaField name="reason" label="Reason" rows={3} />
        </ModalForm>
      )}
    </>
  )
}

function Reopen({ facility: { id, company_name } }: FacilityProps) {
  const [isOpen, setIsOpen] = useDialogState(`reopen-${id}`)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Reopen this facility
      </Button>
      {isOpen && (
        <ModalForm
          title={`Reopen ${company_name}?`}
          call={calls.reopenFacility}
          params={{ id }}
          submit="Reopen"
          busy="Reopening"
          success={facilityActions.Reopen.message}
          onClose={() => setIsOpen(false)}
        >
          <TextareaField name="reason" label="Reason" hint="The owner reads it." rows={3} />
        </ModalForm>
      )}
    </>
  )
}
