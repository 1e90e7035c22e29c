/** The client closed the connection before its request was whole: nobody waits for an answer, and nothing is wrong. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}
