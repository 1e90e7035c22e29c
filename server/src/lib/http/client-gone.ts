/** The client disconnected before its request was complete: nothing to answer, and nothing to log as an error. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}
