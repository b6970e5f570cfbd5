import { fixtureDate } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuditFilter, noAuditFilter } from './audit-filter.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Audit filter',
  component: AuditFilter,
  args: { values: noAuditFilter, onValuesChange: fn(), today: fixtureDate },
} satisfies Meta<typeof AuditFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onValuesChange: fn() },
};

export const TellsWhatIsTyped: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Quién'), 'r');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...noAuditFilter, actor: 'r' });
    await userEvent.selectOptions(canvas.getByLabelText('Qué'), 'Editó un aporte');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...noAuditFilter, action: 'aporte_edited' });
  },
};

export const Filled: Story = {
  tags: ['picture'],
  args: {
    onValuesChange: fn(),
    values: {
      actor: 'ruth',
      person: 'Noelia',
      action: 'attendance_marked',
      from: '2026-11-01',
      until: '2026-11-21',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Hasta')).toHaveAttribute('min', '2026-11-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(noAuditFilter);
  },
};

/** One below the other: a date is never cut. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [quien, desde] = ['Quién', 'Desde'].map((label) => canvas.getByLabelText(label));
    await expect(desde?.getBoundingClientRect().width).toBe(quien?.getBoundingClientRect().width);
  },
};

/** Two columns, at most as wide as a form; the button is aligned with its neighbour. */
export const Desktop: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const box = (label: string) => canvas.getByLabelText(label).getBoundingClientRect();
    await expect(box('Desde').top).toBe(box('Hasta').top);
    await expect(box('Qué').top).toBeGreaterThan(box('Hasta').bottom);
    await expect(box('Hasta').right - box('Desde').left).toBeLessThanOrEqual(640);
    const clear = canvas.getByRole('button', { name: 'Limpiar' }).getBoundingClientRect();
    await expect([clear.bottom, clear.left]).toEqual([box('Qué').bottom, box('Hasta').left]);
  },
};
