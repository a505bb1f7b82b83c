import { buttonAttributes } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './code-scanner.module.css'

/** Two ways to read a code on this page: with the camera, or from a photo. They need the script. */
export function CodeScanner() {
  return (
    <section aria-label="Scan the code" className={layout.stack4}>
      <div className={layout.row3}>
        <button
          type="button"
          data-camera
          {...buttonAttributes({ variant: 'outline', children: 'Scan with the camera' })}
        />
        <button
          type="button"
          data-photo
          {...buttonAttributes({ variant: 'default', children: 'Choose a photo of the code' })}
        />
        <input type="file" accept="image/*" hidden aria-label="A photo of the code" />
      </div>
      <div data-viewer hidden className={`${layout.stack4} ${styles.viewer}`}>
        <video playsInline muted aria-label="What the camera sees" className={styles.video} />
        <button type="button" data-stop {...buttonAttributes({ variant: 'default', children: 'Stop the camera' })} />
      </div>
      <p role="status" className={styles.said} />
    </section>
  )
}
