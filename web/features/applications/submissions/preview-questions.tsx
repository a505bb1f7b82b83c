import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useCall } from '../../../api/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { FormFrame } from '../../../ui/form/form-frame.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import { answerSchema } from './answer-schema.ts'
import { answerTypes } from './answer-types.tsx'
import styles from './question-card.module.css'

function PreviewCard({ question, position }: { question: SubList; position: number }) {
  const prefix = useId()
  const form = useForm({ defaultValues: { respond: '', number: '', description: '' } })
  return (
    <FormProvider {...form}>
      <FormFrame value={{ idOf: (name) => `${prefix}${name}`, schema: answerSchema(question) }}>
        <fieldset disabled>
          <div className={`${layout.stack4} ${layout.panel} ${styles.card}`}>
            {answerTypes[question.question_type].inputsInList(question, position)}
          </div>
        </fieldset>
      </FormFrame>
    </FormProvider>
  )
}

/** The questions of a facility type as an owner who starts a registration now would see them; nothing can be answered. */
export function PreviewQuestions({ facilityTypeId }: { facilityTypeId: string }) {
  const asked = useCall(calls.listRequirementsOfType, { params: { facility_type_id: facilityTypeId } })
  return (
    <WhenLoaded of={asked}>
      {({ data }) => {
        const requirements = data.filter(({ sub_lists }) => sub_lists.length > 0)
        if (requirements.length === 0) return <EmptyState title="Nothing is asked of this type of facility yet" />
        return requirements.map(({ id, list, part, sub_lists }) => (
          <Section key={id} title={`${part.designation}: ${part.part_name}. ${list}`}>
            <ol className={layout.stack4}>
              {sub_lists.map((question, index) => (
                <li key={question.id}>
                  <PreviewCard question={question} position={index + 1} />
                </li>
              ))}
            </ol>
          </Section>
        ))
      }}
    </WhenLoaded>
  )
}
