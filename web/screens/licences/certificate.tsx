import { useParams } from 'react-router'
import { PrintedPaper } from '../../features/licences/certificates/printed-paper.tsx'
import { OpenPage } from '../../ui/layout/open-page.tsx'

/** The certificate of an approved registration. Spec §2. */
export function Certificate() {
  const { id = '' } = useParams()
  return (
    <OpenPage>
      <PrintedPaper kind="certificate" registrationId={id} />
    </OpenPage>
  )
}
