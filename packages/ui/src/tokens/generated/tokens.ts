/* Written by packages/ui/scripts/tokens.ts from the palette in packages/content and src/tokens. */
import type { PlainToken, ThemedToken } from '../typed-tokens.ts';

/** Name of a token that each theme sets. */
export type ThemedTokenName =
  | 'color-ground'
  | 'color-surface'
  | 'color-surface-sunken'
  | 'color-surface-raised'
  | 'color-text'
  | 'color-text-muted'
  | 'color-border'
  | 'color-border-strong'
  | 'color-action'
  | 'color-action-hover'
  | 'color-on-action'
  | 'color-action-text'
  | 'color-outline-text'
  | 'color-action-soft'
  | 'color-brand'
  | 'color-on-brand'
  | 'color-accent'
  | 'color-on-accent'
  | 'color-accent-soft'
  | 'color-accent-text'
  | 'color-night'
  | 'color-on-night'
  | 'color-on-night-muted'
  | 'color-success'
  | 'color-success-soft'
  | 'color-success-text'
  | 'color-warning'
  | 'color-warning-soft'
  | 'color-warning-text'
  | 'color-danger'
  | 'color-danger-hover'
  | 'color-on-danger'
  | 'color-danger-soft'
  | 'color-danger-text'
  | 'color-info'
  | 'color-info-soft'
  | 'color-info-text'
  | 'color-focus'
  | 'shadow-card'
  | 'shadow-raised';

/** Name of a token that every theme shares. */
export type PlainTokenName =
  | 'color-glass-1'
  | 'color-glass-2'
  | 'color-glass-3'
  | 'color-glass-4'
  | 'color-glass-5'
  | 'color-glass-6'
  | 'color-on-glass'
  | 'color-scrim'
  | 'space-1'
  | 'space-2'
  | 'space-3'
  | 'space-4'
  | 'space-5'
  | 'space-6'
  | 'space-8'
  | 'space-10'
  | 'space-12'
  | 'space-16'
  | 'space-20'
  | 'space-28'
  | 'space-section'
  | 'space-gutter'
  | 'radius-sm'
  | 'radius-md'
  | 'radius-lg'
  | 'radius-pill'
  | 'font-heading'
  | 'font-text'
  | 'weight-normal'
  | 'weight-medium'
  | 'weight-bold'
  | 'weight-heading'
  | 'text-xs'
  | 'text-sm'
  | 'text-md'
  | 'text-lg'
  | 'text-xl'
  | 'text-2xl'
  | 'text-3xl'
  | 'text-4xl'
  | 'line-tight'
  | 'line-snug'
  | 'line-normal'
  | 'tracking-tight'
  | 'tracking-wide'
  | 'motion-fast'
  | 'motion-normal'
  | 'ease-out'
  | 'z-sticky'
  | 'z-overlay'
  | 'z-toast'
  | 'density'
  | 'size-icon'
  | 'size-form'
  | 'size-select'
  | 'measure'
  | 'container'
  | 'focus-width'
  | 'focus-offset'
  | 'space-row'
  | 'size-control';

