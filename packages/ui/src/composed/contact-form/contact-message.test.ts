import { describe, expect, it } from 'vitest';
import { checkMessage } from './contact-message.ts';

const message = { nombre: 'Ana', email: 'ana@correo.bo', mensaje: 'Hola', sitio: '' };

describe('checkMessage', () => {
  it.each([
    [{}, {}],
    [{ nombre: '  ' }, { nombre: 'El nombre es obligatorio' }],
    [{ email: '' }, { email: 'El correo electrónico es obligatorio' }],
    [{ email: 'ana@correo' }, { email: 'El formato del correo electrónico no es válido' }],
    [{ email: ' ana@correo.bo ' }, {}],
    [{ whatsapp: '' }, { whatsapp: 'Escribe tu número de WhatsApp' }],
    [{ whatsapp: '700-123' }, { whatsapp: 'Escribe el número completo' }],
    [{ whatsapp: '+591 700-12345', email: '' }, {}],
    [{ mensaje: '\n' }, { mensaje: 'El mensaje es obligatorio' }],
  ])('with %o finds %o', (over, errors) => {
    expect(checkMessage({ ...message, ...over })).toEqual(errors);
  });
});
