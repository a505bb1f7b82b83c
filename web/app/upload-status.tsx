import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../api/session.ts'
import { hasStoredUploads } from '../api/uploads/uploads-database.ts'
import { areUploadsNeeded, markUploadsNeeded, onUploadsNeeded } from '../api/uploads/uploads-needed.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const UploadList = lazyPart(async () => (await import('./upload-list.tsx')).UploadList)

/** The uploads that go on in the background. Its code is loaded when there is one, also from before a reload. */
export function UploadStatus() {
  const session = useSession()
  const isNeeded = useSyncExternalStore(onUploadsNeeded, areUploadsNeeded)
  useEffect(() => {
    void hasStoredUploads().then((isStored) => isStored && markUploadsNeeded())
  }, [])
  if (!session || !isNeeded) return null
  return (
    <Suspense fallback={null}>
      <UploadList personId={session.id} />
    </Suspense>
  )
}
