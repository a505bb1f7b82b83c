import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { Form } from '../ui/form/form.tsx'
import { PhotoPages } from '../ui/form/photo-pages.ts'
import { PagesField } from './pages-field.tsx'

/** The sizes at which photos are drawn, and how many bytes each drawing has. */
let drawn: string[]
let sizes: number[]

beforeEach(() => {
  drawn = []
  sizes = []
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name.startsWith('broken')) throw new Error('no picture')
    return { width: 4000, height: 3000 }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    drawn.push(`${this.width} x ${this.height}`)
    done(new Blob([new Uint8Array(sizes.shift() ?? 5)], { type }))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const photo = (name: string) => new File(['a'.repeat(5000)], `${name}.png`, { type: 'image/png' })

function show() {
  const onSend = vi.fn(async (_values: object) => undefined)
  const scene = renderComponent(
    <Form submit="Send" files={['document']} onSend={onSend}>
      <PagesField name="document" label="Photos" />
    </Form>,
  )
  const press = (name: string) => scene.user.click(screen.getByRole('button', { name }))
  const take = async (...names: string[]) => {
    await scene.user.upload(screen.getByLabelText('Photos'), names.map(photo))
  }
  const send = async () => {
    await press('Send')
    const { document }: { document?: unknown } = onSend.mock.lastCall?.[0] ?? {}
    return document instanceof PhotoPages ? document.photos.map(({ ready }) => ready.name) : document
  }
  return { ...scene, press, take, send, onSend }
}

const pages = () => screen.queryAllByRole('listitem').map((page) => within(page).getByText(/^Page \d$/).textContent)

describe('photos of pages', () => {
  it('are made small JPEGs and sent in the order in which they were taken', async () => {
    const { take, send } = show()
    await take('front')
    await take('middle', 'back')
    expect(await screen.findByText('3 pages')).toBeVisible()
    expect(pages()).toEqual(['Page 1', 'Page 2', 'Page 3'])
    expect(await send()).toEqual(['front.jpg', 'middle.jpg', 'back.jpg'])
    expect(drawn).toEqual(['2000 x 1500', '2000 x 1500', '2000 x 1500'])
  })

  it('are made smaller until they have 400 KB', async () => {
    sizes = [900_000, 500_000, 400_000]
    const { take, send } = show()
    await take('front')
    await screen.findByText('1 page')
    expect(drawn).toEqual(['2000 x 1500', '1700 x 1275', '1400 x 1050'])
    expect(await send()).toEqual(['front.jpg'])
  })

  it('are put in order with the keyboard, and the focus goes along', async () => {
    const { user, take, send } = show()
    await take('front', 'middle', 'back')
    await screen.findByText('3 pages')
    screen.getByRole('button', { name: 'Move up page 3' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('Page 3 is now page 2')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Move up page 2' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Move down page 1' })).toHaveFocus()
    expect(await send()).toEqual(['back.jpg', 'front.jpg', 'middle.jpg'])
  })

  it('are turned by a quarter at each press', async () => {
    const { take, press, send } = show()
    await take('front')
    await screen.findByText('1 page')
    await press('Turn page 1')
    expect(await screen.findByText('Page 1 turned')).toBeVisible()
    await press('Turn page 1')
    await vi.waitFor(() => expect(drawn).toEqual(['2000 x 1500', '1500 x 2000', '2000 x 1500']))
    expect(await send()).toEqual(['front.jpg'])
  })

  it('are removed', async () => {
    const { take, press, send } = show()
    await take('front', 'back')
    await screen.findByText('2 pages')
    await press('Remove page 1')
    expect(screen.getByLabelText('Photos')).toHaveFocus()
    expect(await send()).toEqual(['back.jpg'])
  })

  it('are needed', async () => {
    const { press, onSend } = show()
    await press('Send')
    expect(screen.getAllByText('Choose a file').length).toBeGreaterThan(0)
    expect(onSend).not.toHaveBeenCalled()
  })

  it('are no more than 20', async () => {
    const { take, send } = show()
    await take(...Array.from({ length: 21 }, (_, page) => `page-${page + 1}`))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A document has at most 20 pages. Send the others as another document.',
    )
    expect(await send()).toHaveLength(20)
  })

  it('that cannot be read are named, and the others stay', async () => {
    const { take, send } = show()
    vi.stubGlobal(
      'Image',
      class {
        decode = () => Promise.reject(new Error('no picture'))
      },
    )
    await take('front', 'broken')
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot read broken.png.')
    expect(await send()).toEqual(['front.jpg'])
  })
})
