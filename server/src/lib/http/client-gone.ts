/** The client disconnected before its request was complete: nothing to answer, and no error to log. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}
