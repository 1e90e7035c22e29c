/** Where one job has a page of its own. */
export const jobPageAddress = (id: string): string => `/jobtracking/jobs/${encodeURIComponent(id)}`

/** Opens a job's page in a tab beside the board, as a link would. */
export function openJobPage(id: string): void {
  window.open(jobPageAddress(id), '_blank', 'noopener')
}
