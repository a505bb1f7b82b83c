import type { Capability } from '@portal/domain/accounts/capabilities.ts'
import type { RowKind } from '@portal/domain/applications/row-sections.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import type { z } from 'zod'
import type { CallAudit } from './audit/call-audit.ts'
import type { AcceptedFile, PagePhotos } from './fields/accepted-file.ts'
import type { Feature } from './openapi/features.ts'

/** The kinds of object that belong to an owner. All except a facility belong to the owner of their facility. */
export type OwnedKind =
  | 'facility'
  | 'registration'
  | 'document'
  | 'answer'
  | 'change'
  | 'invoice'
  | 'payment'
  | 'condition'
  | 'representation'
  | 'penalty'
  | 'letter'
  | 'inspection'
  | 'corrective action'
  | RowKind

/**
 * The object that a call reads or changes, and the request field with its id. The server checks that the object exists
 * and, if the capability covers only the caller's own objects, that it belongs to the caller. In both cases it replies 404.
 * An absent field is not checked, so an optional field may be named.
 */
export interface OwnedResource {
  kind: OwnedKind
  in: 'params' | 'query' | 'body'
  field: string
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Everything that a call declares besides its method and path. */
export interface CallOptions {
  /** Its group in the API description. */
  feature: Feature
  /** One sentence for the API documentation. */
  summary: string
  /** The capability that the caller needs. domain/accounts/capabilities.ts says which roles have it. */
  may: Capability
  resource?: OwnedResource | readonly OwnedResource[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is a multipart form. Its part `document` is this file; `body` describes the other fields. */
  upload?: AcceptedFile
  /**
   * The file may be uploaded in pieces before, see server/http/resumable-uploads.ts; then the form has the field `upload_id`
   * instead of the part `document`. For calls whose body has a `facility_id`, or whose `resource` is a facility in the path.
   */
  isResumable?: true
  /**
   * JPEG photos of the pages may be uploaded in pieces before, each by itself; then the form has the field `upload_ids`, the ids in
   * the order of the pages with commas between them, and the server joins the photos to one PDF. For calls that are resumable.
   */
  pages?: PagePhotos
  /** The form may be sent without the file. */
  isFileOptional?: true
  /** 201 for calls that create something (they accept Idempotency-Key), 204 for calls without a reply body. The default is 200. */
  status?: 201 | 204
  /**
   * Set when the call edits a record that the caller has read before, so that If-Match may name the version that was read.
   * The value is the reply field with the record; its version is its `updated_at`.
   */
  ifMatch?: string
  /** Possible also for a person who must first replace a generated password. */
  beforePasswordChange?: true
  /** Possible also for an officer who must first set up a second factor. */
  beforeSecondFactor?: true
  /** Refusals that do not follow from the options above, for the API documentation. */
  refuses?: readonly RefusalCode[]
  /** The media type of the reply, if it is not JSON. */
  replyType?: 'text/csv' | 'application/geo+json' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  reply: z.ZodType
  /** The reply may be some seconds old, so a standby may be read for it: never what somebody has just written. */
  mayLag?: true
  /** What it leaves in the audit record. A call that changes something must say so; a GET does if it is recorded. */
  audit?: CallAudit
}

/** One call of the portal as data. The server, the web and the API documentation are built from it. */
export type Call<T extends CallOptions = CallOptions> = { method: Method; path: string } & T

type Without<T, Known> = { [Name in Exclude<keyof T, Known>]: never }

type KeyOfAny<Union> = Union extends unknown ? keyof Union : never

/** Options that `CallOptions` does not know. One that is spelt wrong would otherwise be ignored, `resource` for example. */
type NoOtherOptions<T> = Without<T, keyof CallOptions> &
  (T extends { audit: infer A } ? { audit: Without<A, KeyOfAny<CallAudit>> } : unknown)

/** What a call has to declare besides because of its method: whatever is not a GET may change something. */
type Audited<M extends Method> = M extends 'GET' ? unknown : { audit: CallAudit }

/** Declares a call. `path` has its parameters in braces, as in the specification: `/api/registrations/{id}`. */
export function call<M extends Method, const T extends CallOptions>(
  method: M,
  path: string,
  options: T & NoOtherOptions<T> & Audited<M>,
): Call<T> {
  return { method, path, ...options }
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Unparsed<S> = S extends z.ZodType ? z.input<S> : undefined

/** The request after validation, as a handler receives it. */
export interface Input<C extends Call> {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

/** The request before validation, as a caller sends it. */
export type Sent<C extends Call> = (C['params'] extends z.ZodType
  ? { params: Unparsed<C['params']> }
  : { params?: undefined }) &
  (C['query'] extends z.ZodType ? { query?: Unparsed<C['query']> } : { query?: undefined }) &
  (C['body'] extends z.ZodType ? { body: Unparsed<C['body']> } : { body?: undefined })

/** The reply to a successful call. */
export type Reply<C extends Call> = z.output<C['reply']>

/**
 * The reply as a browser got it. The portal validates each reply against the contract before it sends it, so it is not validated
 * again: that would need all schemas on the phone.
 */
export function validatedReply<C extends Call>(_call: C, reply: unknown): Reply<C> {
  return reply as Reply<C>
}
