import type { FollowUp } from '@ministerio/contract';
import { categories, fixtureNow, followUps, noFollowUps } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { FollowUpTabs } from './follow-up-tabs.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Follow-up tabs',
  component: FollowUpTabs,
  args: {
    lists: followUps,
    list: 'nuevos',
    onListChange: fn(),
    ministries: categories,
    ministry: null,
    onMinistryChange: fn(),
    clock: { nowMs: fixtureNow, timeZone: 'America/La_Paz' },
    onWrite: fn(),
    onTakeOver: fn(),
    onRelease: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof FollowUpTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (nombre: string): FollowUp => {
  const { nuevos, faltan, volvieron } = followUps;
  const row = [...nuevos, ...faltan, ...volvieron].find((one) => one.nombre === nombre);
  if (row === undefined) throw new TypeError(`There is no ${nombre}.`);
  return row;
};

/** People who came for the first time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Nuevos 4' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Primera vez: el 21. Invitó Ana')).toBeVisible();
    await expect(canvas.getByText('Luis lo tomó hace 10 min')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Escribir a/ })).toHaveLength(2);
  },
};

/** Missing people; a row that was put off is folded at the end, and not counted. */
export const Missing: Story = {
  args: { list: 'faltan' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Faltan 5' })).toBeVisible();
    await expect(canvas.getByText('El sábado 7 no contó: se suspendió.')).toBeVisible();
    await expect(canvas.getByText('Noelia Justiniano')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Más tarde'));
    await expect(canvas.getByText('Espera hasta el 28')).toBeVisible();
  },
};

/** People who came again. */
export const CameBack: Story = {
  args: { list: 'volvieron' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Saludar a/ })).toHaveLength(2);
    await expect(canvas.getByText(/Aquí quedan una semana/)).toBeVisible();
  },
};

/** A list without rows says so, and what it is for. */
export const Empty: Story = {
  args: { lists: noFollowUps, list: 'faltan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nadie falta')).toBeVisible();
  },
};

export const NobodyNew: Story = { args: { lists: noFollowUps } };

export const NobodyBack: Story = { args: { lists: noFollowUps, list: 'volvieron' } };

/** One ministry's people; visitors have none. */
export const OneMinistry: Story = {
  args: { list: 'faltan', ministry: 2 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Faltan 2' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Nuevos 0' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Ministerio'), 'Todos los ministerios');
    await expect(args.onMinistryChange).toHaveBeenCalledWith(null);
  },
};

/** A row's button does what it says; a double click does it once; the row itself opens. */
export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { list: 'faltan' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Escribir a Ana Rojas' }));
    await expect(args.onWrite).toHaveBeenCalledTimes(1);
    await expect(args.onWrite).toHaveBeenCalledWith(named('Ana'));
    await userEvent.click(canvas.getByRole('button', { name: 'Soltar a Mariana Vaca Díez' }));
    await expect(args.onRelease).toHaveBeenCalledWith(named('Mariana'));
    await userEvent.click(canvas.getByRole('button', { name: 'Más de Joel Ribera' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mateo G.' }));
    await expect(args.onOpen).toHaveBeenNthCalledWith(1, named('Joel'));
    await expect(args.onOpen).toHaveBeenNthCalledWith(2, named('Mateo'));
    await expect(canvas.getByRole('button', { name: 'Escribir a la familia de Mateo G.' })).toBeVisible();
  },
};

/** The keys of tabs: arrows choose, and Tab goes on to the people. */
export const ByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Example(args) {
    const [list, setList] = useState(args.list);
    return <FollowUpTabs {...args} list={list} onListChange={setList} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Nuevos 4' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Faltan 5' })).toHaveFocus();
    await expect(await canvas.findByText('Ana Rojas')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ana Rojas' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Escribir a Ana Rojas' })).toHaveFocus();
  },
};

/** Another holder was faster: the row names them, and offers to take it all the same. */
export const TakenMeanwhile: Story = {
  args: { list: 'faltan', contested: named('Joel').id },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tomarlo igual de Joel Ribera' }));
    await expect(args.onTakeOver).toHaveBeenCalledWith(named('Joel'));
  },
};

export const Taking: Story = {
  args: { list: 'faltan', pending: new Set([named('Ana').id]) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Escribir a Ana Rojas/ }));
    await expect(args.onWrite).not.toHaveBeenCalled();
  },
};

const long: FollowUp = {
  ...named('Kevin'),
  nombre: 'Maximiliano Fernando de la Santísima Trinidad',
  apellido: 'Villarroel Gutiérrez-Etcheverry de Peñaranda',
  invito: 'María de los Ángeles Justiniano Saucedo',
  contacto: { clase: 'tutor', nombre: 'Bernardita Concepción Etcheverry', parentesco: 'abuelos' },
};

/** Long names break instead of pushing the button out. */
export const LongNames: Story = {
  args: { lists: { ...followUps, nuevos: [long, { ...named('Pedro'), nombre: long.nombre }] } },
  globals: { viewport: { value: 'phone' } },
};

/** A whole ministry was away. */
export const ManyPeople: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    list: 'faltan',
    lists: {
      ...followUps,
      faltan: Array.from({ length: 200 }, (_, index) => ({
        ...named('Ana'),
        id: `u${1000 + index}-2026-10-31`,
        apellido: `Rojas ${index + 1}`,
      })),
      mas: { nuevos: 0, faltan: 37, volvieron: 0 },
    },
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(200);
    await expect(within(canvasElement).getByRole('tab', { name: 'Faltan 237' })).toBeVisible();
    await expect(within(canvasElement).getByText(/^Y 37 más/)).toBeVisible();
  },
};

export const Phone: Story = { args: { list: 'faltan' }, globals: { viewport: { value: 'phone' } } };
