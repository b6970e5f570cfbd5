import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { CreateUserPanel, type CreateUserPanelProps } from './create-user-panel.tsx';
import { CreateUserToggle } from './create-user-toggle.tsx';

function WithToggle({ open: initiallyOpen, ...props }: CreateUserPanelProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const panelId = useId();
  return (
    <>
      <CreateUserToggle open={open} onOpenChange={setOpen} panelId={panelId} />
      <CreateUserPanel {...props} id={panelId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Composed/Admin/Create user panel',
  tags: ['internal'],
  component: CreateUserPanel,
  render: (args) => <WithToggle key={String(args.open)} {...args} />,
  parameters: {
    conformance: [
      {
        name: 'CreateUserPanel',
        render: (props) => (
          <CreateUserPanel {...props} open={false}>
            Formulario
          </CreateUserPanel>
        ),
      },
      {
        name: 'CreateUserToggle',
        render: (props) => (
          <div id="panel">
            <CreateUserToggle {...props} open={false} onOpenChange={fn()} panelId="panel" />
          </div>
        ),
      },
    ] satisfies ConformanceCase[],
  },
  args: {
    open: false,
    children: (
      <FormField label="Nombre">
        <TextField />
      </FormField>
    ),
  },
} satisfies Meta<typeof CreateUserPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opens: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Crea un nuevo usuario' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByLabelText('Nombre')).toBeNull();
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Cerrar formulario' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Open: Story = { tags: ['picture'], args: { open: true } };
