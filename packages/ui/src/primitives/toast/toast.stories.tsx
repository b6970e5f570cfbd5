import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { heldTimers } from '../../testing/held-timers.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Toaster, type ToasterProps, toast } from './index.ts';

const undo = fn();
const BRIEF_MS = 700;

const meta = {
  title: 'Primitives/Toast',
  component: Toaster,
  parameters: {
    conformance: [{ name: 'Toaster' }] satisfies ConformanceCase[],
  },
  args: { durationMs: 60_000 },
  render: (args) => (
    <>
      <Stack direction="row" gap={3} wrap>
        <Button onClick={() => toast.success('Asistencia marcada exitosamente')}>Éxito</Button>
        <Button onClick={() => toast.error('No se pudo guardar el aporte')}>Error</Button>
        <Button
          onClick={() => toast.info('Daniel Choque, 19:03', { action: { label: 'Deshacer', onClick: undo } })}
        >
          Con acción
        </Button>
        <Button onClick={() => toast.info('Breve', { durationMs: BRIEF_MS })}>Breve</Button>
      </Stack>
      <Toaster {...args} />
    </>
  ),
  beforeEach: () => {
    undo.mockClear();
    return () => toast.dismissAll();
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const brief = () => screen.queryByText('Breve', { selector: '[data-title]' });

/** Buttons to press. */
export const Default: Story = {};

const ALL_DAY = 86_400_000;

function Said({ say, ...props }: ToasterProps & { say: () => void }) {
  useEffect(() => {
    say();
    return () => toast.dismissAll();
  }, [say]);
  return <Toaster {...props} durationMs={ALL_DAY} />;
}

const sayKinds = () => {
  toast.success('Asistencia marcada exitosamente');
  toast.error('No se pudo guardar el aporte');
  toast.info('Daniel Choque, 19:03', { action: { label: 'Deshacer', onClick: undo } });
};
const sayResult = () => toast.success('Aporte actualizado correctamente');
const sayTooMuch = () =>
  toast.error('Ingresa un correo electrónico válido, elige una categoría y vuelve a escribir la contraseña.');
const sayWithAction = () => {
  toast.info('Daniel Choque, 19:03', { action: { label: 'Deshacer', onClick: undo } });
};

/** Toasts in the flow of a page of their own: every Toaster of a page shows every toast. */
const inTheFlow = {
  decorators: [
    (Story) => (
      <div className="in-the-flow">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .in-the-flow :is([data-sonner-toaster], [data-sonner-toast]) {
        position: relative;
        inset: auto;
        transform: none;
        transition: none;
        opacity: 1;
      }
      .in-the-flow [data-sonner-toast] { margin-block-end: 0.75rem }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
    };
  },
} satisfies Story;

/** Every kind; none goes by itself. */
export const Matrix: Story = {
  ...inTheFlow,
  tags: ['picture'],
  render: () => <Said say={sayKinds} />,
};

export const WithAction: Story = { ...inTheFlow, render: () => <Said say={sayWithAction} /> };

export const Result: Story = { ...inTheFlow, render: () => <Said say={sayResult} /> };

/** Corrections belong beside their fields, not in a toast. */
export const TooMuch: Story = { ...inTheFlow, render: () => <Said say={sayTooMuch} /> };

/** In the top right corner, in a live region. */
export const Kinds: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Éxito', 'Error', 'Con acción']) await press(canvasElement, name);
    const text = await screen.findByText('No se pudo guardar el aporte');
    await expect(text.closest('[aria-live="polite"]')).not.toBeNull();
    await waitFor(() => {
      const box = text.closest('li')?.getBoundingClientRect();
      expect(box?.right).toBeGreaterThan(window.innerWidth - 40);
      expect(box?.top).toBeLessThan(window.innerHeight / 2);
    });
    // A press beside everything: the focus is nobody's again.
    await userEvent.click(canvasElement);
  },
};

/** Only the newest: under it is the field in use, such as the number of the next person in the queue. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const name of ['Éxito', 'Error']) await press(canvasElement, name);
    const newest = (await screen.findByText('No se pudo guardar el aporte')).closest('li');
    const before = screen.getByText('Asistencia marcada exitosamente').closest('li');
    await waitFor(() => expect(before).toHaveAttribute('data-visible', 'false'));
    await expect(newest).toHaveAttribute('data-visible', 'true');
  },
};

export const Action: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Con acción');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Daniel Choque, 19:03')).toBeNull());
  },
};

const briefly = heldTimers(BRIEF_MS);

export const GoesByItself: Story = {
  beforeEach: briefly.hold,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Breve');
    await screen.findByText('Breve', { selector: '[data-title]' });
    await briefly.fire();
    await waitFor(() => expect(brief()).toBeNull());
  },
};

// The time left after a pause is less than the whole of it.
const long = heldTimers(ALL_DAY / 2, ALL_DAY);

/** A toast that has the focus waits until the focus leaves it. */
export const WaitsWhileFocused: Story = {
  args: { durationMs: ALL_DAY },
  beforeEach: long.hold,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Éxito');
    const shown = await screen.findByText('Asistencia marcada exitosamente');
    const list = shown.closest('ol');
    await waitFor(() => expect(long.waiting()).toHaveLength(1));
    within(shown.closest('li') ?? document.body)
      .getByRole('button', { name: 'Cerrar aviso' })
      .focus();
    await waitFor(() => expect(long.waiting()).toHaveLength(0));
    await expect(shown).toBeVisible();
    await press(canvasElement, 'Error');
    await expect(list).not.toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(long.waiting()).toHaveLength(2));
    await long.fire();
    await waitFor(() => expect(screen.queryByText('Asistencia marcada exitosamente')).toBeNull());
  },
};

/** No library wrote a style element into the page, which a strict policy would refuse. */
export const NoInjectedStyles: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Éxito');
    await screen.findByText('Asistencia marcada exitosamente');
    const injected = [...document.querySelectorAll('style:not([data-vite-dev-id])')].filter((style) =>
      style.textContent?.includes('sonner'),
    );
    await expect(injected).toEqual([]);
  },
};
