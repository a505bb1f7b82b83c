import { listRequirementsOfType } from '@portal/contract/catalogue/calls/catalogue.ts'
import { planInspection } from '@portal/contract/inspections/calls/inspections.ts'
import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useCall } from '../../../api/use-call.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { RadioField, TicksField } from '../../../ui/form/choice-fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'

const extents = [
  { value: 'whole', label: 'The whole checklist', hint: 'With a score, a class and the day of the next visit.' },
  { value: 'parts', label: 'Chosen parts', hint: 'Without a score and a class.' },
] as const

/** The plan with the choice that the form asks for. Without chosen parts the call would plan the whole checklist. */
export const planForm = planInspection.body
  .extend({ extent: z.enum(['whole', 'parts']).default('whole') })
  .superRefine(({ kind, extent, part_ids }, check) => {
    if (kind === 'follow-up' || extent === 'whole' || part_ids) return
    check.addIssue({ code: 'custom', path: ['part_ids'], message: 'Choose at least one part' })
  })

interface WhichProps {
  /** The type of the facility, and the application that the visit may be about. */
  typeId: number
  registrationId: number | undefined
}

/** The parts of the checklist: as the newest application was asked, or as the catalogue has them now for a routine visit. */
function Parts({ typeId, registrationId }: WhichProps) {
  const query = registrationId === undefined ? {} : { registration_id: registrationId }
  const asked = useCall(listRequirementsOfType, { params: { facility_type_id: typeId }, query })
  return (
    <WhenLoaded of={asked}>
      {({ data }) => {
        const byPart = Map.groupBy(data, ({ part }) => part.id)
        const choices = [...byPart].flatMap(([value, requirements]) => {
          const [first] = requirements
          const questions = requirements.reduce((sum, { sub_lists }) => sum + sub_lists.length, 0)
          if (!first || questions === 0) return []
          const label = `${first.part.designation} ${first.part.part_name}`
          return [{ value, label: `${label} (${byNumber(questions, { one: '# question', other: '# questions' })})` }]
        })
        return <TicksField name="part_ids" label="Parts" optional={false} choices={choices} />
      }}
    </WhenLoaded>
  )
}

/** What a follow-up asks again. */
function FollowedUp({ actions }: { actions: readonly CorrectiveAction[] }) {
  const questions = [...new Map(actions.map(({ sub_list_id, question }) => [sub_list_id, question]))]
  return (
    <section className={layout.stack2} aria-label="What is asked again">
      <p className={textStyles.label}>
        {byNumber(questions.length, { one: '# question is asked again', other: '# questions are asked again' })}
      </p>
      <ul>
        {questions.map(([id, question]) => (
          <li key={id}>{question}</li>
        ))}
      </ul>
    </section>
  )
}

interface QuestionsProps extends WhichProps {
  openActions: readonly CorrectiveAction[]
}

/** Which questions a visit asks: all, those of chosen parts, or those of the corrective actions that it follows up. */
export function WhichQuestions({ openActions, ...which }: QuestionsProps) {
  const [kind, extent] = useWatch({ name: ['kind', 'extent'] })
  if (!kind) return null
  if (kind === 'follow-up') return <FollowedUp actions={openActions} />
  const asksAsNow = kind === 'routine'
  return (
    <>
      <RadioField name="extent" label="What is visited" optional={false} choices={extents} />
      {extent === 'parts' && <Parts {...which} registrationId={asksAsNow ? undefined : which.registrationId} />}
    </>
  )
}
