import type { RenewalRow } from '@portal/contract/licences/renewal-row.ts'
import type { RenewalList } from '@portal/domain/licences/renewal-lists.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { facilityColumns } from '../../../fields/facility-columns.tsx'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import type { Searched } from '../../../ui/table/highlighted.tsx'
import styles from './renewals.module.css'

/** 'in 39 days', 'today', '304 days ago'. */
function daysInWords(days: number): string {
  if (days === 0) return 'today'
  if (days > 0) return byNumber(days, { one: 'in # day', other: 'in # days' })
  return byNumber(-days, { one: '# day ago', other: '# days ago' })
}

const licenceEnd: Column<RenewalRow> = {
  header: 'Licence ends',
  cell: ({ licence }) =>
    licence && (
      <span className={styles.two}>
        <Day of={licence.expiry_date} />
        <small>{daysInWords(licence.days_left)}</small>
      </span>
    ),
}

const reminded: Column<RenewalRow> = {
  header: 'Reminded',
  cell: ({ last_reminder }) => (last_reminder ? <Day of={last_reminder.sent_at} /> : 'Not yet'),
}

const surcharge: Column<RenewalRow> = {
  header: 'Surcharge',
  cell: ({ surcharge_percent, licence }) => {
    if (licence?.is_renewable === false) return 'Registers anew'
    return surcharge_percent ? `${surcharge_percent} %` : 'None'
  },
}

const renewal: Column<RenewalRow> = {
  header: 'Renewal',
  inCard: 'state',
  cell: ({ renewal: started, facility }) =>
    started && (
      <Link to={paths.registration(started.id)} aria-label={`Renewal of ${facility.company_name}: ${started.status}`}>
        <StatusBadge {...started} />
      </Link>
    ),
}

const submitted: Column<RenewalRow> = {
  header: 'Submitted',
  cell: ({ renewal: started }) => (started?.submitted_at ? <Day of={started.submitted_at} /> : 'Not yet'),
}

const renewedUntil: Column<RenewalRow> = {
  header: 'Renewed until',
  cell: ({ renewal: started }) => started?.expiry_date && <Day of={started.expiry_date} />,
}

const view: Column<RenewalRow> = {
  header: 'View',
  isAction: true,
  inCard: 'actions',
  cell: ({ licence, facility }) =>
    licence && (
      <Link to={paths.registration(licence.id)} aria-label={`View the licence of ${facility.company_name}`}>
        View
      </Link>
    ),
}

const columnsOfList = {
  due: [licenceEnd, reminded, view],
  open: [licenceEnd, renewal, submitted],
  late: [{ ...licenceEnd, header: 'Licence ended' }, surcharge, reminded, view],
  done: [{ ...licenceEnd, header: 'Licence before' }, renewal, renewedUntil],
} as const satisfies Record<RenewalList, Column<RenewalRow>[]>

/** The columns of a list of renewals. */
export function renewalColumns(list: RenewalList, searched: Searched): Column<RenewalRow>[] {
  return [...facilityColumns(searched, 'Facility'), ...columnsOfList[list]]
}
