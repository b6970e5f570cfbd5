import type { Meta, StoryObj } from '@storybook/react-vite';
import { histories, historiesMeta } from '../kit/marking/test/commands.tsx';
import { leaderSkin } from './test/leader-skin.tsx';

const meta = { title: 'Pantallas/Member/My ministry/Histories', ...historiesMeta } satisfies Meta;
export default meta;

/** A leader's list, which keeps nothing over a reload. */
export const Model: StoryObj<typeof meta> = histories(leaderSkin, 17, 25);
