import { ApiError } from '@ministerio/contract/client';
import { expect, test } from 'vitest';
import { failureWithWait, waitWords } from './chat.ts';

test.each([
  [0, 'en un minuto'],
  [60, 'en un minuto'],
  [61, 'en 2 minutos'],
  [3540, 'en 59 minutos'],
  [3543, 'en una hora'],
  [3600, 'en una hora'],
  [3601, 'en 2 horas'],
  [86_399, 'en 24 horas'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

test('the limit of new people is told as what it is, and nothing else is', () => {
  const refused = (status: number, retryAfterSeconds?: number) =>
    new ApiError('chat', {
      failure: 'refused',
      status,
      retryAfterSeconds,
      serverMessage: 'Ya lo tiene Luis.',
    });
  const failed = 'No se pudo abrir el chat';
  expect(failureWithWait(refused(429, 3540), failed)).toBe(
    'No se pudo abrir el chat. Llegaste al límite: inténtalo de nuevo en 59 minutos.',
  );
  expect(failureWithWait(refused(409), failed)).toBe('No se pudo abrir el chat. Ya lo tiene Luis.');
});
