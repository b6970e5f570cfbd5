import { zodResolver } from '@hookform/resolvers/zod';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { CheckInput, DateInput, Form, NumberInput, PasswordInput, SelectInput, TextInput } from './index.ts';

const meeting = z.object({
  titulo: z.string().check(z.minLength(1, 'Escribe el título')),
  lugar: z.nullable(z.string()),
  clave: z.string(),
  fecha: z.string().check(z.minLength(1, 'Elige el día')),
  personas: z.nullable(z.number({ error: 'Escribe un número' })),
  clase: z.string(),
  publica: z.boolean(),
});
type Meeting = z.output<typeof meeting>;

interface ExampleProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: (meeting: Meeting) => Promise<void>;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

function Example({ onSubmit, ...rest }: ExampleProps) {
  const form = useForm<Meeting>({
    resolver: zodResolver(meeting),
    defaultValues: {
      titulo: '',
      lugar: null,
      clave: '',
      fecha: '',
      personas: null,
      clase: 'culto',
      publica: true,
    },
  });
  return (
    <Form aria-label="Reunión" {...rest} form={form} onSubmit={onSubmit}>
      <Stack gap={4}>
        <TextInput name="titulo" label="Título" max={60} required />
        <TextInput name="lugar" label="Lugar" hint="Si no es en la iglesia." />
        <PasswordInput name="clave" label="Tu contraseña" autoComplete="current-password" />
        <DateInput name="fecha" label="Día" required />
        <NumberInput name="personas" label="Personas" />
        <SelectInput
          name="clase"
          label="Clase"
          options={[
            ['culto', 'Culto'],
            ['vigilia', 'Vigilia'],
          ]}
        />
        <CheckInput name="publica" label="Se anuncia en el sitio" />
        <Button type="submit">Guardar</Button>
      </Stack>
    </Form>
  );
}

const send = fn(async (_: Meeting) => undefined);
const meta = {
  title: 'Composed/Admin/Form',
  component: Example,
  args: { onSubmit: send },
  parameters: {
    conformance: [
      { name: 'Form', render: (props) => <Example {...(props as object)} onSubmit={send} /> },
    ] satisfies ConformanceCase[],
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** Empty optional fields are null, and a comma is a decimal point. */
export const Sent: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Título/), 'Vigilia de jóvenes');
    await userEvent.type(canvas.getByLabelText(/Día/), '2026-11-28');
    await userEvent.type(canvas.getByLabelText('Personas'), '12,5');
    await userEvent.selectOptions(canvas.getByLabelText('Clase'), 'Vigilia');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        titulo: 'Vigilia de jóvenes',
        lugar: null,
        clave: '',
        fecha: '2026-11-28',
        personas: 12.5,
        clase: 'vigilia',
        publica: true,
      }),
    );
  },
};

/** Each fault is at its field, and the first field has the focus. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Personas'), 'doce');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(canvas.getByLabelText(/Título/)).toHaveFocus());
    await expect(canvas.getByLabelText(/Título/)).toHaveAccessibleDescription(/Escribe el título/);
    await expect(canvas.getByLabelText(/Día/)).toHaveAccessibleDescription(/Elige el día/);
    await expect(canvas.getByLabelText('Personas')).toHaveAccessibleDescription('Escribe un número');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A fault that the server found goes once the field is changed. */
export const RefusedByTheServer: Story = {
  args: { fieldErrors: { lugar: 'Ese lugar está ocupado', fecha: 'Ese día ya tiene una reunión' } },
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByLabelText('Lugar');
    await waitFor(() => expect(place).toHaveFocus());
    await expect(place).toHaveAccessibleDescription(/Ese lugar está ocupado/);
    await expect(canvas.getByLabelText(/Día/)).toHaveAccessibleDescription(/ya tiene una reunión/);
    await userEvent.type(place, 'Patio');
    await userEvent.type(canvas.getByLabelText(/Título/), 'Vigilia');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(place).not.toHaveAccessibleDescription(/ocupado/));
  },
};
