import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import attendanceByNumber, { Folded, Marked, Refused } from './attendance-by-number.stories.tsx';

const meta = {
  ...attendanceByNumber,
  title: 'Pantallas/Admin/Parts/Attendance by number/Folded',
  tags: ['!dev', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The element's text as it is seen: nothing is hidden, cut or left to a placeholder. */
async function expectRead(element: HTMLElement, text: string): Promise<void> {
  await expect(element.textContent).toBe(text);
  for (const part of [element, ...element.querySelectorAll<HTMLElement>('*')]) {
    await expect(part.getBoundingClientRect().width).toBeGreaterThan(40);
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth || part.scrollWidth);
  }
}

/** Label, then field and button side by side, the newest mark below: what the page is about begins on the first screen. */
export const OnAPhone: Story = {
  ...Folded,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Número de Membresía' });
    const button = canvas.getByRole('button', { name: 'Marcar Asistencia' });
    await expect(canvas.getByRole('heading', { name: 'Marcar Asistencia' })).toBeInTheDocument();
    const boxes = [field, button].map((element) => element.getBoundingClientRect());
    for (const { height } of boxes) await expect(height).toBeGreaterThanOrEqual(44);
    await expect(boxes[1]?.left).toBeGreaterThan(boxes[0]?.right ?? Number.POSITIVE_INFINITY);
    await expectRead(button, 'Marcar Asistencia');
    const label = canvas.getByText('Número de Membresía');
    await expectRead(label, 'Número de Membresía');
    await expect(label.getBoundingClientRect().bottom).toBeLessThan(boxes[0]?.top ?? 0);
    await expect(field).not.toHaveAttribute('placeholder');
    await userEvent.type(field, '68864270');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await userEvent.clear(field);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Daniel Choque Mamani');
    await expect(canvasElement.getBoundingClientRect().height).toBeLessThan(200);
  },
};

/** The way to the door is in the same line, and leaves room for a number of eight digits. */
export const WithTheDoor: Story = {
  ...Folded,
  args: { ...Folded.args, digitsOnly: true, doorHref: '/dashboard/puerta/abrir' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Número de Membresía' });
    const link = canvas.getByRole('link', { name: 'Abrir la puerta' });
    const [box, other] = [link, field].map((element) => element.getBoundingClientRect());
    await expect(box?.width).toBeGreaterThanOrEqual(44);
    await expect(box?.top).toBe(other?.top);
    await userEvent.type(field, '68864270');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

/** The narrowest phone, with the key for letters. */
export const OnANarrowPhone: Story = {
  ...OnAPhone,
  args: { ...Folded.args, digitsOnly: true },
  decorators: [
    (Show) => (
      <div style={{ inlineSize: '18rem' }}>
        <Show />
      </div>
    ),
  ],
};

/** Nothing appears for a moment only: it would move the page under a finger. */
export const MarkedKeepsThePlace: Story = {
  ...Folded,
  args: { ...Folded.args, ...Marked.args },
  play: async ({ canvas }) => {
    const result = canvas.getByText('Marcada a las 19:03').closest('[data-kind]');
    await expect(result?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const RefusedIsSaid: Story = {
  ...Folded,
  args: { ...Folded.args, ...Refused.args },
  play: async ({ canvas }) => {
    const message = canvas.getByText('Número de membresía no válido');
    await expect(message.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

/** Beside a page it is as it was. */
export const BesideAPage: Story = {
  ...Folded,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Número de Membresía').getBoundingClientRect().width).toBeGreaterThan(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** In the column beside a page the button is as wide as the field, its words on one line. */
export const InASideColumn: Story = {
  ...OnANarrowPhone,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Marcar Asistencia' });
    const form = button.closest('form');
    await expect(button.getBoundingClientRect().width).toBe(form?.getBoundingClientRect().width);
  },
};
