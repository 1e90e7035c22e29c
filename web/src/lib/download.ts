import { joinPath, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { ApiError } from './api-error.ts'
import { runtimeConfig } from './config.ts'
import { session } from './session.ts'

/** Downloads with the token in a header: a link would leak it into browser histories and proxy logs. */
export async function downloadFile(endpoint: Endpoint, file: string): Promise<void> {
  const loaded = await loadFile(endpoint, file)
  saveFile(loaded, loaded.name)
}

/** The file itself, for what goes on with it in the page. */
export async function loadFile(endpoint: Endpoint, file: string): Promise<File> {
  const { token } = session.get()
  const response = await fetchFile(endpoint, file, token)
  if ((response.status === 401 || response.status === 403) && token) session.expire(token)
  if (!response.ok) throw await refusalOf(response)
  const blob = await response.blob()
  return new File([blob], fileName(response.headers.get('content-disposition')) ?? file, { type: blob.type })
}

async function fetchFile(endpoint: Endpoint, file: string, token: string | null): Promise<Response> {
  const url = joinPath(runtimeConfig().bases[endpoint.noun], endpoint.path.replace(/:\w+/, encodeURIComponent(file)))
  try {
    return await fetch(url, {
      method: endpoint.method,
      headers: token ? { authorization: endpoint.token === 'raw' ? token : `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(endpoint.timeout_ms),
    })
  } catch (cause) {
    throw new ApiError(0, 'connection', cause instanceof Error ? cause.message : '', { cause })
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => ({}))) as { error?: string }
  return new ApiError(response.status, response.status === 404 ? 'not_found' : 'unreadable', answer.error ?? '')
}

/** The file name in Content-Disposition; the encoded form wins because it can hold any character (RFC 6266). */
export function fileName(disposition: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {}
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '')
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
