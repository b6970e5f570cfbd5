import { describe, expect, it } from 'vitest';
import {
  type Activity,
  activityCalendarPath,
  chatLink,
  childProtection,
  church,
  faqFor,
  forgottenNumber,
  forgottenNumberWay,
  home,
  isMeeting,
  type Meeting,
  meetingCalendarPath,
  meetingsPage,
  menu,
  ministries,
  missingSettings,
  openMeetings,
  pages,
  previews,
  sampleContact,
  schedules,
  schedulesOfMinistry,
  seo,
  shareLink,
  socialLinks,
  studies,
  supportWay,
  unscheduled,
  withoutSample,
} from './index.ts';
import { churchOf, defaultDocuments, sampleSiteData, withoutSampleContact } from './site.ts';

/** These hold for any church; the first church's own words are in `specification.test.ts`. */
const anchors = new Map<string, readonly string[]>([
  ['/inicio', [home.welcome, home.sermons, home.activities, home.aboutUs, home.vision].map(({ id }) => id)],
  ['/ministerios', ministries.map(({ id }) => id)],
  ['/red_joven', meetingsPage.sections.map(({ id }) => id)],
  ['/noticias', studies.map(({ id }) => id)],
  ['/contactanos', [pages.directions.location.id]],
]);

describe('navigation', () => {
  it("lists every part of a page in the page's order", () => {
    for (const { path, sections } of menu) {
      expect(sections.map((part) => part.path.split('#')[1])).toEqual(anchors.get(path.toLowerCase()));
    }
  });

  it('names the sections as the pages do', () => {
    const titles = new Map(
      [...ministries, ...studies, ...meetingsPage.sections].map(({ id, title }) => [id, title]),
    );
    for (const { label, path } of menu.flatMap(({ sections }) => sections)) {
      const title = titles.get(path.split('#')[1] ?? '');
      if (title) expect(title).toBe(label);
    }
  });
});

describe('schedules', () => {
  it('invite nobody to what is for members or is no meeting', () => {
    expect(openMeetings.filter((entry) => !isMeeting(entry) || entry.soloMiembros)).toEqual([]);
    expect(schedules.filter((entry) => !openMeetings.includes(entry))).toEqual(
      schedules.filter((entry) => !isMeeting(entry) || entry.soloMiembros),
    );
  });

  it('are given for each ministry', () => {
    for (const { id } of ministries) {
      expect(schedulesOfMinistry(id, schedules)).toEqual(
        schedules.filter(({ ministryId }) => ministryId === id),
      );
    }
  });
});

describe('activities', () => {
  const activity: Activity = {
    id: 'vigilia',
    titulo: 'Vigilia',
    fecha: 'Último viernes',
    descripcion: 'Una noche de oración.',
    horario: '20:00 a 23:00',
    lugar: 'Templo',
    imagen: { crop: 'center', alt: '' },
    cuando: null,
  };

  it('are offered for a calendar only where they have a date', () => {
    expect(activityCalendarPath({ ...activity, cuando: { desdePascua: [-7, 0] } })).toBe(
      '/calendario/actividad/vigilia.ics',
    );
    expect(activityCalendarPath(activity)).toBeUndefined();
  });

  it('are passed on with their own words and the address of the page', () => {
    const link = shareLink(activity, 'https://iglesia.example/Inicio#noticia');
    expect(decodeURIComponent(link.split('text=')[1] ?? '')).toBe(
      '*Vigilia*\nÚltimo viernes\n20:00 a 23:00\nTemplo\n\nhttps://iglesia.example/Inicio#noticia',
    );
  });
});

describe('calendars', () => {
  const meeting: Meeting = {
    id: 'coro',
    titulo: 'Coro',
    dias: [2],
    inicio: '19:00',
    fin: '20:00',
    lugar: null,
    ministerio: null,
    soloMiembros: false,
    seccion: 'reuniones',
  };

  it('are not offered for an office or what has no weekday', () => {
    expect(meetingCalendarPath(meeting)).toBe('/calendario/reunion/coro.ics');
    expect(meetingCalendarPath({ ...meeting, seccion: 'oficina' })).toBeUndefined();
    expect(unscheduled.map(meetingCalendarPath).every((path) => path === undefined)).toBe(true);
  });
});

it('describes every page', () => {
  expect(Object.keys(previews)).toEqual(Object.keys(seo));
});

