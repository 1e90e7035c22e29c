import type { SourceKind, SourcePosting } from './source-posting.ts'

export type SourceRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

export type PageRequest = {
  page: number
  /** When this source was last read to its end; undefined the first time. */
  since: Date | undefined
  now: Date
  board: string
  keys: Readonly<Record<string, string>>
}

export type SourcePage = { postings: SourcePosting[]; hasMore: boolean }

/** A website with postings, one file each. Nothing it answers is trusted unchecked. */
export type Source = {
  /** Part of stored ids: never changes. */
  id: string
  name: string
  homepage: string
  terms: string
  kind: SourceKind
  /** Hosts that a request may reach, redirects included; `{board}` stands for the board's name. */
  hosts: readonly string[]
  country?: string
  /** Built from a recorded answer; others follow documentation and stay off until checked. */
  recorded: boolean
  everyMinutes: number
  pauseMs: number
  mostPages: number
  /** Reading it to its end shows all it has, so missing postings are closed. */
  showsAll: boolean
  /** Gives coordinates of its own. */
  hasPoints?: true
  /** An employer's board, read once for each employer. */
  isBoard?: true
  keys?: readonly string[]
  /** For sources with short-lived tokens; `read` returns headers for all pages. */
  signIn?: { request(keys: PageRequest['keys']): SourceRequest; read(body: string): Record<string, string> }
  request(page: PageRequest): SourceRequest
  read(body: string, page: PageRequest): SourcePage
}

export class UnknownShape extends Error {
  override name = 'UnknownShape'
}
