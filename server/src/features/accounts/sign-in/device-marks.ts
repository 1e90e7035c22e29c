import { createHmac } from 'node:crypto'
import type { Clock } from '../../../lib/clock.ts'
import type { Devices } from '../../../lib/http/mount.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { isSameHash } from '../code.ts'

const lifeS = 365 * 86_400

/**
 * Marks the devices that the owner of an address signed in from, by a signed cookie for each address. A mark opens
 * nothing: it only spares its device the limit that slows strangers down.
 * @param secure whether browsers reach this installation by https only
 */
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
  // Other people of this browser must not read the address in its name.
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