it('names a public office for children in every country, and theirs where it is known', () => {
  expect(childProtection('BO')).toContain('la Defensoría de la Niñez y Adolescencia de tu municipio');
  expect(childProtection('PE')).toContain('el servicio público de protección de la niñez de tu ciudad');
});

describe('settings', () => {
  const unset = {
    ...church,
    contact: { phone: undefined, whatsapp: undefined, email: undefined },
    social: { facebook: undefined, instagram: undefined, youtubeStreams: undefined },
    sermons: { channelId: undefined },
  };
  const set = {
    ...church,
    contact: { phone: '+591 3 000 0000', whatsapp: '+591 700-00000', email: 'hola@iglesia.example' },
    social: {
      facebook: 'https://f.example',
      instagram: 'https://i.example',
      youtubeStreams: 'https://y.example',
    },
    sermons: { channelId: 'UC1' },
  };

  it('lists what is missing, and nothing once all is set', () => {
    expect(missingSettings(unset)).toHaveLength(7);
    expect(missingSettings(unset)).toContain('Número de WhatsApp');
    expect(missingSettings(set)).toEqual([]);
    expect(missingSettings({ ...set, contact: { ...set.contact, email: ' ' } })).toEqual([
      'Correo electrónico de la iglesia',
    ]);
  });

  it('shows no link that leads nowhere', () => {
    expect(socialLinks(unset)).toEqual([]);
    expect(chatLink(unset, 'Hola')).toBeUndefined();
    expect(socialLinks(set).map(({ label }) => label)).toEqual(['Facebook', 'Instagram', 'YouTube']);
  });

  it("has no dead way to support: the chat, else the form, else the church's mail, else none", () => {
    expect(supportWay(set, 'Hola', true)).toEqual({ href: chatLink(set, 'Hola'), external: true });
    expect(supportWay(unset, 'Hola', true)).toEqual({ href: '/Contactanos#escribenos', external: false });
    const mailOnly = { ...unset, contact: { ...unset.contact, email: 'hola@iglesia.example' } };
    expect(supportWay(mailOnly, 'Hola', false)).toEqual({
      href: 'mailto:hola@iglesia.example',
      external: true,
    });
    expect(supportWay(unset, 'Hola', false)).toBeUndefined();
  });

  it('asks for a forgotten number where support is asked, with the sentence ready', () => {
    expect(forgottenNumberWay(set, true)?.href).toContain(encodeURIComponent(forgottenNumber));
    expect(forgottenNumberWay(unset, true)?.href).toBe('/Contactanos?asunto=numero#escribenos');
    expect(forgottenNumberWay(unset, false)).toBeUndefined();
  });

  it('names the channel of the live streams only where it is set, and then links it', () => {
    const live = (settings: typeof church) => faqFor(settings, defaultDocuments.preguntas, schedules)[2];
    expect(live(set)?.link?.href).toBe('https://y.example');
    expect(live(set)?.answer).toContain('nuestro canal');
    expect(live(unset)?.link).toBeUndefined();
    expect(live(unset)?.answer).not.toMatch(/canal|YouTube/);
    expect(live(set)?.question).toBe(live(unset)?.question);
  });

  it('shows sample contact data field by field where the church has set nothing', () => {
    expect(missingSettings(churchOf(sampleSiteData))).toEqual(['Canal de las prédicas']);
    expect(withoutSampleContact(sampleSiteData)).toEqual(defaultDocuments.datos);
    const some = { ...sampleSiteData, telefono: '+591 3 000 0000' };
    expect(withoutSampleContact(some)).toEqual({ ...defaultDocuments.datos, telefono: '+591 3 000 0000' });
    expect(withoutSample(churchOf(some)).contact).toEqual({
      phone: '+591 3 000 0000',
      whatsapp: undefined,
      email: undefined,
    });
  });

  it('has sample contact data that reach nobody', () => {
    const { telefono, whatsapp, email, ...networks } = sampleContact;
    // Ranges that Ofcom keeps free for drama.
    expect(telefono.replaceAll(' ', '')).toMatch(/^\+441632960\d{3}$/);
    expect(whatsapp.replaceAll(' ', '')).toMatch(/^\+447700900\d{3}$/);
    expect(email).toMatch(/@example\.org$/);
    for (const address of Object.values(networks)) expect(address).toMatch(/^https:\/\/www\.\w+\.com\/$/);
  });

  it("opens a chat with the number's digits and a greeting that is escaped", () => {
    expect(chatLink(set, 'Hola & adiós')).toBe('https://wa.me/59170000000?text=Hola%20%26%20adi%C3%B3s');
  });
});
