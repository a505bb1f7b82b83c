import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { portalSettings } from '../../../testing/fake-portal.ts'
import { PortalFooter } from './portal-footer.tsx'

const portal = portalSettings.data

describe('the foot of every page', () => {
  it('says who is responsible and whom to call, and leads to what anybody may read', () => {
    render(<PortalFooter portal={portal} />)
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Niger State Ministry of HealthMinna, Niger StateQuestions? Call +234 803 111 2222Monday to Friday, 8:00 to 16:00',
    )
    expect(screen.getByRole('link', { name: '+234 803 111 2222' })).toHaveAttribute('href', 'tel:+2348031112222')
    const links = screen.getAllByRole('listitem').map((item) => [item.textContent, item.querySelector('a')?.pathname])
    expect(links).toEqual([
      ['Find a licensed facility', '/find'],
      ['Check a licence', '/verify'],
      ['Report a concern', '/concern'],
      ['Terms of use', '/terms'],
      ['Privacy', '/privacy'],
    ])
  })

  it.each([
    [{ ministry_hours: '' }, 'Questions? Call +234 803 111 2222'],
    [{ ministry_phone: '' }, ''],
  ])('leaves out what the ministry has not filled in: %j', (without, help) => {
    render(<PortalFooter portal={{ ...portal, ...without }} />)
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `Niger State Ministry of HealthMinna, Niger State${help}Find a licensed facility`,
    )
  })

  it('is not there before the ministry is known', () => {
    const { rerender } = render(<PortalFooter portal={undefined} />)
    expect(screen.queryByRole('contentinfo')).toBeNull()
    rerender(<PortalFooter portal={{ ...portal, ministry_name: '' }} />)
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})
