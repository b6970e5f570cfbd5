import { describe, expect, it } from 'vitest';
import { markHeadline, markWords } from './mark-words.ts';

const located = {
  position: { latitude: -17.8132, longitude: -63.1804 },
  accuracyMetres: 10,
  distanceMetres: 12.3,
};

describe('the words of the catalogue, letter for letter', () => {
  it.each([
    [{ kind: 'waiting' }, 'Esperando obtener la ubicación...'],
    [{ kind: 'denied' }, 'No se pudo obtener la ubicación. Por favor, habilita la geolocalización.'],
    [{ kind: 'insecure' }, 'La ubicación necesita una dirección https://'],
    [{ kind: 'no-token', located }, 'Token no encontrado'],
    [{ kind: 'too-far', located }, 'No te encuentras en la iglesia. No puedes marcar asistencia.'],
    [
      { kind: 'marked', time: '19:03', located },
      '¡Asistencia marcada correctamente desde el lugar de la iglesia!',
    ],
    [{ kind: 'refused', located, message: 'Error: No autorizado' }, 'Error: No autorizado'],
  ] as const)('%o', (state, text) => {
    expect(markWords(state, 200).text).toBe(text);
  });

  it('does not change with every step of somebody who walks', () => {
    const near = markWords({ kind: 'far', located }, 200);
    const away = markWords({ kind: 'far', located: { ...located, distanceMetres: 900 } }, 200);
    expect(near).toEqual(away);
    expect(near.text).toContain('200 m');
  });
});

it('an imprecise position is never said to be enough', () => {
  const imprecise = { ...located, accuracyMetres: 450 };
  expect(markWords({ kind: 'ready', located: imprecise }, 200).text).toMatch(
    /^Tu ubicación es poco precisa\./,
  );
  expect(markWords({ kind: 'ready', located }, 200).text).toBe('Ya puedes marcar.');
});

describe('the line that is not announced', () => {
  it.each([
    [{ kind: 'asking', forgetsPositions: true }, '¿Estás en la iglesia?'],
    [{ kind: 'far', located: { ...located, distanceMetres: 1_400 } }, 'Estás a 1,4 km de la iglesia'],
    [{ kind: 'ready', located }, 'Estás a 13 m de la iglesia'],
    [{ kind: 'offline', located: null }, null],
    [{ kind: 'marked', time: '19:03', located }, null],
    [{ kind: 'refused', message: 'Error: No autorizado', located }, null],
  ] as const)('%o: %s', (state, headline) => {
    expect(markHeadline(state)).toBe(headline);
  });
});
