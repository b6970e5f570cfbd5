import type { Meta, StoryObj } from '@storybook/react-vite';
import { histories, historiesMeta } from '../kit/marking/test/commands.tsx';
import { deskSkin } from './test/desk-skin.tsx';

const meta = { title: 'Pantallas/Admin/Attendance by number/Histories', ...historiesMeta } satisfies Meta;
export default meta;

/** The desk beside the panel's pages. */
export const Model: StoryObj<typeof meta> = histories(deskSkin, 7, 12);
