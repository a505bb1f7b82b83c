import { ChooseLetters } from '../../features/facilities/claims/choose-letters.tsx'
import { LetterJobs } from '../../features/facilities/claims/letter-jobs.tsx'
import { officerFacilityFilters } from '../../features/facilities/details/officer-facility-table.tsx'
import { FacilityFilters } from '../../fields/facility-filters.tsx'
import { FromPaperFilter } from '../../fields/from-paper-filter.tsx'
import { ImportFilter } from '../../fields/import-filter.tsx'
import { LicensedFilter } from '../../fields/licensed-filter.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The page on which officers have letters with codes made for many facilities at once, and download them. */
export function ClaimLetters() {
  const address = useListAddress()
  const chosen = officerFacilityFilters.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : []))
  return (
    <Page
      title="Claim letters"
      back={{ to: paths.facilities(), label: 'Facility Management' }}
      lead="Letters with a code, with which owners take over the facilities that were recorded from paper."
    >
      <ChooseLetters filters={Object.fromEntries(chosen)}>
        <FacilityFilters address={address} names={officerFacilityFilters}>
          <LicensedFilter address={address} />
          <FromPaperFilter address={address} />
          <ImportFilter address={address} />
        </FacilityFilters>
      </ChooseLetters>
      <LetterJobs page={address.get('page') || '1'} onPage={address.goToPage} />
    </Page>
  )
}
