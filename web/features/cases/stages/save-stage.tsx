import * as calls from '@portal/contract/cases/calls/stages.ts'
import { type Stage, type StageTerms, stageForm } from '@portal/contract/cases/stage.ts'
import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import { stagePurposes } from '@portal/domain/cases/stages.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { ReactNode } from 'react'
import type { DraftName } from '../../../api/draft-forms.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { StageFields } from './stage-fields.tsx'

/** The places are apart, so that a stage can be put between two others. */
const step = 10

function lastPlaceOf(stages: readonly Stage[]): number {
  const places = stages.flatMap(({ terms, planned }) => [terms, ...planned].map((one) => one?.place ?? 0))
  return Math.min(1000, Math.max(0, ...places) + step)
}

/** The values with which the form opens: those of the given terms, else of a stage that every application goes through. */
function valuesOf(terms: StageTerms | null, stages: readonly Stage[]) {
  return {
    place: terms?.place ?? lastPlaceOf(stages),
    signed_by: terms?.signed_by ?? '',
    promised_days: terms?.promised_days ?? '',
    purposes: terms?.purposes ?? [...stagePurposes],
    facility_type_ids: terms?.facility_types?.map(({ id }) => id) ?? [],
    needs_verdicts: terms?.needs_verdicts ?? false,
    needs_payment: terms?.needs_payment ?? false,
    needs_inspection: terms?.needs_inspection ?? false,
    back_to: terms?.back_to ?? [],
  }
}

interface SaveStageProps {
  /** The stage that is changed; none for a new one. */
  stage?: Stage
  stages: readonly Stage[]
  types: readonly FacilityType[]
  label: ReactNode
  isCompact?: boolean
}

/** Adds a stage, or changes one from a day on. */
export function SaveStage({ stage, stages, types, label, isCompact }: SaveStageProps) {
  const draft: DraftName = stage ? `stage-${stage.id}` : 'stage'
  const [isOpen, setIsOpen] = useDialogState(draft)
  const planned = stage?.planned.at(-1)
  const terms = planned ?? stage?.terms ?? null
  const form = {
    draft,
    schema: stage ? stageForm.omit({ name: true }) : stageForm,
    defaults: { ...valuesOf(terms, stages), start_date: planned?.start_date ?? lagosDate(Date.now()) },
    submit: 'Save',
    busy: 'Saving',
    success: ({ message }: { message: string }) => message,
    onClose: () => setIsOpen(false),
  }
  const fields = <StageFields types={types} others={stages.filter(({ id }) => id !== stage?.id)} />
  return (
    <>
      <Button variant={isCompact ? 'default' : 'outline'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && stage && (
        <ModalForm
          {...form}
          title={stage.name}
          call={calls.addStageTerms}
          params={{ id: stage.id }}
          recordVersion={stage.updated_at}
        >
          {fields}
        </ModalForm>
      )}
      {isOpen && !stage && (
        <ModalForm {...form} title="Add a stage" call={calls.addStage}>
          <TextField name="name" label="Name" hint="It stays, because sign-offs name it." />
          {fields}
        </ModalForm>
      )}
    </>
  )
}
