import { describe, expect, it } from 'vitest';
import {
  activities,
  activityCalendarPath,
  chatLink,
  church,
  descriptions,
  directions,
  faq,
  faqFor,
  home,
  lifeSchoolGroups,
  meetingCalendarPath,
  meetingsPage,
  menu,
  ministries,
  missingSettings,
  openMeetings,
  sampleContact,
  schedules,
  schedulesOfMinistry,
  seo,
  shareLink,
  socialLinks,
  studies,
  supportWay,
  withSampleContact,
} from './index.ts';

const anchors = new Map<string, readonly string[]>([
  ['/inicio', [home.welcome, home.sermons, home.activities, home.aboutUs, home.vision].map(({ id }) => id)],
  ['/ministerios', ministries.map(({ id }) => id)],
  ['/red_joven', meetingsPage.sections.map(({ id }) => id)],
  ['/noticias', studies.map(({ id }) => id)],
  ['/contactanos', [directions.location.id]],
]);

describe('navigation', () => {
  it.each(menu.flatMap(({ sections }) => sections))('"$label" leads to a part that is there', ({ path }) => {
    const [page = '', anchor = ''] = path.split('#');
    expect(anchors.get(page.toLowerCase())).toContain(anchor);
  });

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
  it.each(schedules)('$id is a well-formed weekly schedule', ({ weekdays, start, end }) => {
    expect(start).toMatch(/^\d\d:\d\d$/);
    expect(start < end).toBe(true);
    expect(weekdays.every((day) => day >= 0 && day <= 6)).toBe(true);
  });

  it('has identifiers once', () => {
    const ids = [...schedules, ...lifeSchoolGroups].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('belongs to ministries that exist', () => {
    const known = ministries.map(({ id }) => id);
    for (const { ministryId } of schedules) if (ministryId) expect(known).toContain(ministryId);
    expect(schedulesOfMinistry('jovenes').map(({ start, end }) => [start, end])).toEqual([
      ['19:00', '21:00'],
    ]);
  });

  it('invites nobody to what is for members or is no meeting', () => {
    expect(openMeetings.map(({ id }) => id)).not.toContain('intercesion');
    expect(openMeetings.map(({ id }) => id)).not.toContain('ayuno');
    expect(openMeetings.map(({ id }) => id)).not.toContain('oficina');
  });

  it('keeps both readings of the last service', () => {
    expect(schedules.find(({ id }) => id === 'servicio-1800')?.end).toBe('20:00');
    expect(faq[0]?.answer).toContain('18:00 a 20:30');
  });
});

describe('activities', () => {
  it('happen when a meeting of the schedules does, or on days in order', () => {
    const known = schedules.map(({ id }) => id);
    for (const { when } of activities) {
      if (when && 'meeting' in when) expect(known).toContain(when.meeting);
      if (when && 'from' in when) expect(when.from <= when.to).toBe(true);
    }
  });

  it('are offered for a calendar only where they have a date', () => {
    expect(activities.map(activityCalendarPath)).toEqual([
      '/calendario/actividad/semana-santa.ics',
      '/calendario/actividad/servicio-juvenil.ics',
      undefined,
    ]);
  });

  it('are passed on with their own words and the address of the page', () => {
    const [activity] = activities;
    const link = activity && shareLink(activity, 'https://iglesia.example/Inicio#noticia');
    const text = decodeURIComponent(link?.split('text=')[1] ?? '');
    expect(text).toBe(
      '*Semana Santa*\nDel Domingo de Ramos al Domingo de Resurrección\nDomingo, desde las 06:30\nTemplo central\n\nhttps://iglesia.example/Inicio#noticia',
    );
  });
});

describe('calendars', () => {
  it('are not offered for an office or what has no weekday', () => {
    const without = [...schedules, ...lifeSchoolGroups].filter((entry) => !meetingCalendarPath(entry));
    expect(without.map(({ id }) => id)).toEqual([
      'oficina-seminario',
      'oficina',
      ...lifeSchoolGroups.map(({ id }) => id),
    ]);
  });
});

describe('words of the specification', () => {
  it('types the two lines letter for letter', () => {
    expect(home.hero.typed).toEqual(['Un concepto diferente de iglesia.', 'Un lugar para toda la familia..']);
  });

  it('has three questions and three activities', () => {
    expect(faq).toHaveLength(3);
    expect(activities).toHaveLength(3);
  });

  it('describes every page', () => {
    expect(Object.keys(descriptions)).toEqual(Object.keys(seo));
  });
});

describe('settings', () => {
  const unset = church;
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
    expect(socialLinks(set).map(({ network }) => network)).toEqual(['facebook', 'instagram', 'youtube']);
  });

  it("has no dead way to support: the chat, else the form, else the church's mail, else its place", () => {
    expect(supportWay(set, 'Hola', true)).toEqual({ href: chatLink(set, 'Hola'), external: true });
    expect(supportWay(unset, 'Hola', true)).toEqual({ href: '/Contactanos#escribenos', external: false });
    const mailOnly = { ...unset, contact: { ...unset.contact, email: 'hola@iglesia.example' } };
    expect(supportWay(mailOnly, 'Hola', false)).toEqual({
      href: 'mailto:hola@iglesia.example',
      external: true,
    });
    expect(supportWay(unset, 'Hola', false)).toEqual({ href: '/Contactanos#ubicacion', external: false });
  });

  it('names the channel of the live streams only where it is set, and then links it', () => {
    const live = (settings: typeof church) => faqFor(settings).find(({ id }) => id === 'en-vivo');
    expect(live(set)?.link?.href).toBe('https://y.example');
    expect(live(set)?.answer).toContain('nuestro canal');
    expect(live(unset)?.link).toBeUndefined();
    expect(live(unset)?.answer).not.toMatch(/canal|YouTube/);
    expect(live(set)?.question).toBe(live(unset)?.question);
  });

  it('shows sample contact data field by field where the church has set nothing', () => {
    expect(missingSettings(withSampleContact(unset))).toEqual(['Canal de las prédicas']);
    expect(withSampleContact(set)).toEqual(set);
    const some = { ...unset, contact: { ...unset.contact, phone: '+591 3 000 0000', email: ' ' } };
    expect(withSampleContact(some).contact).toEqual({
      ...sampleContact.contact,
      phone: '+591 3 000 0000',
    });
  });

  it('has sample contact data that reach nobody', () => {
    const { contact, social } = sampleContact;
    // Ranges that Ofcom keeps free for drama.
    expect(contact.phone?.replaceAll(' ', '')).toMatch(/^\+441632960\d{3}$/);
    expect(contact.whatsapp?.replaceAll(' ', '')).toMatch(/^\+447700900\d{3}$/);
    expect(contact.email).toMatch(/@example\.org$/);
    for (const address of Object.values(social)) expect(address).toMatch(/^https:\/\/www\.\w+\.com\/$/);
  });

  it("opens a chat with the number's digits and a greeting that is escaped", () => {
    expect(chatLink(set, 'Hola & adiós')).toBe('https://wa.me/59170000000?text=Hola%20%26%20adi%C3%B3s');
  });
});
