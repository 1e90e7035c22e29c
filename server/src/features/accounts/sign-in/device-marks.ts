import { createHmac } from 'node:crypto'
import type { Clock } from '../../../lib/clock.ts'
import type { Devices } from '../../../lib/http/mount.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { isSameHash } from '../code.ts'

const lifeS = 365 * 86_400

/** Signed cookies mark an owner's devices for an address; they only lift the limit that slows strangers. */
export function createDeviceMarks({
  secrets,
  clock,
  secure,
}: {
  secrets: Secrets
  clock: Clock
  secure: boolean
}): Devices {
  const sign = async (text: string) =>
    createHmac('sha256', await secrets.get('device marks'))
      .update(text)
      .digest('base64url')
  // Other people of this browser must not read the address in the name.
  const nameOf = async (address: string) => `device-${(await sign(`name\n${address}`)).slice(0, 16)}`

  return {
    async isKnown(cookies, address) {
      const name = await nameOf(address)
      const mark = cookies
        ?.split(/;\s*/)
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.slice(name.length + 1)
      const [issuedAt = '', signature = ''] = mark?.split('.') ?? []
      const isFresh = clock.now().getTime() / 1000 - Number(issuedAt) < lifeS
      const expected = await sign(`mark\n${address}\n${issuedAt}`)
      return isFresh && isSameHash(Buffer.from(signature), Buffer.from(expected))
    },
    async remember(address) {
      const issuedAt = String(Math.floor(clock.now().getTime() / 1000))
      const mark = `${issuedAt}.${await sign(`mark\n${address}\n${issuedAt}`)}`
      const attributes = `Path=/; Max-Age=${lifeS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
      return `${await nameOf(address)}=${mark}; ${attributes}`
    },
  }
}
