import type { Call, Reply } from '@portal/contract/call.ts'
import { type ReactNode, useRef } from 'react'
import type { z } from 'zod'
import { Button } from '../ui/form/button.tsx'
import { Form, type FormProps } from '../ui/form/form.tsx'
import type { Typed } from '../ui/form/form-check.ts'
import { UploadProgress } from '../ui/form/upload-progress.tsx'
import { CallProblem } from './call-problem.ts'
import { type AfterCall, useFormMutation } from './use-call.ts'

type InheritedFormProps = Omit<FormProps, 'onSend' | 'schema' | 'files' | 'areFilesOptional' | 'submit'>

interface CallFormProps<C extends Call> extends InheritedFormProps, Omit<AfterCall<C>, 'onSuccess'> {
  call: C
  /** Path parameters of the call. */
  params?: C['params'] extends undefined ? undefined : Record<string, string | number>
  /** Fields that are sent but not shown: `{ facility_id }`. */
  hidden?: Record<string, unknown>
  submit?: string
  /** Adds the button 'Save and add another'. */
  hasAnother?: boolean
  /** `wantsAnother`: the person pressed 'Save and add another'. */
  onSuccess?: (reply: Reply<C>, wantsAnother: boolean) => void | Promise<void>
  /** Keeps what could not be sent, because the portal cannot be reached. Returns whether it is kept; then no error is shown. */
  onUnreachable?: (body: object) => Promise<boolean>
  /** Makes the body of the call from the values, if its fields are others. */
  bodyOf?: (values: Typed) => object
  /** Stricter than the body of the call, if the screen requires more. */
  schema?: z.ZodType
  children: ReactNode
}

/** The value of the button 'Save and add another'. */
const another = 'another'

/**
 * A form that sends one call. Its field names are those of the call's body, and the call's schema validates them. Errors
 * from the server are shown beside the fields too. It cannot be sent twice, and keeps the typed values when it fails.
 *
 * How to add a form:
 *
 *     <CallForm call={staffRows.add} hidden={{ facility_id }} success="Added Successfully" onSuccess={onClose}>
 *       <TextField name="full_name" label="Full name" />
 *       <SelectField name="time" label="Time" choices={choicesOf(staffTimes)} />
 *     </CallForm>
 *
 * A call with a file takes a FileField named `document`; its progress is shown and can be cancelled.
 */
export function CallForm<C extends Call>({
  call,
  params,
  hidden,
  submit = 'Submit',
  schema = call.body,
  bodyOf = (values) => values,
  onUnreachable,
  hasAnother,
  ...rest
}: CallFormProps<C>) {
  const { success, failure, refresh, recordVersion, onProblem, defaults, children, ...inherited } = rest
  const { onSuccess, beside, ...form } = inherited
  const wantsAnother = useRef(false)
  const mutation = useFormMutation(call, {
    success,
    failure,
    refresh,
    recordVersion,
    onSuccess: (reply) => onSuccess?.(reply, wantsAnother.current),
    onProblem,
  })
  async function send(values: object, button: string) {
    wantsAnother.current = button === another
    try {
      await mutation.mutateAsync({ params, body: { ...bodyOf(values), ...hidden } })
      return undefined
    } catch (problem) {
      const isUnreachable = problem instanceof CallProblem && problem.code === 'unreachable'
      if (isUnreachable && (await onUnreachable?.({ ...values, ...hidden }))) return undefined
      if (problem instanceof CallProblem) return problem
      // A bug: log it, show a message and keep the typed values.
      reportError(problem)
      return { message: 'This page made a mistake and sent nothing. Load it again and try once more.' }
    }
  }
  return (
    <Form
      {...form}
      schema={schema}
      files={call.upload ? ['document'] : undefined}
      areFilesOptional={call.isFileOptional}
      defaults={{ ...defaults, ...hidden }}
      onSend={send}
      submit={submit}
      beside={
        <>
          {hasAnother && (
            <Button type="submit" variant="outline" value={another}>
              Save and add another
            </Button>
          )}
          {beside}
        </>
      }
    >
      {children}
      {call.upload && mutation.isPending && (
        <UploadProgress
          part={mutation.progress?.part ?? 0}
          isWaiting={mutation.progress?.isWaiting}
          continuesInBackground={call.isResumable}
          onCancel={mutation.cancel}
        />
      )}
    </Form>
  )
}
