/** Options of a queue of mails that are tried for so many days. */
export const mailQueue = (days: number) => ({
  // 2, 4, 8 … seconds, then every 15 minutes: 10 attempts reach that pause, 96 more make a day.
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  retryLimit: 10 + 96 * days,
  // The socket allows 20 s per reply: a shorter limit would send twice, a longer one delays mails of a dead process.
  expireInSeconds: 180,
  // A finished job still names its recipient.
  deleteAfterSeconds: 3600,
})
