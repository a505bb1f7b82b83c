import type { ChangeRulesOfKind } from '@portal/contract/facilities/change-rule.ts'
import { changeKindWords } from '@portal/domain/facilities/change-kinds.ts'
import { changeRuleInWords } from '@portal/domain/facilities/change-rules.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { Day } from '../../../ui/dates.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import text from '../../../ui/text.module.css'
import { SaveChangeRule } from './save-change-rule.tsx'

function Rule({ kind, rule, since, planned }: ChangeRulesOfKind) {
  const subject = `A change of ${changeKindWords[kind]}`
  return (
    <div className={layout.stack2}>
      <div>
        {since ? (
          <>
            Since <Day of={since} />: {subject}
          </>
        ) : (
          subject
        )}{' '}
        {changeRuleInWords(rule)}.
      </div>
      {planned.map(({ start_date, ...later }) => (
        <div key={start_date} className={text.quiet}>
          From <Day of={start_date} />, a change of {changeKindWords[kind]} {changeRuleInWords(later)}.
        </div>
      ))}
    </div>
  )
}

const columns: Column<ChangeRulesOfKind>[] = [
  { header: 'What changes', inCard: 'name', cell: ({ kind }) => sentenceCase(changeKindWords[kind]) },
  { header: 'What it needs', cell: (rules) => <Rule {...rules} />, isText: true },
  {
    header: 'Change',
    isAction: true,
    inCard: 'actions',
    cell: (rules) => (
      <Allowed to="manage the catalogue">
        <SaveChangeRule rules={rules} />
      </Allowed>
    ),
  },
]

/** Each kind of change with a sentence that says what it needs, today and from later days on. */
export function ChangeRuleTable({ rules }: { rules: readonly ChangeRulesOfKind[] }) {
  return (
    <DataTable
      caption="Changes while licensed"
      hidesCaption
      of={alreadyLoaded([...rules])}
      rows={(rows) => rows}
      rowKey={({ kind }) => kind}
      columns={columns}
      empty={<EmptyState isSmall title="There are no kinds of change" />}
    />
  )
}
