import type { Meta, StoryObj } from '@storybook/react-vite';
import * as real from 'react';
import * as realDom from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { jsx } from './jsx-runtime.ts';
import * as own from './react.ts';
import * as ownDom from './react-dom-client.ts';
import { type Make, makeSubject } from './subject.ts';

const meta = {
  title: 'Widgets/Motor',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div>
      <div id="real" />
      <div id="own" />
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ownMake = ((type, props, ...children) => {
  const { key, ...rest } = { ...props } as { key?: string };
  return jsx(type as string, { ...rest, ...(children.length > 0 ? { children } : {}) }, key);
}) as Make;

/** Draws the subject with one React. */
function draw(place: HTMLElement, runtime: 'real' | 'own') {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const root = (runtime === 'real' ? realDom : ownDom).createRoot(place);
  const [react, make] =
    runtime === 'real' ? [real, real.createElement as Make] : [own as unknown as typeof real, ownMake];
  root.render(make(makeSubject(react, make, log), null) as real.ReactElement);
  return { place, lines, root };
}

/** What the widgets are drawn with does step by step what React does: the same page, the same order of effects. */
export const LikeReact: Story = {
  play: async ({ canvasElement }) => {
    const find = (id: string) => canvasElement.querySelector<HTMLElement>(`#${id}`) ?? canvasElement;
    const [theirs, ours] = [draw(find('real'), 'real'), draw(find('own'), 'own')];
    const same = () =>
      waitFor(() => {
        expect(theirs.lines.length).toBeGreaterThan(0);
        expect(ours.place.innerHTML).toBe(theirs.place.innerHTML);
        expect(ours.lines).toEqual(theirs.lines);
      });
    await same();
    const steps = [
      'add-b',
      'reverse',
      'add-b',
      'insert',
      'drop',
      'same',
      'count',
      'rain',
      'count',
      'dark',
      'reverse',
      'gone',
      'add-a',
      'both',
    ];
    for (const step of steps) {
      for (const { place } of [theirs, ours]) place.querySelector<HTMLElement>(`#${step}`)?.click();
      await same();
    }
    await expect(ours.lines.filter((line) => line === 'b went')).toHaveLength(1);
    await expect(ours.place).toHaveTextContent(/rain/);
    for (const { root } of [theirs, ours]) root.unmount();
    await same();
    await expect(ours.place).toBeEmptyDOMElement();
  },
};

/** An element that stays is the same element: a frame that moved would load again. */
export const KeepsElements: Story = {
  play: async ({ canvasElement }) => {
    const { place } = draw(canvasElement.querySelector<HTMLElement>('#own') ?? canvasElement, 'own');
    const kept = place.querySelector('#add-c');
    place.querySelector<HTMLElement>('#insert')?.click();
    await waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(4));
    await expect(place.querySelector('#add-c')).toBe(kept);
  },
};

function Breaks(): never {
  throw new Error('roto');
}

/** A component that throws takes only its own root with it, and is told. */
export const Failing: Story = {
  play: async ({ canvasElement }) => {
    const told: unknown[] = [];
    const place = canvasElement.querySelector<HTMLElement>('#own') ?? canvasElement;
    const root = ownDom.createRoot(place, { onUncaughtError: (error) => told.push(String(error)) });
    root.render(jsx('p', { children: ['antes', jsx(Breaks, {})] }));
    await expect(told).toEqual(['Error: roto']);
    await expect(place).toBeEmptyDOMElement();
  },
};
