import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { useSession } from '../../../api/session.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { whatWillHappen } from './what-comes-in.ts'

type Shown = Reply<typeof calls.showImport>['data']

/** Lets the rows come in, after a question that says how many. */
export function CommitButton({ of }: { of: Shown }) {
  const rows = of.outcomes['comes in']
  const facilities = byNumber(rows, { one: '# facility', other: '# facilities' })
  const isResumed = of.status === 'stopped'
  return (
    <ConfirmedButton
      call={calls.commitImport}
      sent={{ params: { id: of.id }, body: { rows } }}
      recordVersion={of.updated_at}
      label={isResumed ? `Go on with ${facilities}` : `Let ${facilities} come in`}
      variant="filled"
      isHarmless
      title={isResumed ? `Go on with ${facilities}?` : `Let ${facilities} come into the register?`}
      confirm={isResumed ? 'Go on' : 'Commit'}
      success={({ message }) => message}
    >
      <p>
        {whatWillHappen(of)} They stand in the register as licensed on paper, with your name. You can stop at any time,
        and take everything back for 30 days.
      </p>
    </ConfirmedButton>
  )
}

/** Asks the officers who decide for the commit, or takes that back. */
function AskButton({ of: { id, asked_by }, isBack = false }: { of: Shown; isBack?: boolean }) {
  const asking = useCallMutation(isBack ? calls.sendImportBack : calls.askToCommitImport, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
  })
  const isOwn = useSession()?.id === asked_by?.id
  return (
    <BusyButton
      variant={isBack ? 'default' : 'outline'}
      busy={asking.isPending && 'Sending'}
      onClick={() => asking.mutate({ params: { id } })}
    >
      {isBack ? (isOwn ? 'Take it back to correct it' : 'Send back to be corrected') : 'Send for commit'}
    </BusyButton>
  )
}

/** What is still open, with the rows that it is about. */
function StillOpen({ of: { id, unsettled } }: { of: Shown }) {
  const open = ['doubtful', 'wrong'] as const
  const waiting = open.filter((state) => unsettled[state] > 0)
  if (waiting.length === 0) return null
  return (
    <p>
      {waiting.map((state, index) => (
        <span key={state}>
          {index > 0 && ' and '}
          <Link to={paths.anImport(id, { step: 'rows', state })}>
            {byNumber(unsettled[state], { one: `# ${state} row`, other: `# ${state} rows` })}
          </Link>
        </span>
      ))}
      {' that nobody has settled yet. What is not settled stays out; it can come in with another file.'}
    </p>
  )
}

/** What will come in, who may let it come in, and the button for it. */
export function CommitImport({ of }: { of: Shown }) {
  const { offered, obstacle, asked_by, status } = of
  const isOffered = (name: (typeof offered)[number]) => offered.includes(name)
  const mayCommit = isOffered('Commit import') && obstacle === null
  const isNothing = of.outcomes['comes in'] === 0
  return (
    <Section id="commit" title={of.outcomes['comes in'] === 1 ? 'Let it come in' : 'Let them come in'}>
      <Panel>
        <div className={layout.stack4}>
          <p>
            <strong>{isNothing ? 'No row comes in yet.' : whatWillHappen(of)}</strong>
          </p>
          <StillOpen of={of} />
          {status === 'waiting' && asked_by && <p>{asked_by.name} asked an officer who decides to commit it.</p>}
          {obstacle && <Notice title={obstacle} />}
          {!isOffered('Commit import') && !obstacle && status === 'draft' && (
            <p>An officer with the duty decide commits it. Send it when the rows are right.</p>
          )}
          <div className={layout.row3}>
            {mayCommit && !isNothing && <CommitButton of={of} />}
            {isOffered('Ask to commit') && !mayCommit && !isNothing && <AskButton of={of} />}
            {isOffered('Send import back') && <AskButton of={of} isBack />}
          </div>
        </div>
      </Panel>
    </Section>
  )
}
