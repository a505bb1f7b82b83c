import { linkDocument } from '@portal/contract/applications/calls/contents.ts'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reply } from '../testing/fake-portal.ts'
import { renderComponent } from '../testing/render.tsx'
import { FileViewer } from './file-viewer.tsx'

const files = [
  { slug: 'lease', name: 'Lease' },
  { slug: 'ramp', name: 'Photo of the ramp' },
]
const links = ['lease', 'ramp'].map((slug) =>
  reply(
    linkDocument,
    { url: `/files/${slug}`, expires_at: '2026-11-22T09:05:00.000Z' },
    ({ path }) => path === `/api/documents/${slug}/link`,
  ),
)

/** What the links lead to: a PDF and a photo. A test may put something else there. */
let stored: Record<string, () => Response>
const revoked: string[] = []

beforeEach(() => {
  revoked.length = 0
  stored = {
    '/files/lease': () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    '/files/ramp': () => new Response('photo', { headers: { 'content-type': 'image/jpeg' } }),
  }
  // The test environment loads no other page into an iframe.
  const pages: Record<string, string> = { 'application/pdf': 'about:blank', 'image/jpeg': 'blob:photo' }
  vi.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => (bytes instanceof Blob && pages[bytes.type]) || '')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  return () => vi.restoreAllMocks()
})

interface ViewedProps {
  listed: typeof files
  onClose: () => void
}

function Viewed({ listed, onClose }: ViewedProps) {
  const [index, setIndex] = useState(0)
  return <FileViewer files={listed} index={index} onMove={setIndex} onClose={onClose} />
}

function show(listed = files) {
  const closed = vi.fn()
  const shown = renderComponent(<Viewed listed={listed} onClose={closed} />, { as: 'admin', replies: links })
  const portal = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    return stored[address]?.() ?? portal(address, options)
  })
  return { ...shown, closed }
}

describe('a file beside its list', () => {
  it('is shown by the browser if it is a PDF, which cannot be zoomed or turned', async () => {
    const { closed, user } = show()
    expect(screen.getByText('Loading the file …')).toBeVisible()
    expect(await screen.findByTitle('Lease')).toHaveAttribute('src', 'about:blank')
    expect(screen.queryByText('Loading the file …')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Lease (1 of 2)' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Open in a new tab' })
    expect(link).toHaveAttribute('href', 'about:blank')
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Rotate' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Zoom/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(closed).toHaveBeenCalledOnce()
  })

  it('is zoomed up to three times and turned by quarters if it is a photo; the next file starts afresh', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    const photo = await screen.findByRole('img', { name: 'Photo of the ramp' })
    const state = () => [photo.dataset.zoom, photo.dataset.turn]
    expect(state()).toEqual(['1', '0'])
    await user.click(screen.getByRole('button', { name: 'Zoom: 100 %' }))
    await user.click(screen.getByRole('button', { name: 'Zoom: 200 %' }))
    expect(state()).toEqual(['3', '0'])
    await user.click(screen.getByRole('button', { name: 'Zoom: 300 %' }))
    expect(state()).toEqual(['1', '0'])
    for (const turn of ['1', '2', '3', '0', '1']) {
      await user.click(screen.getByRole('button', { name: 'Rotate' }))
      expect(state()).toEqual(['1', turn])
    }
    await user.click(screen.getByRole('button', { name: 'Zoom: 100 %' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('heading', { name: 'Lease (1 of 2)' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    const again = await screen.findByRole('img', { name: 'Photo of the ramp' })
    expect([again.dataset.zoom, again.dataset.turn]).toEqual(['1', '0'])
  })

  it('is never shown under the name of another, and its bytes are given back', async () => {
    const { user, unmount } = show()
    await screen.findByTitle('Lease')
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(screen.queryByTitle('Photo of the ramp')).toBeNull()
    expect(await screen.findByRole('img', { name: 'Photo of the ramp' })).toHaveAttribute('src', 'blob:photo')
    expect(revoked).toEqual(['about:blank'])
    unmount()
    expect(revoked).toEqual(['about:blank', 'blob:photo'])
  })

  it('is tried again if it could not be loaded', async () => {
    const { user } = show()
    stored['/files/lease'] = () => new Response('gone', { status: 404 })
    expect(await screen.findByText('The file could not be loaded. Check your connection.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open in a new tab' })).toBeNull()
    stored['/files/lease'] = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByTitle('Lease')).toBeVisible())
  })

  it('has no way to the next one if it is the only one', async () => {
    show(files.slice(0, 1))
    expect(screen.getByRole('heading', { name: 'Lease (1 of 1)' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
    expect(await screen.findByTitle('Lease')).toBeVisible()
  })
})
