import { ToastBox, toastRegion } from '../ui/feedback/toast-box.tsx'

/** Where a page that the server draws shows its toasts, and what the script makes new ones from. */
export function ToastsOfPage({ said }: { said?: string }) {
  return (
    <>
      <div id="toasts" role="status" aria-live="polite" className={toastRegion}>
        {said && <ToastBox kind="success" message={said} />}
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
