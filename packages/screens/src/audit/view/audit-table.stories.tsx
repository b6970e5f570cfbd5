import { auditEntries } from '@ministerio/contract/fixtures';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AuditTable } from './audit-table.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Audit table',
  component: AuditTable,
  args: { entries: auditEntries, timeZone: 'America/La_Paz', currency: 'Bs' },
  decorators: [withCard],
} satisfies Meta<typeof AuditTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Registro de cambios' });
    const [, aporte, mark, edit, , deleted] = within(table).getAllByRole('row');
    await expect(aporte).toHaveTextContent(
      /21-11-2026 19:02.*admin.*Editó un aporte.*Mateo Gutiérrez Añez.*Aporte: antes vacío ahora 50$/,
    );
    await expect(mark).toHaveTextContent(
      /Marcó asistencia.*Noelia Justiniano.*Código: ••••61Fecha: 21-11-2026Hora: 19:01$/,
    );
    // Only the differences.
    await expect(edit).toHaveTextContent(/Correo: antes jl@ejemplo.bo ahora joseluis@ejemplo.bo$/);
    // The deleted values, without empty ones.
    await expect(deleted).toHaveTextContent(
      /Daniel Choque Mamani.*Código: antes ••••73Fecha: antes 14-11-2026Hora: antes 19:10Aporte: antes 20$/,
    );
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The same amount was saved again. */
export const SavedAgain: Story = {
  args: {
    entries: auditEntries
      .filter(({ action }) => action === 'aporte_edited')
      .map((entry) => ({ ...entry, before: { ...entry.before, aporte: '50' }, after: { aporte: '50' } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sin cambios')[0]).toBeVisible();
  },
};

/** In the middle of the log. */
export const Pages: Story = {
  tags: ['picture'],
  args: { onOlder: fn(), onNewer: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anteriores' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Más recientes' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
    await expect(args.onNewer).toHaveBeenCalledOnce();
  },
};

export const OldestPage: Story = {
  args: { onNewer: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Anteriores' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay cambios registrados.')).toBeVisible();
  },
};

export const NoMatch: Story = {
  tags: ['picture'],
  args: { entries: [], filtered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ningún cambio coincide')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { onOlder: fn() } };
