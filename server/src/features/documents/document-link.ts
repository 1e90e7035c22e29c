export const linkOf = (id: string): string => `/api/documents/${id}.pdf`

/** The document of a job's link; undefined for a file elsewhere. */
export const documentIn = (link: string | null | undefined): string | undefined =>
  /^\/api\/documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf$/.exec(link ?? '')?.[1]
