import { church } from '@ministerio/content';
import { attendanceByCategory, editAporte, listCategories, markByNumber } from '@ministerio/contract';
import { attendanceRecords, categories } from '@ministerio/contract/fixtures';
import { mock, mockDoorSearch } from '@ministerio/contract/mocks';
import { AdminShell } from '@ministerio/ui/composed/admin-shell';
import { DrawnArtwork } from '@ministerio/ui/testing/drawn-artwork';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AttendanceByNumber } from '../attendance-by-number/index.ts';
import { adminStory } from '../kit/test/admin-story.tsx';
import { ownBackend } from '../kit/test/backends.ts';
import { AttendanceByCategoryScreen } from './index.ts';
import { chooseCategory } from './test/choose-category.ts';

/** People present so far; new marks are added on top. */
let present = attendanceRecords.slice(1);

function Evening() {
  return (
    <DrawnArtwork>
      <AdminShell
        brand={church.product}
        currentPath="/dashboard/asistencia"
        onSignOut={fn()}
        username="ruth.aguilera"
        version="0.1.0"
        attendanceWidget={<AttendanceByNumber folded />}
        createUserPanel={null}
      >
        <AttendanceByCategoryScreen />
      </AdminShell>
    </DrawnArtwork>
  );
}

import { lastDays } from './test/last-days.ts';
import { numbersAlone } from './test/numbers-alone.ts';

const meta = {
  title: 'Pantallas/Admin/Evening at the door',
  component: Evening,
  ...adminStory,
  beforeEach: () => {
    present = attendanceRecords.slice(1);
    return adminStory.beforeEach();
  },
  parameters: {
    layout: 'fullscreen',
    msw: {
      handlers: [
        ...mockDoorSearch(),
        ownBackend,
        lastDays,
        numbersAlone,
        mock(listCategories, [...categories]),
        mock(attendanceByCategory, () => [...present]),
        mock(editAporte, ({ params }) => {
          const record = present.find((one) => String(one.id) === params.id);
          if (!record) throw new TypeError(`There is no record ${params.id}.`);
          return { ...record, anterior: null, anteriorDe: null };
        }),
        mock(markByNumber, () => {
          present = [...attendanceRecords];
          const [record] = attendanceRecords;
          if (!record) throw new TypeError('The fixtures are empty.');
          return record;
        }),
      ],
    },
  },
} satisfies Meta<typeof Evening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await chooseCategory(context);
    await expect(await canvas.findByLabelText('Aporte de Abigail Suárez')).toBeVisible();
    // A click outside releases the focus.
    await userEvent.click(canvasElement);
  },
};

/** A mark at the door shows in the list beside it, and the input there stays. */
export const MarkedMeanwhile: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseCategory(context);
    await userEvent.type(await canvas.findByLabelText('Aporte de Abigail Suárez'), 'Bs 5');
    await userEvent.type(await canvas.findByLabelText('Número de Membresía'), '10573{Enter}');
    await expect(await canvas.findByLabelText('Aporte de Daniel Choque Mamani')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Aporte de Abigail Suárez')).toHaveValue('Bs 5'));
    await expect(
      canvas.getByRole('button', { name: 'Deshacer la asistencia de Daniel Choque Mamani' }),
    ).toBeVisible();
  },
};

/** On a phone the first row is on the first screen, under search and order in one row. */
export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    await chooseCategory(context);
    const box = await canvas.findByLabelText('Aporte de Abigail Suárez');
    const first = box.closest('table')?.querySelector('tbody tr')?.getBoundingClientRect();
    await expect(first?.bottom).toBeLessThanOrEqual(740);
    const search = canvas.getByPlaceholderText('Número o nombre');
    const order = canvas.getByRole('combobox', { name: 'Ordenar:' });
    await expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth);
    await expect(order.getBoundingClientRect().top).toBeLessThan(search.getBoundingClientRect().bottom);
  },
};
