import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DropdownMenu } from '../dropdown-menu/index.ts';
import { FormField } from '../form-field/form-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { dialogSizes } from './modal-frame.tsx';

const fields = (
  <Stack gap={4}>
    <FormField label="Clave actual">
      <TextField type="password" autoComplete="current-password" />
    </FormField>
    <FormField label="Clave nueva" hint="Al menos 12 caracteres.">
      <TextField type="password" autoComplete="new-password" />
    </FormField>
  </Stack>
);

function Example({ open: startsOpen, children = fields, ...props }: DialogProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cambiar mi clave</Button>
      <Dialog
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button onClick={() => setOpen(false)}>Guardar</Button>
          </>
        }
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        {children}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  argTypes: { size: { control: 'select', options: dialogSizes } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Cambiar mi clave',
    description: 'Tu nueva clave vale desde ahora mismo.',
  },
  // Open at once it would cover the page that documents it.
  render: (args, { viewMode }) => <Example {...args} open={args.open && viewMode !== 'docs'} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Cambiar mi clave' });
    await expect(dialog).toHaveAccessibleDescription('Tu nueva clave vale desde ahora mismo.');
    await expect(within(dialog).getByLabelText('Clave actual')).toHaveFocus();
  },
};

/** For the documentation's drawing of its parts, where nothing takes the focus. */
export const Parts: Story = { tags: ['!dev', '!autodocs'] };

export const Small: Story = {
  args: {
    size: 'sm',
    title: 'Nueva categoría',
    description: undefined,
    children: (
      <FormField label="Nombre">
        <TextField />
      </FormField>
    ),
  },
};

/** The focus returns to what opened it; meanwhile the page behind does not scroll. */
export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Cambiar mi clave' });
    await userEvent.click(button);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('data-modal-open');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(document.documentElement).not.toHaveAttribute('data-modal-open');
  },
};

/** A press that starts inside and slips out (a selection of text) does not close it; a press outside does. */
export const PressOutside: Story = {
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByText('Clave actual') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(dialog).toBeVisible();
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Escape reaches the dialog as the native cancel event. */
export const Escape: Story = {
  play: async () => {
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A menu inside is drawn inside, where it is not under the dialog. */
export const MenuInside: Story = {
  args: {
    children: (
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <Button variant="secondary">Más</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Restablecer</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Más' }));
    await expect(await within(dialog).findByRole('menuitem', { name: 'Restablecer' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const LongContent: Story = {
  args: {
    size: 'lg',
    children: (
      <Stack gap={4}>
        {Array.from({ length: 40 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
          <p key={line}>Fila {line + 1}: Camila Rojas Vaca, 10482, se agregará a Red de Jovenes.</p>
        ))}
        <Button variant="secondary">Ver el resto</Button>
      </Stack>
    ),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog').getBoundingClientRect();
    await expect(dialog.height).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible());
  },
};
