import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** One JSON object per line. Bodies, queries and headers are never logged; redaction catches mistakes. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: [
        'authorization',
        'password',
        'new_password',
        'token',
        'code',
        'password_reset_key',
        'recaptchaToken',
      ].flatMap((key) => [key, `*.${key}`]),
      censor: '[secret]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Only what helps to find the fault: database errors carry whole clients and users' data. */
function describeError(error: unknown): object {
  // pg-boss reports plain objects that look like errors.
  if (typeof error !== 'object' || error === null || !('message' in error)) return { message: String(error) }
  const { name, message, stack, code } = error as Partial<Error> & { code?: unknown }
  return { type: name, message: String(message), stack, ...('code' in error ? { error_code: code } : {}) }
}
