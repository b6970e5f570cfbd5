/**
 * Makes requests all at once. Those that the server was too busy for (503: on PostgreSQL a request that waits three
 * seconds for one of the few connections, R32) are made again once all have their answers. Each at once again would
 * only keep the server busy.
 * @param requests - functions that each make one.
 * @param statusOf - the status of an answer.
 * @returns the first answers that say something else, in the order of the requests.
 */
export async function allAtOnce<Answer>(
  requests: readonly (() => Promise<Answer>)[],
  statusOf: (answer: Answer) => number,
): Promise<Answer[]> {
  const answers = await Promise.all(requests.map((request) => request()));
  const isRefused = (answer: Answer) => statusOf(answer) === 503;
  const refused = requests.filter((_, index) => isRefused(answers[index] as Answer));
  if (refused.length === 0) return answers;
  const later = await allAtOnce(refused, statusOf);
  return answers.map((answer) => (isRefused(answer) ? (later.shift() as Answer) : answer));
}
