import type { PageFiles } from '@portal/contract/signed-out-pages.ts'
import type { ReactNode } from 'react'
import { ConnectionBanner } from '../ui/feedback/connection-banner.tsx'
import { FormTemplates } from './form-templates.tsx'
import { ToastsOfPage } from './toasts-of-page.tsx'

interface DocumentProps {
  title: string
  files: PageFiles
  scripts: readonly string[]
  /** The message of a toast when the page opens. */
  toast?: string
  children: ReactNode
}

/** The HTML document of a server-rendered page. The page works without its script. */
export function PageDocument({ title, files, scripts, toast, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="description"
          content="Register a private health facility and apply for its licence with the State Ministry of Health."
        />
        <meta name="theme-color" content="#08533a" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <ConnectionBanner lost={false} />
        {children}
        <ToastsOfPage toast={toast} />
        <template id="connection-lost">
          <ConnectionBanner lost />
        </template>
        <FormTemplates />
        <div
          id="portal-files"
          hidden
          data-script={files.portal.script}
          data-style={files.portal.style}
          data-next={files.portal.next}
        />
      </body>
    </html>
  )
}
