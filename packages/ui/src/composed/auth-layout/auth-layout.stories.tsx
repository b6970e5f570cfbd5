import { church } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { Logo } from '../logo/logo.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** A form of so many fields. */
const form = (title: string, fields: readonly string[]) => (
  <form aria-label={title}>
    <Stack>
      <Heading level={1} size="2xl">
        {title}
      </Heading>
      {fields.map((label) => (
        <FormField key={label} label={label}>
          <TextField size="lg" />
        </FormField>
      ))}
      <Button size="lg">{title}</Button>
    </Stack>
  </form>
);

const meta = {
  title: 'Composed/Auth/Auth layout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  decorators: [withArtwork],
  args: {
    logo: <Logo product={church.product} />,
    children: form('Iniciar sesión', ['Nombre de usuario', 'Numero de membresia']),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The logo beside the form. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('form', { name: 'Iniciar sesión' }),
    );
    await expect(canvas.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/Inicio');
  },
};

export const Registration: Story = {
  tags: ['picture'],
  args: {
    children: form('Registro', [
      'Nombre',
      'Apellido',
      'Correo electrónico',
      'Nombre de usuario',
      'Contraseña',
    ]),
  },
};

/** The longest form on the narrowest phone: nothing scrolls sideways. */
export const RegistrationPhone: Story = {
  ...Registration,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
