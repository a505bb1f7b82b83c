import { linkDocument } from '@portal/contract/applications/calls/contents.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../api/client.ts'
import { Button } from '../ui/form/button.tsx'
import layout from '../ui/layout/layout.module.css'
import styles from './file-viewer.module.css'

/** A file that can be viewed. */
export interface ViewedFile {
  slug: string
  name: string
  /** Asks for its link, if it is no document of an application. */
  link?: () => Promise<{ url: string }>
}

interface ViewerProps {
  files: readonly ViewedFile[]
  index: number
  onMove: (index: number) => void
  /** Without it the file cannot be closed. */
  onClose?: (() => void) | undefined
}

/** The bytes of a file, by a link that is valid for five minutes. */
async function fetchFile({ slug, link }: ViewedFile, signal: AbortSignal): Promise<Blob> {
  const { url } = await (link?.() ?? send(linkDocument, { params: { slug } }))
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The file was answered with ${response.status}`)
  return response.blob()
}

/** An object URL for bytes in memory. It is revoked when other bytes are shown; until they have their own, there is none. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made?.blob === blob ? made?.url : undefined
}

/** A document or receipt beside its list: photos can be enlarged and turned; the browser shows PDFs in its own way. */
export function FileViewer({ files, index, onMove, onClose }: ViewerProps) {
  const file = files[index]
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState(0)
  const bytes = useQuery({
    queryKey: ['file', file?.slug],
    queryFn: file ? ({ signal }) => fetchFile(file, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  const url = useObjectUrl(bytes.data)
  if (!file) return null
  const isPhoto = bytes.data?.type.startsWith('image/') ?? false
  function move(step: number) {
    setZoom(1)
    setTurn(0)
    // After the last file comes the first.
    onMove((index + step + files.length) % files.length)
  }
  return (
    <section className={styles.viewer} aria-label={`File: ${file.name}`}>
      <div className={`${layout.row2} ${styles.tools}`}>
        <h3 className={styles.title} aria-live="polite">
          {file.name} ({index + 1} of {files.length})
        </h3>
        {files.length > 1 && (
          <>
            <Button variant="default" isCompact onClick={() => move(-1)}>
              Previous
            </Button>
            <Button variant="default" isCompact onClick={() => move(1)}>
              Next
            </Button>
          </>
        )}
        {isPhoto && (
          <>
            <Button variant="default" isCompact onClick={() => setZoom((zoom % 3) + 1)}>
              Zoom: {zoom * 100} %
            </Button>
            <Button variant="default" isCompact onClick={() => setTurn((turn + 1) % 4)}>
              Rotate
            </Button>
          </>
        )}
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        )}
        {onClose && (
          <Button variant="default" isCompact onClick={onClose}>
            Close
          </Button>
        )}
      </div>
      <div className={styles.view}>
        {bytes.isPending && <p className={styles.message}>Loading the file …</p>}
        {bytes.isError && (
          <div className={styles.message}>
            <p>The file could not be loaded. Check your connection.</p>
            <Button variant="outline" onClick={() => bytes.refetch()}>
              Try again
            </Button>
          </div>
        )}
        {url && isPhoto && <img className={styles.image} src={url} alt={file.name} data-zoom={zoom} data-turn={turn} />}
        {url && !isPhoto && <iframe className={styles.frame} src={url} title={file.name} />}
      </div>
    </section>
  )
}
