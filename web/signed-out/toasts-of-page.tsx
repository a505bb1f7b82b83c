import { ToastBox, toastRegion } from '../ui/feedback/toast-box.tsx'
import { Template } from '../ui/template.tsx'

/** The toast region of a server-rendered page, with the templates for new toasts. */
export function ToastsOfPage({ toast }: { toast?: string }) {
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
