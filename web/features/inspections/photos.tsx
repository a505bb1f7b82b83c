import { linkInspectionPhoto } from '@portal/contract/inspections/calls/visits.ts'
import type { InspectionPhoto } from '@portal/contract/inspections/finding.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Suspense, useState } from 'react'
import { send } from '../../api/client.ts'
import type { ViewedFile } from '../../fields/file-viewer.tsx'
import { momentInWords } from '../../ui/dates.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const FileViewer = lazyPart(async () => (await import('../../fields/file-viewer.tsx')).FileViewer)

interface PhotosProps {
  inspectionId: number
  photos: readonly InspectionPhoto[]
  /** What they show, for screen readers. */
  about: string
}

function fileOf(inspectionId: number, { id, taken_at, taken_by }: InspectionPhoto): ViewedFile {
  return {
    slug: `inspection-photo-${id}`,
    name: `Photo of ${momentInWords(taken_at)}, by ${taken_by}`,
    link: () => send(linkInspectionPhoto, { params: { id: inspectionId, photo: id } }),
  }
}

/** The photos of a finding, or of the facility as a whole. Each is fetched when it is looked at, which is recorded. */
export function Photos({ inspectionId, photos, about }: PhotosProps) {
  const [shown, setShown] = useState<number>()
  if (photos.length === 0) return null
  return (
    <div>
      <Button variant="default" isCompact icon={<Icon name="search" size={16} />} onClick={() => setShown(0)}>
        {byNumber(photos.length, { one: '# photo', other: '# photos' })}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
      {shown !== undefined && (
        <Dialog title={`Photos ${about}`} onClose={() => setShown(undefined)}>
          <Suspense>
            <FileViewer files={photos.map((photo) => fileOf(inspectionId, photo))} index={shown} onMove={setShown} />
          </Suspense>
        </Dialog>
      )}
    </div>
  )
}
