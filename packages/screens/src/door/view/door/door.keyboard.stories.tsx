import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ByName } from './door.search.stories.tsx';
import door, { Default, List } from './door.stories.tsx';

const meta = {
  ...door,
  title: 'Pantallas/Admin/Parts/Door/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...door.parameters, ...withoutAxe },
} satisfies Meta<typeof door.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByLabelText('Número de Membresía');
const found = ByName.args?.hits?.people ?? [];

export const EnterTheField: Story = {
  ...Default,
  name: 'Enter: the field',
  play: withKeys(async ({ press, fill, args }) => {
    await fill(field(), '10482');
    await press('Enter', field());
    await expect(args.onMark).toHaveBeenCalledWith('10482');
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
  }),
};

export const EnterOneHit: Story = {
  ...ByName,
  name: 'Enter: the field with one hit',
  args: { ...ByName.args, hits: { text: 'Ana', people: found.slice(0, 1) } },
  play: withKeys(async ({ press, fill, args }) => {
    await fill(field(), 'Ana');
    await press('Enter', field());
    await expect(args.onPick).toHaveBeenCalledWith(found[0]);
    await expect(args.onMark).not.toHaveBeenCalled();
  }),
};

export const EnterSeveralHits: Story = {
  ...ByName,
  name: 'Enter: the field with several hits',
  play: withKeys(async ({ press, fill, args }) => {
    await fill(field(), 'Ana');
    await press('Enter', field());
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(args.onMark).not.toHaveBeenCalled();
    await expect(field()).toHaveValue('Ana');
  }),
};

export const ArrowDownHits: Story = {
  ...ByName,
  name: 'ArrowDown: the field with hits',
  play: withKeys(async ({ press, fill, args }) => {
    await fill(field(), 'Ana');
    await press('ArrowDown', field());
    await press('ArrowDown');
    await press('Enter');
    await expect(args.onPick).toHaveBeenCalledWith(found[1]);
  }),
};

export const EscapeTheField: Story = {
  ...Default,
  name: 'Escape: the field',
  play: withKeys(async ({ press, fill }) => {
    await fill(field(), '10482');
    await press('Escape', field());
    await expect(field()).toHaveValue('');
  }),
};

export const ArrowRightKeypad: Story = {
  ...Default,
  name: 'ArrowRight: the keypad',
  play: withKeys(async ({ canvas, press }) => {
    await press('ArrowRight', canvas.getByRole('button', { name: '1' }));
    await expect(canvas.getByRole('button', { name: '2' })).toHaveFocus();
    await press('ArrowDown');
    await expect(canvas.getByRole('button', { name: '5' })).toHaveFocus();
    await press('Tab');
    await expect(
      canvas.getByRole('group', { name: 'Teclado numérico' }).contains(document.activeElement),
    ).toBe(false);
  }),
};

export const EnterKeypad: Story = {
  ...Default,
  name: 'Enter: a key of the keypad',
  play: withKeys(async ({ canvas, press }) => {
    const four = canvas.getByRole('button', { name: '4' });
    await press('Enter', four);
    await expect(field()).toHaveValue('4');
    await expect(four).toHaveFocus();
  }),
};

export const EnterList: Story = {
  ...List,
  name: 'Enter: a row of the list',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', canvas.getByRole('button', { name: 'Lista' }));
    const row = () => canvas.getByRole('button', { name: /Ana Rojas/ });
    await press('Enter', row());
    await waitFor(() => expect(row()).toHaveAttribute('aria-pressed', 'true'));
    await press('Enter');
    await waitFor(() => expect(row()).toHaveAttribute('aria-pressed', 'false'));
  }),
};
