import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Table, type TableSort } from './index.ts';

const people = [
  ['10482', 'Camila', 'Rojas Vaca', '21-11-2026', '18:52', 'Bs 20'],
  ['10517', 'José Luis', 'Peñaranda Núñez', '21-11-2026', '18:55', 'Bs 10'],
  ['10533', 'Abigail', 'Suárez', '21-11-2026', '18:57', ''],
  ['10540', 'Mateo', 'Gutiérrez Añez', '21-11-2026', '18:58', 'Bs 50'],
] as const;
const columns = ['Numero membresia', 'Nombre', 'Apellido', 'Fecha', 'Hora', 'Aporte'] as const;
const next = { none: 'ascending', ascending: 'descending', descending: 'none' } as const;

interface AttendanceProps extends ComponentProps<typeof Table.Root> {
  /** How often each person occurs. */
  copies?: number;
}

function Attendance({ copies = 1, ...rest }: AttendanceProps) {
  const [sort, setSort] = useState<TableSort>('none');
  const sign = sort === 'descending' ? -1 : 1;
  const rows = Array.from({ length: copies }, () => people).flat();
  const sorted = sort === 'none' ? rows : rows.toSorted((a, b) => sign * a[1].localeCompare(b[1], 'es'));
  return (
    <Card>
      <Table.Root {...rest}>
        <Table.Head>
          <Table.Row>
            {columns.map((column) =>
              column === 'Nombre' ? (
                <Table.HeaderCell key={column} sort={sort} onSort={() => setSort(next[sort])}>
                  {column}
                </Table.HeaderCell>
              ) : (
                <Table.HeaderCell key={column}>{column}</Table.HeaderCell>
              ),
            )}
            <Table.HeaderCell>Acciones</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {sorted.map((person, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same people occur several times
            <Table.Row key={row} selected={row === 1}>
              {columns.map((column, index) => (
                <Table.Cell key={column} label={column} numeric={index === 0 || index > 2}>
                  {person[index]}
                </Table.Cell>
              ))}
              <Table.Cell label="">
                <Button size="sm" variant="quiet">
                  Guardar
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Card>
  );
}

const meta = {
  title: 'Primitives/Table',
  component: Table.Root,
  args: { caption: 'Asistencias de Red de Jovenes' },
  render: (args) => <Attendance {...args} />,
  parameters: {
    conformance: [
      { name: 'Table', render: (props) => <Table.Root {...props} caption="Tabla" /> },
    ] satisfies ConformanceCase[],
  },
} satisfies Meta<AttendanceProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Sorted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Asistencias de Red de Jovenes' })).toBeVisible();
    const name = canvas.getByRole('columnheader', { name: 'Nombre' });
    await expect(name).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(name).getByRole('button'));
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    const first = canvas.getAllByRole('row')[1];
    await expect(first).toHaveTextContent('Abigail');
  },
};

/** Under 640 px of its own width rows are cards that say what each value is, and still a table to a screen reader. */
export const Narrow: Story = {
  tags: ['picture'],
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.narrow { inline-size: 20.5rem }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvasElement.querySelector('[data-component="Table"]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    await expect(canvas.getAllByRole('row')).toHaveLength(people.length + 1);
    await expect(canvas.getAllByText('Apellido', { selector: 'span' })[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nombre' })).toBeVisible();
  },
};

/** The head stays while the page scrolls; a table that fits scrolls nowhere itself. */
export const StickyHead: Story = {
  args: { stickyHead: true, copies: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, 400);
    const head = canvas.getByRole('columnheader', { name: 'Apellido' });
    await waitFor(() => expect(Math.abs(head.getBoundingClientRect().top)).toBeLessThan(2));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
