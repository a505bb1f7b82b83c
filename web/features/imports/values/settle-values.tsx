import type { Reply } from '@portal/contract/call.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useRef } from 'react'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { useChoices } from '../use-choices.ts'
import { type ChosenMeanings, keyOf, mostValuesAtOnce } from './use-chosen-meanings.ts'
import { useValueKeys, ValueKeys } from './value-keys.tsx'
import { ValueLine } from './value-line.tsx'
import styles from './values.module.css'

type Shown = Reply<typeof showImport>['data']

interface SettleProps {
  of: Shown
  address: ReturnType<typeof useListAddress>
  nextStep: string
  meanings: ChosenMeanings
}

/** The written values that are not certain, each once. What is chosen for them is sent together, and all their rows follow. */
export function SettleValues({ of, address, nextStep, meanings }: SettleProps) {
  const page = address.get('page') || '1'
  const values = useCall(rowCalls.listImportValues, { params: { id: of.id }, query: { page, per_page: 50 } })
  const { chosen } = meanings
  const list = useRef<HTMLUListElement>(null)
  const choicesOf = useChoices()
  useValueKeys(list)
  const mayChange = mayDo(useSession(), 'prepare an import') && of.status === 'draft'
  const count = byNumber(chosen.size, { one: '# value', other: '# values' })
  const use = chosen.size > mostValuesAtOnce ? `Use ${mostValuesAtOnce} of ${count}` : `Use ${count}`

  return (
    <Section id="values" title="What is written, and what it means">
      <WhenLoaded of={values}>
        {(found) =>
          found.total === 0 ? (
            <EmptyState
              title="Every value is certain"
              icon="check"
              action={<LinkButton to={nextStep}>Next</LinkButton>}
            >
              What was understood stands in the rows, with what is written beneath it.
            </EmptyState>
          ) : (
            <div className={layout.stack3}>
              <div className={`${layout.row3} ${layout.between}`}>
                <p>Each value once. What you choose counts for all its rows.</p>
                {mayChange && found.data.some(meanings.hasOneOffer) && (
                  <Button variant="default" isCompact onClick={() => meanings.chooseOnlyOffers(found.data)}>
                    Choose where only one is offered
                  </Button>
                )}
              </div>
              <div className={layout.panel}>
                <ul ref={list} className={styles.values} aria-label="Values that are not certain">
                  {found.data.map((value) => (
                    <ValueLine
                      key={keyOf(value)}
                      value={value}
                      meaning={chosen.get(keyOf(value))?.meaning}
                      choicesOf={choicesOf}
                      isFixed={!mayChange}
                      onChoose={(meaning) => meanings.choose(value, meaning)}
                    />
                  ))}
                </ul>
                <Pages of={found} onPage={address.goToPage}>
                  {mayChange && <ValueKeys />}
                </Pages>
              </div>
              <div className={`${layout.row3} ${styles.end}`}>
                {chosen.size > 0 ? (
                  <>
                    <BusyButton busy={meanings.isSaving && 'Saving'} onClick={meanings.save}>
                      {use}
                    </BusyButton>
                    <Button variant="subtle" onClick={meanings.clear}>
                      Clear what I chose
                    </Button>
                  </>
                ) : (
                  <LinkButton to={nextStep}>Next</LinkButton>
                )}
              </div>
            </div>
          )
        }
      </WhenLoaded>
    </Section>
  )
}
