import { expect, it } from 'vitest';
import { answerLinks } from './answer-links.ts';

const message = { id: 1, nombre: 'Luz', email: 'luz@casa.bo', mensaje: '¿A qué hora?\nMi cel: 700-12345' };

it('an answer greets and quotes the question, line by line', () => {
  const { searchParams } = new URL(answerLinks(message, 'BO').mail ?? '');
  expect(searchParams.get('body')).toBe(
    'Hola, Luz:\r\n\r\nGracias por escribirnos.\r\n\r\n> ¿A qué hora?\r\n> Mi cel: 700-12345',
  );
});

it('a number in the text opens a chat', () => {
  expect(answerLinks(message, 'BO').whatsApp).toBe(
    'https://wa.me/59170012345?text=Hola%2C%20Luz%3A%20Gracias%20por%20escribirnos.',
  );
  expect(answerLinks({ ...message, mensaje: '¿A qué hora?' }, 'BO').whatsApp).toBeNull();
});

it.each([null, 'sin arroba', 'javascript:alert(1)'])('no letter goes to %s', (email) => {
  expect(answerLinks({ ...message, email }, 'BO').mail).toBeNull();
});

it('a long question is cut, and never inside an emoji', () => {
  const { mail } = answerLinks({ ...message, mensaje: `${'a'.repeat(499)}😀${'b'.repeat(3000)}` }, 'BO');
  expect(decodeURIComponent(mail ?? '')).toMatch(/a{499}…$/);
});
