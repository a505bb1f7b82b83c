import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import { useCall } from '../../../api/use-call.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'

/** The portal's name, ministry and version. */
export function ThisPortal() {
  const portal = useCall(showPortal, undefined, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <WhenLoaded of={portal}>
      {({ data }) => (
        <DescriptionList
          rows={[
            { label: 'Portal', value: data.product_name },
            { label: 'Ministry', value: data.ministry_name },
            { label: 'Version', value: data.version },
            { label: 'Terms of use', value: `Version ${data.terms_version}` },
          ]}
        />
      )}
    </WhenLoaded>
  )
}
