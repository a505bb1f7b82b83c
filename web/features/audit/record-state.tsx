import * as calls from '@portal/contract/audit/calls.ts'
import type { Reply } from '@portal/contract/call.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useCall, useCallMutation } from '../../api/use-call.ts'
import { Moment } from '../../ui/dates.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Panel, Section } from '../../ui/layout/page.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './audit.module.css'
import { CheckResult } from './check-result.tsx'

type RecordOf = Reply<typeof calls.showAuditRecord>['data']

const isRunning = ({ check }: RecordOf) => check !== null && check.ended_at === null && check.failure === null

/** How far the record is sealed, the last check of it, and the buttons to check it and to keep its heads. */
export function RecordState() {
  const record = useCall(calls.showAuditRecord, undefined, {
    refetchInterval: (reply) => (reply && isRunning(reply.data) ? 2_000 : false),
  })
  const check = useCallMutation(calls.checkAuditRecord, {
    failure: ({ message }) => message,
    refresh: [calls.showAuditRecord],
  })
  const heads = useCallMutation(calls.linkAuditHeads, {
    failure: ({ message }) => message,
    refresh: [],
    onSuccess: ({ url }) => window.location.assign(new URL(url, window.location.href).href),
  })
  const running = record.data && isRunning(record.data.data)
  return (
    <Section
      title="Is the record whole?"
      actions={
        <>
          <BusyButton busy={(check.isPending || running) && 'Checking'} onClick={() => check.mutate({})}>
            Check the record
          </BusyButton>
          <BusyButton variant="default" busy={heads.isPending && 'Preparing'} onClick={() => heads.mutate({})}>
            Download the heads
          </BusyButton>
        </>
      }
    >
      <Panel>
        <WhenLoaded of={record}>
          {({ data }) => (
            <div className={layout.stack2}>
              <Sealed {...data} />
              <CheckResult check={data.check} />
              <p className={textStyles.quiet}>
                {data.nightly_check_at === null ? (
                  'The portal has not checked by itself yet.'
                ) : (
                  <>
                    The portal last checked by itself on <Moment of={data.nightly_check_at} />.
                  </>
                )}
              </p>
            </div>
          )}
        </WhenLoaded>
      </Panel>
    </Section>
  )
}

function Sealed({ head, waiting, oldest_waiting_at }: RecordOf) {
  return (
    <>
      {head ? (
        <p>
          Sealed up to entry {head.entry} on <Moment of={head.at} /> by head {head.n}:{' '}
          <code className={styles.hash}>{head.hash}</code>
        </p>
      ) : (
        <p>Nothing is sealed yet. Entries are sealed within an hour.</p>
      )}
      {oldest_waiting_at && (
        <p>
          {byNumber(waiting, { one: '# entry waits', other: '# entries wait' })} to be sealed, the oldest since{' '}
          <Moment of={oldest_waiting_at} />.
        </p>
      )}
      <p className={textStyles.quiet}>
        A head proves everything up to it. Download the heads now and then, and keep them where nobody who looks after
        the portal can change them.
      </p>
    </>
  )
}
