export const jobPageAddress = (id: string): string => `/jobtracking/jobs/${encodeURIComponent(id)}`

export function openJobPage(id: string): void {
  window.open(jobPageAddress(id), '_blank', 'noopener')
}
