import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import newcomer, { Default, Minor } from './newcomer-form.stories.tsx';

const outer = fn();

const meta = {
  ...newcomer,
  title: 'Pantallas/Admin/Parts/Newcomer form/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...newcomer.parameters, ...withoutAxe },
} satisfies Meta<typeof newcomer.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.getByLabelText('Nombre');
const yes = () => screen.getByRole('radio', { name: 'Sí' });
const no = () => screen.getByRole('radio', { name: 'No' });

export const EnterAField: Story = {
  ...Default,
  name: 'Enter: a field',
  play: withKeys(async ({ press, fill, args }) => {
    await fill(name(), 'Kevin');
    await press('Enter', name());
    await expect(screen.getByLabelText('Apellido')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await fill(screen.getByLabelText('Apellido'), 'M');
    await press('Space', yes());
    await press('Enter', name());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ nombre: 'Kevin', menor: true }));
  }),
};

export const SpaceTheQuestion: Story = {
  ...Default,
  name: 'Space: the question',
  play: withKeys(async ({ press }) => {
    await press('Space', yes());
    await expect(yes()).toBeChecked();
  }),
};

export const ArrowRightTheQuestion: Story = {
  ...Minor,
  name: 'ArrowRight: the question',
  play: withKeys(async ({ press }) => {
    await press('ArrowRight', yes());
    await expect(no()).toBeChecked();
    await expect(no()).toHaveFocus();
    await expect(screen.getByLabelText(/^Tu WhatsApp/)).toBeVisible();
  }),
};

/** The door around it hears nothing of the key. */
export const EscapeAnywhere: Story = {
  ...Minor,
  name: 'Escape: anywhere',
  beforeEach: () => {
    outer.mockClear();
    document.addEventListener('keydown', outer);
    return () => document.removeEventListener('keydown', outer);
  },
  play: withKeys(async ({ press, args }) => {
    await press('Escape', name());
    await expect(args.onBack).toHaveBeenCalledTimes(1);
    await expect(outer).not.toHaveBeenCalled();
  }),
};
