import type { Reply } from '@portal/contract/call.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import { importOutcomes, importRowStates } from '@portal/domain/imports/import-states.ts'
import { countInWords } from '../../../fields/count-in-words.ts'
import { paths } from '../../../paths.ts'
import { ViewTab, ViewTabs } from '../../../ui/table/view-tabs.tsx'
import { outcomeWords, stateWords } from '../import-words.ts'
import { hasBegun, type RowFilters } from './row-filters.ts'

type Shown = Reply<typeof showImport>['data']

/** The rows by what they are, with how many there are; once they have begun to come in, by what became of them. */
export function RowTabs({ of, shown }: { of: Shown; shown: RowFilters }) {
  const { id, states, outcomes } = of
  const total = importRowStates.reduce((sum, state) => sum + states[state], 0)
  const inWords = (count: number) => countInWords({ total: count })
  return (
    <ViewTabs label="Rows">
      {hasBegun(of)
        ? importOutcomes
            .filter((outcome) => outcomes[outcome] > 0 || outcome === shown.outcome)
            .map((outcome) => (
              <ViewTab
                key={outcome}
                to={paths.anImport(id, { step: 'rows', outcome })}
                label={outcomeWords[outcome]}
                isCurrent={shown.outcome === outcome}
                count={inWords(outcomes[outcome])}
              />
            ))
        : importRowStates.map((state) => (
            <ViewTab
              key={state}
              to={paths.anImport(id, { step: 'rows', state })}
              label={stateWords[state]}
              isCurrent={shown.state === state}
              count={inWords(states[state])}
              isLate={state === 'wrong' && of.unsettled.wrong > 0}
            />
          ))}
      <ViewTab
        to={paths.anImport(id, { step: 'rows', state: 'all' })}
        label="All"
        isCurrent={shown.state === undefined && shown.outcome === undefined}
        count={inWords(total)}
      />
    </ViewTabs>
  )
}
