import { escapeHtml } from '@ministerio/build-kit/html';
import { palette } from '@ministerio/content';
import type { DescribedAttribute } from '../../src/elements/documentation.ts';

/** Form field for one attribute of a widget. @param id - unique in the page. */
export function field(id: string, name: string, attribute: DescribedAttribute): string {
  const description = escapeHtml(attribute.description);
  const shared = `id="${id}" name="${name}" class="Control" aria-describedby="${id}-ayuda" data-default="${escapeHtml(String(attribute.default ?? ''))}"`;
  if (attribute.type === 'flag') {
    return `<div class="Field"><label class="Check"><input type="checkbox" id="${id}" name="${name}" aria-describedby="${id}-ayuda">${name}</label><p class="Muted" id="${id}-ayuda">${description}</p></div>`;
  }
  return `<div class="Field"><label class="Label" for="${id}">${name}</label>${control(attribute, shared)}<p class="Muted" id="${id}-ayuda">${description}</p></div>`;
}

function control({ options, range, type, default: value }: DescribedAttribute, shared: string): string {
  if (options)
    return `<select ${shared}>${options.map((one) => `<option>${one}</option>`).join('')}</select>`;
  if (range) return `<input type="number" min="${range[0]}" max="${range[1]}" value="${value}" ${shared}>`;
  return `<input type="text" inputmode="${type === 'address' ? 'url' : 'text'}" placeholder="${type === 'address' ? 'https://' : palette.selva.toLowerCase()}" autocomplete="off" spellcheck="false" ${shared}>`;
}
