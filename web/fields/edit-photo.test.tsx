import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { unedited } from './draw-photo.ts'
import { EditPhoto } from './edit-photo.tsx'

const file = new File(['no picture'], 'photo.jpg', { type: 'image/jpeg' })

function show(edit = unedited) {
  const [onDone, onCancel] = [vi.fn(), vi.fn()]
  const scene = renderComponent(<EditPhoto file={file} edit={edit} onDone={onDone} onCancel={onCancel} />)
  const press = (name: string) => scene.user.click(screen.getByRole('button', { name }))
  return { onDone, onCancel, press }
}

it('cuts off what was cut off before, wherever it is after a quarter turn clockwise', async () => {
  const { onDone, press } = show()
  fireEvent.change(screen.getByLabelText('Cut off at the top'), { target: { value: '10' } })
  fireEvent.change(screen.getByLabelText('Cut off on the left'), { target: { value: '20' } })
  await press('Rotate')
  await press('Use this photo')
  expect(onDone.mock.lastCall).toEqual([{ turns: 1, top: 20, right: 10, bottom: 0, left: 0 }])
  await press('Rotate')
  await press('Use this photo')
  expect(onDone.mock.lastCall).toEqual([{ turns: 2, top: 0, right: 20, bottom: 10, left: 0 }])
})

it('is as it was taken after four quarter turns', async () => {
  const { onDone, press } = show({ turns: 3, top: 1, right: 2, bottom: 3, left: 4 })
  await press('Rotate')
  await press('Use this photo')
  expect(onDone.mock.lastCall).toEqual([{ turns: 0, top: 4, right: 1, bottom: 2, left: 3 }])
})

it('begins with the focus on its first button, and says how much each slider cuts off', () => {
  show({ ...unedited, bottom: 15 })
  expect(screen.getByRole('button', { name: 'Rotate' })).toHaveFocus()
  expect(screen.getByLabelText('Cut off at the bottom')).toHaveAttribute('aria-valuetext', '15 %')
})

it('tells nothing when the photo is left as it was', async () => {
  const { onDone, onCancel, press } = show()
  await press('Rotate')
  await press('Leave it as it was')
  expect(onDone).not.toHaveBeenCalled()
  expect(onCancel).toHaveBeenCalledOnce()
})
