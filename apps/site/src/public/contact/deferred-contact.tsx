import { deferred } from '../deferred.tsx';

const FORM_PART = 'formulario';

const contact = deferred(
  { ids: [FORM_PART], when: 'used' },
  async () => (await import('./contact.tsx')).Contact,
);

/**
 * The contact form, prerendered with its page. Its script is fetched when someone turns to it; until then,
 * and where there is none, it is a plain form that posts itself.
 */
export function DeferredContact() {
  return <div id={FORM_PART}>{contact}</div>;
}
