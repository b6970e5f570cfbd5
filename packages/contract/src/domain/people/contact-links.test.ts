import { expect, it } from 'vitest';
import { mailtoLink, whatsAppLink } from './contact-links.ts';

it('what stands in an address cannot add a recipient or a field', () => {
  const link = mailtoLink('a@b.bo?cc=malo@x.bo&bcc=y', {
    subject: 'Re: 1 & 2',
    body: 'Hola Ñandú\n¿Cómo estás?',
  });
  expect(link).toBe(
    'mailto:a%40b.bo%3Fcc%3Dmalo%40x.bo%26bcc%3Dy?subject=Re%3A%201%20%26%202&body=Hola%20%C3%91and%C3%BA%0D%0A%C2%BFC%C3%B3mo%20est%C3%A1s%3F',
  );
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
});

it('a chat opens with its text', () => {
  expect(whatsAppLink('59170012345', 'Hola & adiós')).toBe(
    'https://wa.me/59170012345?text=Hola%20%26%20adi%C3%B3s',
  );
});
