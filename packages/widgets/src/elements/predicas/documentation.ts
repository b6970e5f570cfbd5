import { documentWidget } from '../documentation.ts';
import { predicasAttributes } from './attributes.ts';

/** Documentation of `<ministerio-predicas>`. */
export const documentation = documentWidget(predicasAttributes, {
  tag: 'ministerio-predicas',
  title: 'Prédicas',
  phrase: 'las prédicas',
  summary: 'Las últimas prédicas del canal. Nada se pide a YouTube hasta que alguien toca una.',
  limitKb: 15.5,
  attributes: {
    limit: { label: 'Cuántas', description: 'Cuántas prédicas se muestran como máximo.' },
    player: {
      label: 'Video',
      description: 'El video se ve en su tarjeta, o en YouTube en otra pestaña.',
      optionLabels: { here: 'En su tarjeta', elsewhere: 'En YouTube' },
    },
  },
  events: { 'ministerio-play': 'Alguien tocó una prédica.' },
});
