import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { Allowed } from '../../../api/allowed.tsx'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { paths } from '../../../paths.ts'
import { dayInWords, Moment } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import styles from '../imports.module.css'
import { CommitButton } from './commit-import.tsx'
import { whatHappened } from './what-comes-in.ts'

type Shown = Reply<typeof calls.showImport>['data']

/** Takes back what came in, after a question that says what stays. */
function UndoButton({ of: { id, number, outcomes, undo_until } }: { of: Shown }) {
  const facilities = byNumber(outcomes['came in'], { one: '# facility', other: '# facilities' })
  return (
    <ConfirmedButton
      call={calls.undoImport}
      sent={{ params: { id } }}
      label="Undo the import"
      title={`Take ${facilities} of ${number} back?`}
      confirm="Take them back"
      success={({ message }) => message}
    >
      <div className={layout.stack3}>
        <p>
          They leave the register, every list and the check of a licence. A facility stays if an owner has claimed it,
          or if somebody has changed it, started an application, or recorded a payment, penalty, inspection, concern or
          suspension there; each is named afterwards. Codes of printed claim letters stop working. The same file may
          come in again.
        </p>
        {undo_until && <p>It can be undone until {dayInWords(undo_until)}.</p>}
      </div>
    </ConfirmedButton>
  )
}

/** Links to the rows by what became of them. */
function Outcomes({ of: { id, outcomes } }: { of: Shown }) {
  const shown = [
    ['came in', 'See the rows that came in'],
    ['kept out', 'See what was kept out, and why'],
    ['taken back', 'See what was taken back'],
  ] as const
  const links = shown.filter(([outcome]) => outcomes[outcome] > 0)
  return (
    <ul className={layout.row4}>
      {outcomes['came in'] > 0 && (
        <li>
          <Link to={paths.importedFacilities(id)}>See its facilities</Link>
        </li>
      )}
      {links.map(([outcome, label]) => (
        <li key={outcome}>
          <Link to={paths.anImport(id, { step: 'rows', outcome })}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

/** What came in or was taken back, by whom, and what can be done about it now. */
export function CommittedImport({ of }: { of: Shown }) {
  const { status, offered, obstacle, outcomes, committed_by, committed_at, undone_by, undone_at, undo_until } = of
  const isOffered = (name: (typeof offered)[number]) => offered.includes(name)
  return (
    <Section id="commit" title={status === 'undone' ? 'Taken back' : 'In the register'}>
      {status === 'stopped' && (
        <Notice tone="warning" title="The commit was stopped">
          What came in stays. Go on with the rest, or undo it.
        </Notice>
      )}
      <Panel>
        <div className={layout.stack4}>
          <p>
            <strong>{whatHappened(of)}</strong>
          </p>
          {committed_by && committed_at && (
            <p>
              Committed by {committed_by.name} on <Moment of={committed_at} />.
              {undone_by && undone_at && (
                <>
                  {' '}
                  Undone by {undone_by.name} on <Moment of={undone_at} />.
                </>
              )}
            </p>
          )}
          <Outcomes of={of} />
          {undo_until && isOffered('Undo import') && <p>It can be undone until {dayInWords(undo_until)}.</p>}
          {obstacle && status === 'stopped' && <Notice title={obstacle} />}
          <div className={`${layout.row3} ${styles.buttons}`}>
            {status === 'stopped' && isOffered('Commit import') && obstacle === null && <CommitButton of={of} />}
            {outcomes['came in'] > 0 && (
              <Allowed to="make claim letters">
                <LinkButton to={paths.claimLetters(`import_id=${of.id}`)}>Print claim letters</LinkButton>
              </Allowed>
            )}
            {isOffered('Undo import') && <UndoButton of={of} />}
          </div>
        </div>
      </Panel>
    </Section>
  )
}