/** Every token: its custom property and its values. */
export const tokens: Readonly<Record<ThemedTokenName, ThemedToken> & Record<PlainTokenName, PlainToken>> = {
  'color-ground': {"property":"--color-ground","light":"#fbf6ec","dark":"#0e2a27"},
  'color-surface': {"property":"--color-surface","light":"#fff","dark":"#263e3b"},
  'color-surface-sunken': {"property":"--color-surface-sunken","light":"#f0ede3","dark":"#0a1d1b"},
  'color-surface-raised': {"property":"--color-surface-raised","light":"#fff","dark":"#2f4743"},
  'color-text': {"property":"--color-text","light":"#17211e","dark":"#fbf6ec"},
  'color-text-muted': {"property":"--color-text-muted","light":"#5b615c","dark":"#bbbfb7"},
  'color-border': {"property":"--color-border","light":"#dcdbd2","dark":"#405550"},
  'color-border-strong': {"property":"--color-border-strong","light":"#798680","dark":"#89948d"},
  'color-action': {"property":"--color-action","light":"#1c6b52","dark":"#f4b63f"},
  'color-action-hover': {"property":"--color-action-hover","light":"#165141","dark":"#f6c98b"},
  'color-on-action': {"property":"--color-on-action","light":"#fff","dark":"#0e2a27"},
  'color-action-text': {"property":"--color-action-text","light":"#1c6b52","dark":"#8ec8aa"},
  'color-outline-text': {"property":"--color-outline-text","light":"#1c6b52","dark":"#fbf6ec"},
  'color-action-soft': {"property":"--color-action-soft","light":"#e2f2eb","dark":"#1b4a3d"},
  'color-brand': {"property":"--color-brand","light":"#1c6b52","dark":"#3fa67a"},
  'color-on-brand': {"property":"--color-on-brand","light":"#fff","dark":"#0e2a27"},
  'color-accent': {"property":"--color-accent","light":"#f4b63f","dark":"#f4b63f"},
  'color-on-accent': {"property":"--color-on-accent","light":"#0e2a27","dark":"#0e2a27"},
  'color-accent-soft': {"property":"--color-accent-soft","light":"#fdefd5","dark":"#3c462c"},
  'color-accent-text': {"property":"--color-accent-text","light":"#b4421f","dark":"#f19e83"},
  'color-night': {"property":"--color-night","light":"#0e2a27","dark":"#0a1d1b"},
  'color-on-night': {"property":"--color-on-night","light":"#fbf6ec","dark":"#fbf6ec"},
  'color-on-night-muted': {"property":"--color-on-night-muted","light":"#c2c5bd","dark":"#bbbfb7"},
  'color-success': {"property":"--color-success","light":"#2b7f5d","dark":"#3fa67a"},
  'color-success-soft': {"property":"--color-success-soft","light":"#e2f2eb","dark":"#1b4a3d"},
  'color-success-text': {"property":"--color-success-text","light":"#195e49","dark":"#a6d2b9"},
  'color-warning': {"property":"--color-warning","light":"#ca692a","dark":"#f4b63f"},
  'color-warning-soft': {"property":"--color-warning-soft","light":"#fdf0d9","dark":"#493629"},
  'color-warning-text': {"property":"--color-warning-text","light":"#823b21","dark":"#f6c98b"},
  'color-danger': {"property":"--color-danger","light":"#b3203a","dark":"#f2808a"},
  'color-danger-hover': {"property":"--color-danger-hover","light":"#792433","dark":"#f6b2b3"},
  'color-on-danger': {"property":"--color-on-danger","light":"#fff","dark":"#071514"},
  'color-danger-soft': {"property":"--color-danger-soft","light":"#f9edef","dark":"#48272e"},
  'color-danger-text': {"property":"--color-danger-text","light":"#b3203a","dark":"#f6b2b3"},
  'color-info': {"property":"--color-info","light":"#4e838a","dark":"#7cc3d2"},
  'color-info-soft': {"property":"--color-info-soft","light":"#e2f2f5","dark":"#284f50"},
  'color-info-text': {"property":"--color-info-text","light":"#2f585a","dark":"#afd7dc"},
  'color-focus': {"property":"--color-focus","light":"#1c6b52","dark":"#f4b63f"},
  'shadow-card': {"property":"--shadow-card","light":"0 1px 2px rgb(14 42 39 / 6%), 0 10px 28px -10px rgb(14 42 39 / 10%)","dark":"0 1px 2px rgb(0 0 0 / 30%), 0 10px 28px -10px rgb(0 0 0 / 35%)"},
  'shadow-raised': {"property":"--shadow-raised","light":"0 2px 6px rgb(14 42 39 / 6%), 0 20px 48px -12px rgb(14 42 39 / 20%)","dark":"0 2px 6px rgb(0 0 0 / 30%), 0 20px 48px -12px rgb(0 0 0 / 55%)"},
  'color-glass-1': {"property":"--color-glass-1","value":"#7cc3d2"},
  'color-glass-2': {"property":"--color-glass-2","value":"#f6c98b"},
  'color-glass-3': {"property":"--color-glass-3","value":"#ee8060"},
  'color-glass-4': {"property":"--color-glass-4","value":"#a9d7c3"},
  'color-glass-5': {"property":"--color-glass-5","value":"#f4b63f"},
  'color-glass-6': {"property":"--color-glass-6","value":"#3fa67a"},
  'color-on-glass': {"property":"--color-on-glass","value":"#0e2a27"},
  'color-scrim': {"property":"--color-scrim","value":"rgb(14 42 39 / 62%)"},
  'space-1': {"property":"--space-1","value":"0.25rem"},
  'space-2': {"property":"--space-2","value":"0.5rem"},
  'space-3': {"property":"--space-3","value":"0.75rem"},
  'space-4': {"property":"--space-4","value":"1rem"},
  'space-5': {"property":"--space-5","value":"1.25rem"},
  'space-6': {"property":"--space-6","value":"1.5rem"},
  'space-8': {"property":"--space-8","value":"2rem"},
  'space-10': {"property":"--space-10","value":"2.5rem"},
  'space-12': {"property":"--space-12","value":"3rem"},
  'space-16': {"property":"--space-16","value":"4rem"},
  'space-20': {"property":"--space-20","value":"5rem"},
  'space-28': {"property":"--space-28","value":"7rem"},
  'space-section': {"property":"--space-section","value":"clamp(4rem, 2.5rem + 6vw, 7rem)"},
  'space-gutter': {"property":"--space-gutter","value":"clamp(1rem, 0.25rem + 3.5vw, 3rem)"},
  'radius-sm': {"property":"--radius-sm","value":"0.5rem"},
  'radius-md': {"property":"--radius-md","value":"0.75rem"},
  'radius-lg': {"property":"--radius-lg","value":"1.25rem"},
  'radius-pill': {"property":"--radius-pill","value":"999px"},
  'font-heading': {"property":"--font-heading","value":"\"Bricolage Grotesque Variable\", \"Bricolage Grotesque Fallback\", system-ui, sans-serif"},
  'font-text': {"property":"--font-text","value":"\"Figtree Variable\", \"Figtree Fallback\", system-ui, sans-serif"},
  'weight-normal': {"property":"--weight-normal","value":"400"},
  'weight-medium': {"property":"--weight-medium","value":"500"},
  'weight-bold': {"property":"--weight-bold","value":"600"},
  'weight-heading': {"property":"--weight-heading","value":"700"},
  'text-xs': {"property":"--text-xs","value":"0.8125rem"},
  'text-sm': {"property":"--text-sm","value":"0.9375rem"},
  'text-md': {"property":"--text-md","value":"clamp(1.0625rem, 1.04rem + 0.11vw, 1.125rem)"},
  'text-lg': {"property":"--text-lg","value":"clamp(1.1875rem, 1.14rem + 0.22vw, 1.3125rem)"},
  'text-xl': {"property":"--text-xl","value":"clamp(1.375rem, 1.28rem + 0.44vw, 1.625rem)"},
  'text-2xl': {"property":"--text-2xl","value":"clamp(1.625rem, 1.43rem + 0.87vw, 2.125rem)"},
  'text-3xl': {"property":"--text-3xl","value":"clamp(2rem, 1.61rem + 1.74vw, 3rem)"},
  'text-4xl': {"property":"--text-4xl","value":"clamp(2.75rem, 1.78rem + 4.35vw, 5.25rem)"},
  'line-tight': {"property":"--line-tight","value":"1.06"},
  'line-snug': {"property":"--line-snug","value":"1.3"},
  'line-normal': {"property":"--line-normal","value":"1.6"},
  'tracking-tight': {"property":"--tracking-tight","value":"-0.025em"},
  'tracking-wide': {"property":"--tracking-wide","value":"0.09em"},
  'motion-fast': {"property":"--motion-fast","value":"150ms"},
  'motion-normal': {"property":"--motion-normal","value":"250ms"},
  'ease-out': {"property":"--ease-out","value":"cubic-bezier(0.22, 0.8, 0.3, 1)"},
  'z-sticky': {"property":"--z-sticky","value":"10"},
  'z-overlay': {"property":"--z-overlay","value":"100"},
  'z-toast': {"property":"--z-toast","value":"1000"},
  'density': {"property":"--density","value":"1"},
  'size-icon': {"property":"--size-icon","value":"1.25em"},
  'size-form': {"property":"--size-form","value":"40rem"},
  'size-select': {"property":"--size-select","value":"20rem"},
  'measure': {"property":"--measure","value":"68ch"},
  'container': {"property":"--container","value":"72rem"},
  'focus-width': {"property":"--focus-width","value":"3px"},
  'focus-offset': {"property":"--focus-offset","value":"2px"},
  'space-row': {"property":"--space-row","value":"calc(var(--space-2) * var(--density))"},
  'size-control': {"property":"--size-control","value":"calc(2.75rem * var(--density))"},
};
