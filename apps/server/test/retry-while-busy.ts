/**
 * Retries what the server was too busy for (503), as it asks clients to: on PostgreSQL a request that waits three seconds for
 * one of the few connections is refused (R32).
 * @param send - one attempt.
 * @param statusOf - the status of its answer.
 * @returns the first answer that says something else.
 */
export async function retryWhileBusy<Answer>(
  send: () => Promise<Answer>,
  statusOf: (answer: Answer) => number,
): Promise<Answer> {
  let answer = await send();
  while (statusOf(answer) === 503) answer = await send();
  return answer;
}
