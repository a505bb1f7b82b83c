import { linkBundle } from '@portal/contract/cases/calls/bundles.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useSession } from '../api/session.ts'
import { useDownload } from './use-download.ts'

/** Downloads everything of an application as a ZIP; undefined for whoever may not have it. */
export function useCaseDownload(registrationId: number | undefined): (() => void) | undefined {
  const session = useSession()
  const { download } = useDownload(linkBundle, 'The download of the whole application begins.')
  if (registrationId === undefined || !mayDo(session, linkBundle.may)) return undefined
  return () => download({ params: { id: registrationId } })
}
