import type { SourceKind, SourcePosting } from './source-posting.ts'

/** What is asked of a source for one page. */
export type SourceRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

export type PageRequest = {
  /** From 0. */
  page: number
  /** When this source was last read to its end; undefined the first time. */
  since: Date | undefined
  now: Date
  /** The employer's name in the address of its board. */
  board: string
  /** Values of `keys`. */
  keys: Readonly<Record<string, string>>
}

export type SourcePage = { postings: SourcePosting[]; hasMore: boolean }

/** A place on the web where postings are read. One file each; what it answers is checked before anything is believed. */
export type Source = {
  /** Part of stored ids: never changes. */
  id: string
  name: string
  homepage: string
  /** The page with its rules for reuse. */
  terms: string
  kind: SourceKind
  /** Hosts that a request may reach, redirects included; `{board}` stands for the board's name. */
  hosts: readonly string[]
  /** ISO 3166 code of the one country that it serves. */
  country?: string
  /** Whether its answer is known from a recording; others are built to a documented shape and stay off until checked. */
  recorded: boolean
  everyMinutes: number
  pauseMs: number
  mostPages: number
  /** Whether reading it to its end shows all that it has, so that what is missing is closed. */
  showsAll: boolean
  /** Whether it is an employer's board, read once for each employer. */
  isBoard?: true
  /** Environment variables without which it cannot be read. */
  keys?: readonly string[]
  /** A call that must come first, for sources with short-lived tokens. @returns headers for all pages */
  signIn?: { request(keys: PageRequest['keys']): SourceRequest; read(body: string): Record<string, string> }
  request(page: PageRequest): SourceRequest
  /** @throws UnknownShape where the answer is not what it should be */
  read(body: string, page: PageRequest): SourcePage
}

/** An answer that does not look as the source's answers do. */
export class UnknownShape extends Error {
  override name = 'UnknownShape'
}
