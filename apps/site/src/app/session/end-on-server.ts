const UNAUTHORIZED = 401;

/**
 * Ends a session on our own server too, so that a copied token is worth nothing; the answer also takes the cookie of a
 * remembered phone away (R57). Signing out never waits for it: without a connection the token runs out by itself within
 * twelve hours (R6).
 * @param token - of the session that ends.
 * @param isRemembered - whether this phone may be a member's remembered one.
 */
export async function endOnServer(
  token: string,
  isRemembered = false,
  send: typeof fetch = fetch,
): Promise<void> {
  // Not the client: a refusal must not say that the session has ended.
  const post = (path: string, headers: Record<string, string>) =>
    send(path, { method: 'POST', headers, credentials: 'same-origin', keepalive: true });
  const leave = (bearer: string) => post('/api/auth/salir', { authorization: `Bearer ${bearer}` });
  try {
    const { status } = await leave(token);
    if (status !== UNAUTHORIZED || !isRemembered) return;
    // The token had run out, the phone is still remembered: its cookie is exchanged for one that ends it.
    const answer = await post('/api/auth/dispositivo/token', { 'x-dispositivo': '1' });
    if (answer.ok) await leave(((await answer.json()) as { token: string }).token);
  } catch {
    // Without a connection.
  }
}
