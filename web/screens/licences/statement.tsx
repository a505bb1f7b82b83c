import { useParams } from 'react-router'
import { PrintedPaper } from '../../features/licences/certificates/printed-paper.tsx'
import { OpenPage } from '../../ui/layout/open-page.tsx'

/** The temporary statement of approval. Spec §2. */
export function Statement() {
  const { id = '' } = useParams()
  return (
    <OpenPage>
      <PrintedPaper kind="statement" registrationId={id} />
    </OpenPage>
  )
}
