import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { UploadProgress } from './upload-progress.tsx'

describe('the progress of an upload', () => {
  it.each([
    [{ part: 0.5 }, 'Sending: 50 %', ['Cancel upload'], undefined],
    [{ part: 0.999 }, 'Sending: 99 %', ['Cancel upload'], undefined],
    [{ part: 1 }, 'Checking the file', [], undefined],
    [{ part: 1, isWaiting: true }, 'Waiting for the connection, 100 % sent', ['Cancel upload'], undefined],
    [
      { part: 0.5, continuesInBackground: true },
      'Sending: 50 %',
      ['Cancel upload'],
      'You can close this window. The upload goes on.',
    ],
    [
      { part: 0.5, continuesInBackground: true, isWaiting: true },
      'Waiting for the connection, 50 % sent',
      ['Cancel upload'],
      'What was sent is safe. The rest follows by itself when you are connected again.',
    ],
  ])('%j', async (progress, words, buttons, hint) => {
    const onCancel = vi.fn()
    const { user, container } = renderComponent(<UploadProgress {...progress} onCancel={onCancel} />)
    expect(screen.getByText(words)).toBeVisible()
    expect(container.querySelector('p')?.textContent).toBe(hint)
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
    for (const button of screen.queryAllByRole('button')) await user.click(button)
    expect(onCancel).toHaveBeenCalledTimes(buttons.length)
  })
})
