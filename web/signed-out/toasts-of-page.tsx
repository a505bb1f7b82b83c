import { ToastBox, toastRegion } from '../ui/feedback/toast-box.tsx'

/** The toast region of a server-rendered page, with the templates for new toasts. */
export function ToastsOfPage({ toast }: { toast?: string }) {
  return (
    <>
      <div id="toasts" role="status" aria-live="polite" className={toastRegion}>
        {toast && <ToastBox kind="success" message={toast} />}
      </div>
      <template id="toast-danger">
        <ToastBox kind="danger" message="" />
      </template>
      <template id="toast-success">
        <ToastBox kind="success" message="" />
      </template>
    </>
  )
}
