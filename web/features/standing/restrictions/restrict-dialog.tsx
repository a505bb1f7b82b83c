import * as calls from '@portal/contract/standing/calls/standing.ts'
import { type RestrictingName, standingActions } from '@portal/domain/actions/standing-actions.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'

const words = {
  Suspend: {
    draft: 'suspend',
    title: (name: string) => `Suspend ${name}?`,
    text: 'Nothing can be approved for a suspended facility. Its certificate says so across the page.',
    busy: 'Suspending',
  },
  Seal: {
    draft: 'seal',
    title: (name: string) => `Seal ${name}?`,
    text: 'Use this when the premises are sealed. Nothing can be approved for the facility, and its certificate says so across the page.',
    busy: 'Sealing',
  },
  Revoke: {
    draft: 'revoke',
    title: (name: string) => `Revoke the licence of ${name}?`,
    text: 'Nothing can be started or approved for the facility, and its certificate says so across the page.',
    busy: 'Revoking',
  },
} as const satisfies Record<RestrictingName, unknown>

interface DialogProps {
  name: RestrictingName
  facility: { id: number; company_name: string }
  onClose: () => void
}

/** Asks for the days and the reason, and puts the facility under the restriction. */
export function RestrictDialog({ name, facility: { id, company_name }, onClose }: DialogProps) {
  const { draft, title, text, busy } = words[name]
  return (
    <ModalForm
      title={title(company_name)}
      draft={`${draft}-${id}`}
      call={calls.restrictFacility}
      params={{ id }}
      hidden={{ kind: standingActions[name].restricts }}
      defaults={{ from_date: lagosDate(Date.now()) }}
      submit={name}
      busy={busy}
      isDanger
      success={({ message }) => message}
      onClose={onClose}
    >
      <p>{text}</p>
      <DateField name="from_date" label="First day" hint="In the past, today, or within a year" />
      <DateField name="until_date" label="Last day" hint="Without it, it holds until an officer lifts it" />
      <TextareaField name="reason" label="Reason" hint="The owner reads it." rows={3} />
    </ModalForm>
  )
}
