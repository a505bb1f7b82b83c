import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderComponent } from './render.tsx'

describe('toBeVisible', () => {
  it.each([
    [
      'hidden',
      <p key="1" hidden>
        words
      </p>,
    ],
    [
      'in something hidden',
      <div key="2" hidden>
        <p>words</p>
      </div>,
    ],
    [
      'not displayed',
      <p key="3" style={{ display: 'none' }}>
        words
      </p>,
    ],
    [
      'invisible',
      <div key="4" style={{ visibility: 'hidden' }}>
        <p>words</p>
      </div>,
    ],
    [
      'transparent',
      <p key="5" style={{ opacity: 0 }}>
        words
      </p>,
    ],
    [
      'in a closed disclosure',
      <details key="6">
        <summary>More</summary>
        <p>words</p>
      </details>,
    ],
    ['in a dialog that is not open', <dialog key="7">words</dialog>],
  ])('refuses what is %s', (_, part) => {
    renderComponent(part)
    expect(screen.getByText('words')).not.toBeVisible()
  })

  it('accepts visible elements, also the summary of a closed disclosure and the content of an open one', () => {
    renderComponent(
      <>
        <details>
          <summary>More</summary>
        </details>
        <details open>
          <summary>Less</summary>
          <p>words</p>
        </details>
      </>,
    )
    expect(screen.getByText('More')).toBeVisible()
    expect(screen.getByText('words')).toBeVisible()
  })
})
