import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone shows after the portal was added to its home screen. */
export function webManifest({ product_name, ministry_name }: PortalSettings) {
  return {
    id: '/admin/overview',
    name: ministry_name ? `${product_name}, ${ministry_name}` : product_name,
    short_name: product_name,
    description: 'Register a private health facility and apply for its licence with the State Ministry of Health.',
    lang: 'en',
    start_url: '/admin/overview',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#08533a',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
}
