import type { Stage, StageTerms } from '@portal/contract/cases/stage.ts'
import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { daysInWords } from '../../../fields/case-clock.tsx'
import { Day } from '../../../ui/dates.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import text from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { SaveStage } from './save-stage.tsx'
import { askedOfInWords, needsInWords, signerLabel } from './stage-words.ts'

function AskedOf({ terms, planned }: Stage) {
  return (
    <div className={layout.stack2}>
      <div>{terms ? askedOfInWords(terms) : 'No application yet'}</div>
      {planned.map((one) => (
        <div key={one.id} className={text.quiet}>
          From <Day of={one.start_date} />: {askedOfInWords(one)}; {signerLabel(one.signed_by)}
        </div>
      ))}
    </div>
  )
}

/** Something of what holds today; of what is planned first while nothing holds yet. */
function ofPresent(shown: (terms: StageTerms) => string) {
  return ({ terms, planned: [next] }: Stage) => {
    const holding = terms ?? next
    return holding && shown(holding)
  }
}

const columns: Column<Stage>[] = [
  { header: 'Stage', inCard: 'name', cell: ({ name }) => name },
  { header: 'Signed by', cell: ofPresent(({ signed_by }) => signerLabel(signed_by)) },
  { header: 'Promise', cell: ofPresent(({ promised_days }) => daysInWords(promised_days)) },
  { header: 'Applications', cell: (stage) => <AskedOf {...stage} /> },
  { header: 'Needs first', cell: ofPresent(needsInWords) },
]

interface StageTableProps {
  stages: readonly Stage[]
  types: readonly FacilityType[]
}

/** Every stage in its order: who signs it, which applications go through it today, and what is planned. */
export function StageTable({ stages, types }: StageTableProps) {
  return (
    <DataTable
      caption="Stages"
      hidesCaption
      of={alreadyLoaded([...stages])}
      rows={(rows) => rows}
      rowKey={({ id }) => id}
      columns={[
        ...columns,
        {
          header: 'Change',
          isAction: true,
          inCard: 'actions',
          cell: (stage) => (
            <Allowed to="manage the settings">
              <SaveStage
                stage={stage}
                stages={stages}
                types={types}
                isCompact
                label={
                  <>
                    Change<VisuallyHidden> {stage.name}</VisuallyHidden>
                  </>
                }
              />
            </Allowed>
          ),
        },
      ]}
      empty={
        <EmptyState isSmall title="There are no stages">
          Officers with the duty Decide approve without a sign-off of anybody else.
        </EmptyState>
      }
    />
  )
}
