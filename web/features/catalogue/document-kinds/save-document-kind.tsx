import * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import { type DocumentKind, documentKindForm } from '@portal/contract/catalogue/document-kind.ts'
import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import { lastDayRules } from '@portal/domain/applications/document-kinds.ts'
import { staffCadres } from '@portal/domain/applications/staff-cadres.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { ReactNode } from 'react'
import type { DraftName } from '../../../api/draft-forms.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { RadioField, TicksField } from '../../../ui/form/choice-fields.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberField, TextField } from '../../../ui/form/text-fields.tsx'
import { DemandFields } from './demand-fields.tsx'
import { demandFields, demandsGiven, demandsIn, demandsOfOthers } from './demand-values.ts'
import { lastDayWords } from './demand-words.ts'

const cadres = staffCadres.map(({ key, name }) => ({ value: key, label: name }))
const lastDays = lastDayRules.map((value) => ({ value, label: lastDayWords[value] }))

interface SaveDocumentKindProps {
  /** The kind that is changed; none for a new one. */
  kind?: DocumentKind
  types: readonly FacilityType[]
  /** The place after the last kind. */
  lastPlace: number
  label: ReactNode
  isCompact?: boolean
}

/** Adds a kind of document, or changes from a day on how one is asked for. */
export function SaveDocumentKind({ kind, types, lastPlace, label, isCompact }: SaveDocumentKindProps) {
  const name: DraftName = kind ? `document-kind-${kind.id}` : 'document-kind'
  const [isOpen, setIsOpen] = useDialogState(name)
  const planned = kind?.planned.at(-1)
  const terms = planned ?? kind?.terms ?? null
  const form = {
    draft: name,
    schema: documentKindForm.omit({ demands: true, ...(kind && { name: true as const }) }).extend(demandFields(types)),
    defaults: {
      place: terms?.place ?? lastPlace,
      hint: terms?.hint ?? '',
      last_day: terms?.last_day ?? 'none',
      most_files: terms?.most_files ?? '',
      staff_cadres: terms?.staff_cadres ?? [],
      start_date: planned?.start_date ?? lagosDate(Date.now()),
      ...demandsGiven(terms),
    },
    bodyOf: ({
      name,
      place,
      hint,
      last_day,
      most_files,
      staff_cadres,
      start_date,
      ...values
    }: Record<string, unknown>) => ({
      ...(kind ? {} : { name }),
      ...{ place, hint, last_day, most_files, staff_cadres, start_date },
      demands: [...demandsIn(values, types), ...demandsOfOthers(terms, types)],
    }),
    submit: 'Save',
    busy: 'Saving',
    success: ({ message }: { message: string }) => message,
    onClose: () => setIsOpen(false),
  }
  const fields = (
    <>
      <TextField
        name="hint"
        label="Hint for the owner"
        hint="What is meant, for example of which years and from whom."
      />
      <DemandFields types={types} />
      <TicksField
        name="staff_cadres"
        label="Of each member of staff of these cadres"
        hint="For example a practising licence: owners add it beside each person. Tick none for a document of the facility."
        choices={cadres}
        optional
        sideBySide
      />
      <RadioField name="last_day" label="Does it have a last day?" choices={lastDays} />
      <NumberField
        name="most_files"
        label="How many of it at most"
        hint="Leave it empty if only the number of all documents is limited."
        characters={3}
      />
      <NumberField
        name="place"
        label="Place in the list"
        hint="Owners read the documents in the order of this number."
        characters={4}
        optional={false}
      />
      <DateField
        name="start_date"
        label="From which day"
        hint="Today, or a later day. Applications that were started before keep what they were asked for."
        optional={false}
      />
    </>
  )
  return (
    <>
      <Button variant={isCompact ? 'default' : 'outline'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && kind && (
        <ModalForm
          {...form}
          title={kind.name}
          call={calls.addDocumentTerms}
          params={{ id: kind.id }}
          recordVersion={kind.updated_at}
        >
          {fields}
        </ModalForm>
      )}
      {isOpen && !kind && (
        <ModalForm {...form} title="Add a document" call={calls.addDocumentKind}>
          <TextField name="name" label="Name" hint="Owners read it, and it stays: the documents are stored under it." />
          {fields}
        </ModalForm>
      )}
    </>
  )
}
