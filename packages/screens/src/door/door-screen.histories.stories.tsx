import type { Meta, StoryObj } from '@storybook/react-vite';
import { histories, historiesMeta } from '../kit/marking/test/commands.tsx';
import { doorSkin } from './test/door-skin.tsx';

const meta = { title: 'Pantallas/Admin/Door screen/Histories', ...historiesMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The door of an administrator. */
export const Model: Story = histories(doorSkin('administrador'), 5, 6);

/** A phone that is enrolled for numbers alone: it names nobody, and keeps the count over a reload. */
export const PhoneModel: Story = histories(doorSkin('numeros'), 5, 6);

/** A phone that shows the names of a ministry. */
export const NamesModel: Story = histories(doorSkin('nombres'), 5, 6);
