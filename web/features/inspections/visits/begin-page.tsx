import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useState } from 'react'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import { Day } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './visit.module.css'

/** What to know before the visit begins, and the button that begins it. */
export function BeginPage({ visit }: { visit: OpenVisit }) {
  const { inspection, address, phone_number, earlier } = visit.visit.kit
  return (
    <>
      <h1>{sentenceCase(inspection.kind)} visit</h1>
      <DescriptionList
        rows={[
          { label: 'Number', value: inspection.number },
          {
            label: 'Planned',
            value: inspection.planned_day && (
              <>
                <Day of={inspection.planned_day} />
                {inspection.planned_half && `, ${inspection.planned_half}`}
              </>
            ),
          },
          { label: 'Owner', value: inspection.is_announced ? 'Knows the day' : 'Does not know of it' },
          { label: 'Type', value: inspection.facility_type },
          { label: 'Address', value: [address, inspection.lga].filter(Boolean).join(', ') },
          { label: 'Phone', value: phone_number && <a href={`tel:${phone_number}`}>{phoneInGroups(phone_number)}</a> },
          { label: 'Checklist', value: `${inspection.questions.length} questions` },
          ...(inspection.note ? [{ label: 'Note', value: inspection.note }] : []),
        ]}
      />
      {earlier && (
        <section className={layout.stack2} aria-label="The last inspection">
          <h2>
            Not met on <Day of={earlier.done_on} />
          </h2>
          <ul>
            {earlier.findings.map(({ sub_list_id, outcome, note }) => (
              <li key={sub_list_id}>
                {inspection.questions.find((asked) => asked.sub_list_id === sub_list_id)?.question ??
                  'A question of then'}
                : {sentenceCase(outcome)}
                {note && `, ${note}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Begins the visit: the moment of the arrival is recorded. */
export function BeginButton({ visit }: { visit: OpenVisit }) {
  const [isBusy, setBusy] = useState(false)
  async function begin() {
    if (isBusy) return
    setBusy(true)
    await visit.record({ is: 'begin', arrived_at: new Date().toISOString() })
    setBusy(false)
  }
  return (
    <Button className={styles.wide} onClick={() => void begin()}>
      Begin the visit
    </Button>
  )
}
