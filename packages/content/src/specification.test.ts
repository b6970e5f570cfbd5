import { describe, expect, it } from 'vitest';
import {
  activities,
  activityCalendarPath,
  chatLink,
  church,
  faq,
  home,
  meetingCalendarPath,
  menu,
  openMeetings,
  schedules,
  schedulesOfMinistry,
  supportGreeting,
  unscheduled,
} from './index.ts';

/**
 * Texts of spec sections 2 and 9, letter for letter: the first church's words, hours and place. Another
 * church writes its own here, or deletes the file; `content.test.ts` holds for any.
 */
describe('the navigation menu of spec section 2', () => {
  it.each([
    [
      'Inicio',
      '/Inicio',
      [
        '#bienvenida Bienvenida',
        '#predicas Predicas',
        '#noticia Noticias',
        '#quienessomos ¿Quienes somos?',
        '#vision Nuestra Vision',
      ],
    ],
    [
      'Ministerios',
      '/ministerios',
      [
        '#adolescentes Red de Adolescentes',
        '#jovenes Red de Jovenes',
        '#intercesion Intercesion',
        '#exploradoresdelrey Exploradores del Rey',
        '#escueladominical Escuela dominical',
        '#evangelismo Evangelismo',
      ],
    ],
    ['CFA', '/red_joven', ['#reunion Reuniones', '#paraiso Centro de retiros', '#ciet Ciet']],
    [
      'Estudios',
      '/noticias',
      [
        '#evangelio ¿Que es evangelio?',
        '#bautizo Crecimiento espiritual',
        '#escuelavida Escuela de vida',
        '#seminario Seminario',
      ],
    ],
    ['Cómo llegar', '/Contactanos', ['#ubicacion Ubicación']],
  ])('%s leads to %s and its parts', (label, path, parts) => {
    const entry = menu.find((one) => one.label === label);
    expect(entry?.path).toBe(path);
    expect(entry?.sections.map((part) => `${part.path.replace(/^[^#]*/, '')} ${part.label}`)).toEqual(parts);
  });

  it('has five entries in order, and writes the retreat centre’s path with a capital', () => {
    expect(menu.map(({ label }) => label)).toEqual([
      'Inicio',
      'Ministerios',
      'CFA',
      'Estudios',
      'Cómo llegar',
    ]);
    expect(menu.flatMap(({ sections }) => sections.map(({ path }) => path))).toContain('/Red_joven#paraiso');
  });
});

describe('the hours of spec section 9', () => {
  it.each([
    ['the first general service', 'servicio-0630', [0], '06:30-08:30'],
    ['the second general service', 'servicio-0830', [0], '08:30-10:30'],
    ['the third general service', 'servicio-1030', [0], '10:30-12:30'],
    ['the fourth general service', 'servicio-1800', [0], '18:00-20:00'],
    ['teenagers', 'adolescentes', [6], '17:00-19:00'],
    ['youth', 'jovenes', [6], '19:00-21:00'],
    ['fasting meetings', 'ayuno', [1, 2, 3, 4, 5, 6], '09:00-13:00'],
    ['the seminary office', 'oficina-seminario', [1, 2, 3, 4, 5], '09:00-17:00'],
    ['the office', 'oficina', [0, 1, 2, 3, 4, 5, 6], '09:00-21:00'],
    ['Exploradores', 'exploradores', [6], '15:30-18:00'],
    ['intercession', 'intercesion', [1, 2, 3, 4, 5, 6], '09:00-14:30'],
  ])('of %s', (_, id, weekdays, hours) => {
    const entry = schedules.find((one) => one.id === id);
    expect(entry?.dias).toEqual(weekdays);
    expect(`${entry?.inicio}-${entry?.fin}`).toBe(hours);
  });

  it('of the two Escuela de Vida groups, whose weekday nobody names', () => {
    expect(unscheduled.map(({ inicio, fin }) => `${inicio}-${fin}`)).toEqual(['15:30-18:00', '19:00-21:30']);
    expect(unscheduled.every((group) => group.dias.length === 0)).toBe(true);
  });

  it('say what is for members only', () => {
    expect(schedules.filter(({ soloMiembros }) => soloMiembros).map(({ id }) => id)).toEqual([
      'ayuno',
      'intercesion',
    ]);
  });
});

describe('the schedules of the first church', () => {
  it('belong to their ministries', () => {
    expect(schedulesOfMinistry('jovenes', schedules).map(({ inicio, fin }) => [inicio, fin])).toEqual([
      ['19:00', '21:00'],
    ]);
  });

  it('invite nobody to intercession, fasting or the office', () => {
    const open = openMeetings.map(({ id }) => id);
    for (const id of ['intercesion', 'ayuno', 'oficina']) expect(open).not.toContain(id);
  });

  it('keeps both readings of the last service', () => {
    expect(schedules.find(({ id }) => id === 'servicio-1800')?.fin).toBe('20:00');
    expect(faq[0]?.answer).toContain('18:00 a 20:30');
  });

  it('are calendars but for offices and what has no weekday', () => {
    const without = [...schedules, ...unscheduled].filter((entry) => !meetingCalendarPath(entry));
    expect(without.map(({ id }) => id)).toEqual([
      'oficina-seminario',
      'oficina',
      ...unscheduled.map(({ id }) => id),
    ]);
  });
});

describe('the constants of spec section 9', () => {
  it('put the church at its point, with a radius of 200 m', () => {
    expect(church.point).toEqual({ latitude: -17.8132, longitude: -63.1804 });
    expect(church.radiusMetres).toBe(200);
  });

  it('give its address', () => {
    expect(church.address.join(', ')).toBe(
      'Tercer anillo Externo, entre Av. Santos Dumont y Av. Radial 13, Santa Cruz de la Sierra, Bolivia',
    );
  });

  it('name the three activities, each with all that its card shows', () => {
    expect(activities.map(({ titulo }) => titulo)).toEqual([
      'Semana Santa',
      'Servicio juvenil',
      'Seminario: epístolas de la prisión',
    ]);
    for (const { titulo, fecha, descripcion, horario, lugar, imagen } of activities) {
      expect([titulo, fecha, descripcion, horario, lugar].every((text) => text.trim() !== '')).toBe(true);
      expect(imagen).toBeDefined();
    }
  });

  it('offer calendars for the two activities that have a date', () => {
    expect(activities.map(activityCalendarPath)).toEqual([
      '/calendario/actividad/semana-santa.ics',
      '/calendario/actividad/servicio-juvenil.ics',
      undefined,
    ]);
  });

  it('types the two lines letter for letter', () => {
    expect(home.hero.typed).toEqual(['Un concepto diferente de iglesia.', 'Un lugar para toda la familia..']);
  });

  it('has three questions and three activities', () => {
    expect(faq).toHaveLength(3);
    expect(activities).toHaveLength(3);
  });

  it('ask three questions: service hours, location, live streams', () => {
    const [hours, place, live] = faq;
    expect(hours?.answer).toMatch(/06:30 a 08:30.*08:30 a 10:30.*10:30 a 12:30.*18:00 a 20:30/);
    expect(place?.answer).toContain('Tercer anillo Externo');
    expect(live?.question).toContain('en vivo');
  });

  it('greet whoever opens the support chat from the product', () => {
    const set = { ...church, contact: { ...church.contact, whatsapp: '+591 70000000' } };
    expect(decodeURIComponent(chatLink(set, supportGreeting) ?? '')).toContain('Ministerio Juvenil');
  });
});
