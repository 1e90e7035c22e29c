import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

type Parameters = { memory: number; passes: number; parallelism: number }

/** OWASP's minimum for argon2id: 19 MiB, two passes; about 30 ms. */
const owaspMinimum: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }
/** The least that argon2 accepts. Only for tests, which would spend most of their time here. */
const cheapest: Parameters = { memory: 8, passes: 1, parallelism: 1 }
const saltLength = 16
const tagLength = 32

export type Passwords = ReturnType<typeof createPasswords>

/** Makes and compares argon2id hashes as PHC strings. Passwords are not normalised. */
export function createPasswords({ cheap = false } = {}) {
  const current = cheap ? cheapest : owaspMinimum
  /** Compared with if there is no hash, so that the answer takes as long. */
  const nobodysHash = format(current, randomBytes(saltLength), randomBytes(tagLength))
  return {
    /** `like` lends its salt and parameters. */
    async hash(password: string, like?: string): Promise<string> {
      const { parameters, salt } =
        like === undefined ? { parameters: current, salt: randomBytes(saltLength) } : parse(like)
      return format(parameters, salt, await derive(password, salt, parameters))
    },

    /** Today's parameters with the old salt, so that two simultaneous sign-ins get the same result. */
    async renew(password: string, outdated: string): Promise<string> {
      const { salt } = parse(outdated)
      return format(current, salt, await derive(password, salt, current))
    },

    /** Finds the matching hash by computing exactly one, even for an empty list; all must share the first one's salt. */
    async findMatching(password: string, hashes: readonly string[]): Promise<string | undefined> {
      const { salt, parameters } = parse(hashes[0] ?? nobodysHash)
      const given = Buffer.from(format(parameters, salt, await derive(password, salt, parameters)))
      return hashes.find((hash) => {
        const stored = Buffer.from(hash)
        return stored.length === given.length && timingSafeEqual(stored, given)
      })
    },

    isOutdated: (hash: string): boolean => !hash.startsWith(prefix(current)),
  }
}

function derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password, nonce: salt, tagLength, ...parameters }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    )
  })
}

function prefix({ memory, passes, parallelism }: Parameters): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

function format(parameters: Parameters, salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `${prefix(parameters)}${text(salt)}$${text(tag)}`
}

function parse(stored: string): { parameters: Parameters; salt: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$[\w+/]+$/.exec(stored)
  if (!match) throw new Error('A stored password hash is not in the PHC format for argon2id.')
  const [, memory, passes, parallelism, salt = ''] = match
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { parameters, salt: Buffer.from(salt, 'base64') }
}
