import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/applications/calls/versions.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { ChooseVersions } from '../../features/applications/versions/choose-versions.tsx'
import { Comparison, differencesInWords } from '../../features/applications/versions/comparison.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Pages } from '../../ui/table/pages.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

const perPage = 100

interface ComparedProps {
  id: string
  chosen: { before: string; after: string }
  address: ReturnType<typeof useListAddress>
}

function ComparedVersions({ id, chosen, address }: ComparedProps) {
  const query = { ...address.query, ...chosen, per_page: perPage }
  const compared = useCall(calls.compareVersions, { params: { id }, query })
  return (
    <WhenLoaded of={compared}>
      {(reply) => (
        <>
          <p role="status">{differencesInWords(reply.differences)}</p>
          <Comparison of={reply} isWhole={address.get('all') === 'yes'} />
          {reply.last_page > 1 && <Pages of={reply} onPage={address.goToPage} />}
        </>
      )}
    </WhenLoaded>
  )
}

/** What an application contained at two moments, side by side: when it was submitted, returned, considered or approved. */
export function Versions() {
  const { id = '' } = useParams()
  const address = useListAddress()
  const registration = useCall(registrations.showRegistration, { params: { id } })
  const versions = useCall(calls.listVersions, { params: { id }, query: { per_page: perPage } })
  const name = registration.data?.registration.facility.company_name
  return (
    <Page
      title="Compare versions"
      heading={name ? `Compare versions of ${name}` : undefined}
      back={{ to: paths.review(id), label: 'Consideration & Approval' }}
      lead="A version is stored when an application is submitted, returned, considered or approved. It is never changed."
    >
      <WhenLoaded of={versions}>
        {({ data }) => {
          const [newest] = data
          if (!newest) {
            return (
              <EmptyState title="No version is stored yet">The first one is stored when the owner submits.</EmptyState>
            )
          }
          const chosen = {
            before: address.get('before') || String(newest.id),
            after: address.get('after') || 'now',
          }
          const reference = registration.data?.registration.reference ?? newest.reference
          return (
            <>
              <ChooseVersions versions={data} reference={reference} chosen={chosen} address={address} />
              <ComparedVersions id={id} chosen={chosen} address={address} />
            </>
          )
        }}
      </WhenLoaded>
    </Page>
  )
}
