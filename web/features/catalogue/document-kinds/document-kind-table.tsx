import type { DocumentKind } from '@portal/contract/catalogue/document-kind.ts'
import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import { type CadreKey, cadreName } from '@portal/domain/applications/staff-cadres.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { Day } from '../../../ui/dates.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import text from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { demandsInWords, lastDayWords } from './demand-words.ts'
import { KindExample } from './kind-example.tsx'
import { lastPlaceOf } from './last-place.ts'
import { SaveDocumentKind } from './save-document-kind.tsx'

function AskedOf({ terms, planned }: DocumentKind) {
  return (
    <div className={layout.stack2}>
      {(terms ? demandsInWords(terms.demands) : ['Nobody yet']).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {planned.map(({ id, start_date, demands }) => (
        <div key={id} className={text.quiet}>
          From <Day of={start_date} />: {demandsInWords(demands).join('. ')}
        </div>
      ))}
    </div>
  )
}

function OfStaff({ cadres }: { cadres: readonly CadreKey[] }) {
  if (cadres.length === 0) return null
  return <div className={`${text.help} ${text.quiet}`}>Of each member of staff: {cadres.map(cadreName).join(', ')}</div>
}

function LastDay({ terms, planned: [next] }: DocumentKind) {
  const holding = terms ?? next
  return holding && lastDayWords[holding.last_day]
}

const columns: Column<DocumentKind>[] = [
  {
    header: 'Document',
    inCard: 'name',
    cell: ({ name, terms, planned }) => (
      <>
        {name}
        <div className={`${text.help} ${text.quiet}`}>{(terms ?? planned[0])?.hint}</div>
        <OfStaff cadres={(terms ?? planned[0])?.staff_cadres ?? []} />
      </>
    ),
  },
  { header: 'Asked of', cell: (kind) => <AskedOf {...kind} /> },
  { header: 'Last day', cell: (kind) => <LastDay {...kind} /> },
  { header: 'Example', cell: (kind) => <KindExample kind={kind} /> },
]

interface DocumentKindTableProps {
  kinds: readonly DocumentKind[]
  types: readonly FacilityType[]
}

/** Every kind of document: of whom it is asked today, and what is planned. */
export function DocumentKindTable({ kinds, types }: DocumentKindTableProps) {
  return (
    <DataTable
      caption="Documents"
      hidesCaption
      of={alreadyLoaded([...kinds])}
      rows={(rows) => rows}
      rowKey={({ id }) => id}
      columns={[
        ...columns,
        {
          header: 'Change',
          isAction: true,
          inCard: 'actions',
          cell: (kind) => (
            <Allowed to="manage the catalogue">
              <SaveDocumentKind
                kind={kind}
                types={types}
                lastPlace={lastPlaceOf(kinds)}
                isCompact
                label={
                  <>
                    Change<VisuallyHidden> {kind.name}</VisuallyHidden>
                  </>
                }
              />
            </Allowed>
          ),
        },
      ]}
      empty={<EmptyState isSmall title="No documents are asked for" />}
    />
  )
}
