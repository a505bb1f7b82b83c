import type { Capability } from '@portal/domain/capabilities.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import type { RowKind } from '@portal/domain/row-sections.ts'
import type { z } from 'zod'
import type { UploadedFile } from './uploaded-file.ts'

/** The kinds of object that belong to an owner; everything but a facility belongs through its facility. */
export type OwnedKind = 'facility' | 'registration' | 'document' | RowKind

/**
 * The object a call is about: the field of the request that names it. Before the call is served the object must exist,
 * and belong to the caller when the capability reaches only one's own; otherwise the answer is 404 in both cases alike.
 * A field that is absent is not checked, so an optional one may be named.
 */
export interface About {
  kind: OwnedKind
  in: 'params' | 'query' | 'body'
  field: string
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call is besides its method and path. */
export interface Terms {
  /** One sentence for the reader of the API's documentation. */
  summary: string
  /** What a person must be allowed to do. Who is allowed is written in one table: domain/capabilities.ts. */
  may: Capability
  about?: About | readonly About[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body comes as a multipart form whose part `document` is this file; `body` describes its other fields. */
  upload?: UploadedFile
  /** 201 for creating calls (which then accept Idempotency-Key), 204 for calls that answer nothing; 200 unless told. */
  status?: 201 | 204
  /**
   * Edits a record that the caller looked at before, so If-Match may name the version that was looked at. The field of
   * the reply that carries the record; its version is its `updated_at`.
   */
  ifMatch?: string
  /** Refusals that the terms above do not imply, for the reader of the documentation. */
  refuses?: readonly RefusalCode[]
  reply: z.ZodType
}

/** One call of the portal as data: what the server serves, the web asks for and the documentation shows. */
export type Call<T extends Terms = Terms> = { method: Method; path: string } & T

/** Declares a call. `path` is written as in the specification, parameters in braces: `/api/registrations/{id}`. */
export function call<const T extends Terms>(method: Method, path: string, terms: T): Call<T> {
  return { method, path, ...terms }
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Typed<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives: the request after validation. */
export interface Input<C extends Call> {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

/** What a caller sends: the request before validation. Parts that a call does not have are left out. */
export type Sent<C extends Call> = (C['params'] extends z.ZodType
  ? { params: Typed<C['params']> }
  : { params?: undefined }) &
  (C['query'] extends z.ZodType ? { query?: Typed<C['query']> } : { query?: undefined }) &
  (C['body'] extends z.ZodType ? { body: Typed<C['body']> } : { body?: undefined })

/** What a call answers when it succeeds. */
export type Reply<C extends Call> = z.output<C['reply']>
