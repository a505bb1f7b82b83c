import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import type { Column } from '../ui/table/data-table.tsx'
import { Highlighted, type Searched } from '../ui/table/highlighted.tsx'
import { FoundBy } from './found-facility.tsx'

interface Row {
  facility: FacilityWithPlaces
}

/** The columns of a list of facilities that say which each is: name, category and LGA. */
export function facilityColumns(searched: Searched, header: string): Column<Row>[] {
  return [
    {
      header,
      inCard: 'name',
      cell: ({ facility }) => (
        <>
          <Link to={paths.facility(facility.id)}>
            <Highlighted text={facility.company_name} searched={searched} />
          </Link>
          <FoundBy facility={facility} searched={searched} />
        </>
      ),
      sort: 'name',
    },
    {
      header: 'Category',
      inCard: 'fact',
      cell: ({ facility }) => facility.facility_types.category_list,
      sort: 'category',
    },
    { header: 'LGA', inCard: 'fact', cell: ({ facility }) => facility.local_gov_areas.list, sort: 'lga' },
  ]
}
