import type { Reply } from '@portal/contract/call.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { DownloadButton } from '../../../fields/download-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import { ListKeys } from '../../../ui/table/list-keys.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { useSelection } from '../../../ui/table/use-selection.ts'
import textStyles from '../../../ui/text.module.css'
import { stateMeanings } from '../import-words.ts'
import { useChoices } from '../use-choices.ts'
import { ChooseAll, ChooseSelected } from './choose-rows.tsx'
import { filtersOf, hasBegun } from './row-filters.ts'
import { RowList } from './row-list.tsx'
import { RowPanel } from './row-panel.tsx'
import { RowTable } from './row-table.tsx'
import { RowTabs } from './row-tabs.tsx'
import type { ImportRow } from './row-value.tsx'
import styles from './rows.module.css'
import { UploadCorrections } from './upload-corrections.tsx'
import type { TypedRow } from './use-typed-row.ts'

type Shown = Reply<typeof showImport>['data']

/** Which row is open. Its place says which one comes next once it has left the list. */
interface Opened {
  line: number
  index: number
}

function openOf(rows: readonly ImportRow[], opened: Opened | undefined): ImportRow | undefined {
  return opened && (rows.find(({ line }) => line === opened.line) ?? rows[opened.index] ?? rows.at(-1))
}

/** The row that somebody is typing into, when it has left the list because another officer changed it. */
function useRowThatLeft(id: number, rows: readonly ImportRow[], typed: ImportRow | undefined): ImportRow | undefined {
  const hasLeft = typed !== undefined && rows.every(({ line }) => line !== typed.line)
  const query = { line: typed?.line ?? 0 }
  const found = useCall(rowCalls.listImportRows, { params: { id }, query }, { enabled: hasLeft })
  return hasLeft ? (found.data?.data[0] ?? typed) : undefined
}

const keys = [
  { label: 'N', value: 'It comes in as new' },
  { label: 'A', value: 'Add the licence to the facility that is here' },
  { label: 'L', value: 'Leave it out' },
]

interface RowsProps {
  of: Shown
  address: ReturnType<typeof useListAddress>
  nextStep: string | undefined
  typed: TypedRow
}

/** The rows of a register by what they are, one of them open beside the others. */
export function ImportRows({ of, address, nextStep, typed }: RowsProps) {
  const { id, status } = of
  const filters = filtersOf(of, address.get)
  const query = { ...filters, page: address.get('page') || '1', per_page: address.get('per_page') || '30' }
  const found = useCall(rowCalls.listImportRows, { params: { id }, query })
  const [opened, setOpened] = useState(typed.row && { line: typed.row.line, index: 0 })
  const selection = useSelection(JSON.stringify(query))
  const rows = found.data?.data ?? []
  const rowThatLeft = useRowThatLeft(id, rows, typed.row)
  const row = rowThatLeft ?? openOf(rows, opened)
  const choicesOf = useChoices(row?.fields.lga)
  const mayChange = mayDo(useSession(), 'prepare an import') && status === 'draft'
  const total = found.data?.total ?? 0
  const begun = hasBegun(of)
  function open(next: Opened | undefined) {
    typed.forget()
    setOpened(next)
  }
  const openAt = (index: number) => open({ line: rows[index]?.line ?? 0, index })
  const mayChooseMany = mayChange && filters.state !== 'left out'
  return (
    <Section
      id="rows"
      title="Rows of the register"
      actions={
        !begun && (
          <>
            <DownloadButton call={rowCalls.linkWrongRows} params={{ id }} label="Download wrong rows" />
            {mayChange && <UploadCorrections id={id} />}
            {mayChooseMany && total > 0 && <ChooseAll id={id} total={total} filters={filters} />}
          </>
        )
      }
    >
      <RowTabs of={of} shown={filters} />
      {!begun && filters.state && <p className={textStyles.quiet}>{stateMeanings[filters.state]}</p>}
      <div className={styles.search}>
        <SearchBox
          label="Name, address, owner, number or row"
          isInline
          value={address.get('q')}
          onSearch={(q, isTyping) => address.filter({ q, line: '' }, isTyping)}
        />
      </div>
      {row ? (
        <div className={`${layout.panel} ${styles.box}`} aria-busy={found.isPlaceholderData}>
          <RowPanel
            key={row.line}
            id={id}
            row={row}
            choicesOf={choicesOf}
            hasBegun={begun}
            mayChange={mayChange}
            typed={typed}
            onClose={() => open(undefined)}
          />
          <div className={styles.side}>
            <RowList rows={rows} openLine={row.line} choicesOf={choicesOf} onOpen={openAt} />
            {found.data && (
              <Pages of={found.data} onPage={address.goToPage}>
                <ListKeys others={mayChange ? keys : []} />
              </Pages>
            )}
          </div>
        </div>
      ) : (
        <RowTable
          of={found}
          address={address}
          choicesOf={choicesOf}
          hasBegun={begun}
          onOpen={(one) => openAt(rows.indexOf(one))}
          selection={
            mayChooseMany
              ? {
                  of: selection,
                  actions: (chosen) => <ChooseSelected id={id} rows={chosen} onChosen={selection.clear} />,
                }
              : undefined
          }
          empty={
            <NothingListed
              address={address}
              names={['q', 'line']}
              noMatch="No row matches"
              advice="Try fewer words, or another tab."
            >
              <EmptyState isSmall title="No rows here" />
            </NothingListed>
          }
        />
      )}
      {nextStep && !row && (
        <div className={layout.row3}>
          <LinkButton to={nextStep}>Next</LinkButton>
        </div>
      )}
    </Section>
  )
}
