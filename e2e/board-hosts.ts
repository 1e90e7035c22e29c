import net from 'node:net'
import { syncBuiltinESMExports } from 'node:module'
import tls from 'node:tls'

/** Preloaded by a server under test: sends what goes to hosts of employer boards, unencrypted, to the test's server. */
const [port, ...hosts] = (process.env['WAYMARK_E2E_BOARDS'] ?? '').split(',')
const connect = tls.connect

function connectLocally(...given: unknown[]): unknown {
  const options = given[0] as tls.ConnectionOptions
  if (!hosts.includes(options.servername ?? options.host ?? '')) return Reflect.apply(connect, tls, given)
  const socket = net.connect({ host: '127.0.0.1', port: Number(port) })
  return socket.once('connect', () => socket.emit('secureConnect'))
}

tls.connect = connectLocally as typeof connect
syncBuiltinESMExports()
