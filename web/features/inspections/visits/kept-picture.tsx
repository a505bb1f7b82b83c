import { useEffect, useState } from 'react'
import { pictureOf, removePhoto } from '../../../api/visits/record.ts'
import type { KeptPhoto } from '../../../api/visits/visit-rows.ts'
import { inBytes } from '../../../fields/in-bytes.ts'
import { Moment } from '../../../ui/dates.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './photos.module.css'

type State = Exclude<KeptPhoto['state'], 'removed'>

const states = {
  kept: { icon: 'upload', words: 'on this phone, not sent yet' },
  sent: { icon: 'check', words: 'arrived' },
  refused: { icon: 'warning', words: 'not accepted' },
} as const satisfies Record<State, { icon: IconName; words: string }>

/** The address of a kept picture while it is shown. */
function usePicture(photo: KeptPhoto): string | undefined {
  const [address, setAddress] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture of a key never changes
  useEffect(() => {
    let url: string | undefined
    let isCurrent = true
    void pictureOf(photo).then((blob) => {
      if (!blob || !isCurrent) return
      url = URL.createObjectURL(blob)
      setAddress(url)
    })
    return () => {
      isCurrent = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [photo.key])
  return address
}

/** A photo on this phone, with what became of it. Pressed, it opens large, and can be removed. */
export function KeptPicture({ photo, name }: { photo: KeptPhoto; name: string }) {
  const address = usePicture(photo)
  const [isOpen, setOpen] = useState(false)
  if (photo.state === 'removed') return null
  const { icon, words } = states[photo.state]
  async function remove() {
    setOpen(false)
    await removePhoto(photo)
  }
  return (
    <div data-photo={photo.state}>
      <button type="button" className={styles.photo} aria-label={`${name}: ${words}`} onClick={() => setOpen(true)}>
        {address && <img src={address} alt="" />}
        <span className={styles.state}>
          <Icon name={icon} size={14} />
        </span>
      </button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          {address && <img className={styles.large} src={address} alt={name} />}
          <p className={textStyles.note}>
            <Moment of={photo.taken_at} />, {inBytes(photo.bytes)}, {words}
            {photo.problem && `: ${photo.problem}`}
          </p>
          <div className={layout.row3}>
            <Button variant="outline" isDanger onClick={() => void remove()}>
              Remove this photo
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
