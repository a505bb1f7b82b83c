import type { Reply } from '@portal/contract/call.ts'
import type { listEndingLicences } from '@portal/contract/reports/calls/reports.ts'
import { licenceOutcomes } from '@portal/domain/licences/licence-outcomes.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'

type EndingLicence = Reply<typeof listEndingLicences>['data'][number]

/** The columns of the licences that end in a month. */
export const endingColumns: Column<EndingLicence>[] = [
  {
    header: 'Facility',
    inCard: 'name',
    cell: ({ facility_id, company_name }) => <Link to={paths.facility(facility_id)}>{company_name}</Link>,
  },
  { header: 'Category', inCard: 'fact', cell: ({ category }) => category },
  { header: 'LGA', inCard: 'fact', cell: ({ lga }) => lga },
  { header: 'Number', cell: ({ number, id }) => <Link to={paths.registration(id)}>{number ?? 'View'}</Link> },
  { header: 'Licence ends', cell: ({ expiry_date }) => <Day of={expiry_date} /> },
  {
    header: 'Renewal',
    cell: ({ outcome, standing }) =>
      standing === 'good' ? licenceOutcomes[outcome] : `${licenceOutcomes[outcome]}, ${standing}`,
  },
]
