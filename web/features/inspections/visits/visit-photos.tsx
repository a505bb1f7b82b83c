import { maxPhotosOfQuestion, maxPhotosOfVisit } from '@portal/domain/inspections/inspections.ts'
import { useId, useState } from 'react'
import { newUuid } from '../../../api/idempotency-key.ts'
import { keepPhoto } from '../../../api/visits/record.ts'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import type { KeptPhoto } from '../../../api/visits/visit-rows.ts'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import hidden from '../../../ui/visually-hidden.module.css'
import { findPosition } from './find-position.ts'
import { KeptPicture } from './kept-picture.tsx'
import styles from './photos.module.css'
import { cameraDone, cameraOpens, isPictureMissing } from './place-in-visit.ts'
import { sha256Of, shrinkVisitPhoto } from './shrink-visit-photo.ts'

/** A position that the phone found within this time (ms) will do for a photo. */
const positionAgeMs = 120_000

interface PhotosProps {
  visit: OpenVisit
  /** The question that they show; null: the facility as a whole. */
  questionId: number | null
  /** Whether the catalogue asks for a photo here. */
  isAskedFor?: boolean
}

/** Keeps a picture as a photo of the visit. Returns what to tell the person if it cannot be kept. */
async function keepPicture(visit: OpenVisit, sub_list_id: number | null, file: File): Promise<string | undefined> {
  const taken_at = new Date().toISOString()
  const blob = await shrinkVisitPhoto(file)
  if (!blob) return 'This picture could not be read. Take it again.'
  // Only where the site page has asked for it: a question of the browser would stand before each photo.
  const hasAsked = visit.log.some(({ change }) => change.is === 'site' && change.site.latitude !== null)
  const found = hasAsked ? await findPosition(positionAgeMs) : undefined
  const none = { latitude: null, longitude: null, accuracy_m: null }
  const photo: KeptPhoto = {
    person: visit.visit.person,
    visit: visit.visit.id,
    key: newUuid(),
    sub_list_id,
    taken_at,
    ...(found && 'position' in found ? found.position : none),
    sha256: await sha256Of(blob),
    bytes: blob.size,
    state: 'kept',
  }
  return keepPhoto(photo, blob).then(
    () => undefined,
    () => 'This photo could not be kept, because the storage of this phone is full.',
  )
}

/** The photos of a question or of the facility as a whole, and the camera. */
export function VisitPhotos({ visit, questionId, isAskedFor = false }: PhotosProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { person, id: visitId } = visit.visit
  const [isMissing, setMissing] = useState(() => isPictureMissing(person, visitId, questionId))
  const present = visit.photos.filter(({ state }) => state !== 'removed')
  const photos = present.filter(({ sub_list_id }) => sub_list_id === questionId)
  const hasAllOfQuestion = questionId !== null && photos.length >= maxPhotosOfQuestion
  const isFull = hasAllOfQuestion || present.length >= maxPhotosOfVisit

  async function take(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setProblem(await keepPicture(visit, questionId, file))
    setBusy(false)
    setMissing(false)
    cameraDone(person, visitId)
  }

  return (
    <div className={layout.stack2}>
      {isMissing && (
        <p className={textStyles.error} role="status">
          The picture did not arrive: the phone closed the page while the camera was open. Take it again.
        </p>
      )}
      {isAskedFor && photos.length === 0 && <p className={textStyles.note}>A photo is asked for here.</p>}
      <div className={styles.photos}>
        {!isFull && (
          <label htmlFor={id} className={styles.add}>
            <input
              id={id}
              type="file"
              accept="image/*"
              capture="environment"
              className={hidden.visuallyHidden}
              disabled={isBusy}
              onClick={() => cameraOpens(person, visitId, questionId)}
              onChange={({ currentTarget }) => {
                void take(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
            />
            <Icon name="camera" size={24} />
            {isBusy ? 'Keeping' : 'Photo'}
          </label>
        )}
        {photos.map((photo, index) => (
          <KeptPicture key={photo.key} photo={photo} name={`Photo ${index + 1}`} />
        ))}
      </div>
      {isFull && (
        <p className={textStyles.note}>
          At most {maxPhotosOfQuestion} photos for a question and {maxPhotosOfVisit} for a visit.
        </p>
      )}
      {problem && (
        <p className={textStyles.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
