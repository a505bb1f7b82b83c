import type { PageFiles } from '@portal/contract/public/signed-out-pages.ts'
import type { ReactNode } from 'react'
import { FieldError } from '../features/accounts/sign-in/plain-fields.tsx'
import { ConnectionBanner } from '../ui/feedback/connection-banner.tsx'
import { ToastBox, toastRegion } from '../ui/feedback/toast-box.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'
import { Template } from '../ui/template.tsx'

interface DocumentProps {
  title: string
  files: PageFiles
  scripts: readonly string[]
  /** The message of a toast when the page opens. */
  toast?: string
  children: ReactNode
  /** What search engines show below the title. */
  description?: string
  /** The address under which search engines should know the page. */
  address?: string | undefined
  /** Whether search engines should leave the page out. */
  isUnlisted?: boolean
  /** The page needs no script, now or later. */
  isStatic?: boolean
}

const aboutPortal = 'Register a private health facility and apply for its licence with the State Ministry of Health.'

/** The HTML document of a server-rendered page. The page works without its script. */
export function PageDocument({ title, files, scripts, toast, children, isStatic = false, ...meta }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={meta.description ?? aboutPortal} />
        {meta.isUnlisted && <meta name="robots" content="noindex, follow" />}
        {meta.address && <link rel="canonical" href={meta.address} />}
        <meta name="theme-color" content="#08533a" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {!isStatic && (
          <>
            {scripts.map((src) => (
              <script key={src} type="module" src={src} />
            ))}
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href="/manifest.webmanifest" />
          </>
        )}
      </head>
      <body>{isStatic ? children : <WithScript {...{ files, toast, children }} />}</body>
    </html>
  )
}

/** The content of a page with what its script needs. */
function WithScript({ files, toast, children }: Pick<DocumentProps, 'files' | 'toast' | 'children'>) {
  return (
    <>
      <ConnectionBanner lost={false} />
      {children}
      <ToastsOfPage toast={toast} />
      <Template id="connection-lost">
        <ConnectionBanner lost />
      </Template>
      <FormTemplates />
      <div
        id="portal-files"
        hidden
        data-script={files.portal.script}
        data-styles={files.portal.styles}
        data-next={files.portal.next}
      />
    </>
  )
}

/** Templates that the script clones when a form is refused: the error summary and the message beside a field. */
function FormTemplates() {
  return (
    <>
      <Template id="error-summary">
        <ErrorSummary faults={[{ message: '', id: 'field' }]} />
      </Template>
      <Template id="field-error">
        <FieldError name="field" message="" />
      </Template>
    </>
  )
}

/** The toast region of a server-rendered page, with the templates for new toasts. */
function ToastsOfPage({ toast }: { toast?: string }) {
  return (
    <>
      <div id="toasts" role="status" aria-live="polite" className={toastRegion}>
        {toast && <ToastBox kind="success" message={toast} />}
      </div>
      <Template id="toast-danger">
        <ToastBox kind="danger" message="" />
      </Template>
      <Template id="toast-success">
        <ToastBox kind="success" message="" />
      </Template>
    </>
  )
}
