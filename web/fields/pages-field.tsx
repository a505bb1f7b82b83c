import { pagesOfDocument } from '@portal/contract/fields/accepted-file.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { newKey } from '../api/idempotency-key.ts'
import formStyles from '../ui/form/form.module.css'
import { type FieldProps, useField } from '../ui/form/form-frame.ts'
import { type PagePhoto, PhotoPages } from '../ui/form/photo-pages.ts'
import layout from '../ui/layout/layout.module.css'
import textStyles from '../ui/text.module.css'
import { PageOfDocument } from './page-of-document.tsx'
import { shrinkPage } from './shrink-page.ts'

const { most } = pagesOfDocument
const tooMany = `A document has at most ${most} pages. Send the others as another document.`
const nothing = new PhotoPages([])
const inPages = (count: number) => byNumber(count, { one: '# page', other: '# pages' })
const unreadable = (names: string) =>
  `This browser cannot read ${names}. Save the photo as JPEG, or take it with the camera setting “Most compatible”.`

/**
 * A field for photos of the pages of one document, taken one after another. They are made small, and can be put in order, turned and
 * removed. The field's value is a PhotoPages.
 */
export function PagesField(props: FieldProps) {
  const { field } = useController({ name: props.name })
  const { id, label, error } = useField(props)
  const value = field.value instanceof PhotoPages ? field.value : nothing
  const [told, setTold] = useState('')
  const [problem, setProblem] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ key: string; button: string }>()
  // Photos are prepared one after the other, so that each change begins with what the one before has left.
  const latest = useRef(value)
  latest.current = value
  const turns = useRef(Promise.resolve())
  const hintId = useId()
  const { photos, isPreparing } = value
  const wrong = problem ?? (photos.length === 0 || isPreparing ? error : undefined)

  // A page that moves takes the focus along.
  useEffect(() => {
    const page = moved && list.current?.querySelector(`[data-page="${moved.key}"]`)
    const button = page?.querySelector(`button[value="${moved?.button}"]`) ?? page?.querySelector('button')
    if (button instanceof HTMLElement) button.focus()
  }, [moved])

  function set(pages: readonly PagePhoto[], isPreparing = false) {
    latest.current = new PhotoPages(pages, isPreparing)
    field.onChange(pages.length > 0 || isPreparing ? latest.current : undefined)
  }

  function prepare(work: () => Promise<void>) {
    turns.current = turns.current.then(async () => {
      set(latest.current.photos, true)
      await work()
      set(latest.current.photos)
    })
  }

  async function add(picked: readonly File[]) {
    const unread: string[] = []
    const room = most - latest.current.photos.length
    setProblem(undefined)
    for (const original of picked.slice(0, room)) {
      const ready = await shrinkPage(original, 0)
      if (ready) set([...latest.current.photos, { key: newKey(), original, turns: 0, ready }], true)
      else unread.push(original.name)
    }
    setTold(inPages(latest.current.photos.length))
    if (unread.length > 0) setProblem(unreadable(unread.join(', ')))
    else if (picked.length > room) setProblem(tooMany)
  }

  async function turn(key: string, page: number) {
    const photo = latest.current.photos.find((one) => one.key === key)
    if (!photo) return
    const turned = (photo.turns + 1) % 4
    const ready = await shrinkPage(photo.original, turned)
    if (!ready) return
    set(
      latest.current.photos.map((one) => (one.key === key ? { ...one, turns: turned, ready } : one)),
      true,
    )
    setTold(`Page ${page} turned`)
  }

  function move(photo: PagePhoto, from: number, to: number) {
    set(photos.toSpliced(from, 1).toSpliced(to, 0, photo), isPreparing)
    setTold(`Page ${from + 1} is now page ${to + 1}`)
    setMoved({ key: photo.key, button: to < from ? 'up' : 'down' })
  }

  // The pressed button disappears, so the focus moves to the file input.
  function remove({ key }: PagePhoto, page: number) {
    set(
      photos.filter((photo) => photo.key !== key),
      isPreparing,
    )
    setTold(`Page ${page} removed`)
    setProblem(undefined)
    document.getElementById(id)?.focus()
  }

  return (
    <div>
      <label htmlFor={id} className={textStyles.label}>
        {label}
      </label>
      <p id={`${hintId}-hint`} className={`${textStyles.help} ${textStyles.quiet}`}>
        {`One photo for each page, one after another. At most ${most} pages become one document.`}
      </p>
      {wrong && (
        <p id={`${hintId}-error`} role="alert" className={`${textStyles.help} ${textStyles.error}`}>
          {wrong}
        </p>
      )}
      <input
        id={id}
        ref={field.ref}
        type="file"
        multiple
        accept="image/*,.heic,.heif"
        className={formStyles.file}
        aria-describedby={`${hintId}-hint ${hintId}-error`}
        aria-invalid={wrong ? true : undefined}
        onBlur={field.onBlur}
        onChange={({ currentTarget }) => {
          const picked = [...(currentTarget.files ?? [])]
          prepare(() => add(picked))
          currentTarget.value = ''
        }}
      />
      <div role="status" className={textStyles.help}>
        {isPreparing ? 'Preparing the photo' : told}
      </div>
      <ol ref={list} className={`${layout.list} ${layout.stack2}`}>
        {photos.map((photo, index) => (
          <PageOfDocument
            key={photo.key}
            photo={photo}
            number={index + 1}
            isLast={index + 1 === photos.length}
            onMove={(by) => move(photo, index, index + by)}
            onTurn={() => prepare(() => turn(photo.key, index + 1))}
            onRemove={() => remove(photo, index + 1)}
          />
        ))}
      </ol>
    </div>
  )
}
