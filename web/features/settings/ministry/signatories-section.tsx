import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { OfficeHolder } from '@portal/contract/settings/office-holder.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { isOver, signingOffices, vacantFrom } from '@portal/domain/licences/signing-offices.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { Day } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import text from '../../../ui/text.module.css'
import { AddOfficeHolder } from './add-office-holder.tsx'
import { EndTerm } from './end-term.tsx'
import { GiveSignature } from './give-signature.tsx'
import { RemoveTerm } from './remove-term.tsx'
import styles from './settings.module.css'

const termStateLabels = { past: 'Past', present: 'In office', coming: 'Coming' } as const satisfies Record<
  OfficeHolder['term_state'],
  string
>

/** Who holds the office, whether as a deputy, and with which account. */
function Holder({ name, is_deputy, user }: OfficeHolder) {
  return (
    <>
      {name}
      {is_deputy && ', deputy'}
      {user && (
        <div className={`${text.help} ${text.quiet}`}>
          Account of {user.first_name} {user.last_name}
          {!user.is_enabled && ', disabled'}
        </div>
      )}
    </>
  )
}

const columns: Column<OfficeHolder>[] = [
  { header: 'Office', inCard: 'fact', cell: ({ title }) => title },
  { header: 'Name', inCard: 'name', cell: (holder) => <Holder {...holder} /> },
  {
    header: 'Term',
    cell: ({ start_date, end_date }) => (
      <div>
        <span className={styles.line}>
          From <Day of={start_date} />
        </span>{' '}
        <span className={styles.line}>
          {end_date ? (
            <>
              to <Day of={end_date} />
            </>
          ) : (
            'until further notice'
          )}
        </span>
      </div>
    ),
  },
  { header: 'Signature', cell: ({ signatures }) => <Signatures of={signatures} /> },
  {
    header: 'Today',
    inCard: 'state',
    cell: ({ term_state }) => (
      <span className={styles.termState} data-over={isOver(term_state) || undefined}>
        {termStateLabels[term_state]}
      </span>
    ),
  },
  {
    header: 'Action',
    isAction: true,
    inCard: 'actions',
    cell: (holder) => (
      <div className={`${layout.row1} ${styles.rowButtons}`}>
        <MaySign holder={holder} />
        <Allowed to="manage the settings">
          {!isOver(holder.term_state) && <EndTerm holder={holder} />}
          <RemoveTerm holder={holder} />
        </Allowed>
      </div>
    ),
  },
]

/** The button for whoever gives the signature: the holder, or an officer for somebody without an account. */
function MaySign({ holder }: { holder: OfficeHolder }) {
  const session = useSession()
  if (!session || isOver(holder.term_state)) return null
  const isOwn = holder.user?.id === session.id
  const isForSomebody = !holder.user && mayDo(session, 'manage the settings')
  return isOwn || isForSomebody ? <GiveSignature holder={holder} /> : null
}

/** What the papers carry: the newest signature, and a day on which it changes. */
function Signatures({ of: signatures }: { of: OfficeHolder['signatures'] }) {
  const today = lagosDate(Date.now())
  const present = signatures.find(({ start_date }) => start_date <= today)
  const next = signatures.findLast(({ start_date }) => start_date > today)
  return (
    <>
      <span className={styles.line}>{present?.is_drawn ? 'Drawn' : 'By hand'}</span>{' '}
      {next && (
        <span className={styles.line}>
          From <Day of={next.start_date} />: {next.is_drawn ? 'drawn' : 'by hand'}
        </span>
      )}
    </>
  )
}

/** Sorts by office, in the order of the lines on a certificate. Within an office the newest term stays first. */
function byOffice(holders: OfficeHolder[]): OfficeHolder[] {
  return signingOffices.flatMap((office) => holders.filter(({ title }) => title === office))
}

/** Warns about offices without a recorded holder, today or from a later day on. */
function Vacant({ holders }: { holders: OfficeHolder[] }) {
  const today = lagosDate(Date.now())
  const vacant = signingOffices.flatMap((office) => {
    const from = vacantFrom(
      holders.filter(({ title }) => title === office),
      today,
    )
    return from === null ? [] : [{ office, from }]
  })
  if (vacant.length === 0) return null
  return (
    <Notice tone="warning" title="A line without a name">
      <ul className={styles.vacant}>
        {vacant.map(({ office, from }) => (
          <li key={office}>
            {office}: nobody is recorded{' '}
            {from === today ? (
              'today'
            ) : (
              <>
                from <Day of={from} /> on
              </>
            )}
            .
          </li>
        ))}
      </ul>
      <p>A certificate issued then has the office alone under its line.</p>
    </Notice>
  )
}

/** The past, present and future holders of the three offices that sign. Spec §1. */
export function SignatoriesSection() {
  const holders = useCall(calls.listOfficeHolders)
  return (
    <Section
      id="signatories"
      title="People who sign"
      actions={
        <Allowed to="manage the settings">
          <AddOfficeHolder />
        </Allowed>
      }
    >
      <p>
        A certificate carries the names of those who are in office on the day of its issue, and keeps them for good.
        While the Permanent Secretary or the Hon. Commissioner has an account, nobody else can fill in the comments of
        the one or the approval of the other.
      </p>
      {holders.data && <Vacant holders={holders.data.data} />}
      <DataTable
        caption="Holders of the three offices"
        hidesCaption
        of={holders}
        rows={({ data }) => byOffice(data)}
        rowKey={({ id }) => id}
        columns={columns}
        empty={
          <EmptyState isSmall title="Nobody is recorded yet">
            Record who holds each of the three offices, and since when.
          </EmptyState>
        }
      />
    </Section>
  )
}
