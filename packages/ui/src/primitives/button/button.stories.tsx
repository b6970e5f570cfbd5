import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Card } from '../card/card.tsx';
import { Glyph, save } from '../icon/index.ts';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Button, ButtonLink, buttonSizes, buttonVariants } from './button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: {
    conformance: [
      { name: 'Button' },
      {
        name: 'ButtonLink',
        render: (props) => (
          <ButtonLink {...props} href="/">
            Inicio
          </ButtonLink>
        ),
      },
    ] satisfies ConformanceCase[],
  },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
  args: { children: 'Guardar', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Glyph path={save} /> Guardar
      </>
    ),
  },
};

export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Guardar' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('type', 'button');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={6}>
      {buttonVariants.map((variant) => (
        <Stack key={variant} direction="row" align="center" gap={4} wrap>
          {buttonSizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              <Glyph path={save} />
              {variant === 'danger' ? 'Eliminar' : 'Guardar'}
            </Button>
          ))}
          <Button variant={variant} disabled>
            No disponible
          </Button>
          <Button variant={variant} loading>
            Guardando
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};

export const OnNight: Story = {
  render: () => (
    <Card tone="night" padding="lg">
      <Stack direction="row" gap={4} wrap>
        <Button>Reuniones y horarios</Button>
        <Button variant="secondary">Ver predicas</Button>
        <Button variant="quiet">Ahora no</Button>
      </Stack>
    </Card>
  ),
};

const submitted = fn();

/** A form that is being sent keeps its button and its focus, and cannot be sent twice. */
export const Loading: Story = {
  args: { loading: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <TextField aria-label="Nombre" defaultValue="Luz" /> <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Guardar/ });
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AsLink: Story = {
  render: () => (
    <Stack direction="row" gap={4} wrap>
      <ButtonLink href="/red_joven#reunion">Reuniones y horarios</ButtonLink>
      <ButtonLink href="https://example.org" external variant="secondary">
        Abrir el mapa
      </ButtonLink>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links[0]).toHaveAttribute('href', '/red_joven#reunion');
    await expect(links[1]).toHaveAccessibleName('Abrir el mapa (se abre en otra pestaña)');
    await expect(links[1]).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
