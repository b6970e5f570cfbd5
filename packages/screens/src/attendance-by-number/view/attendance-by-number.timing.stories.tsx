import { Button } from '@ministerio/ui/primitives/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { DeskHits, DeskSearch } from '../../kit/marking/hits.ts';
import desk, { Already, FourDigits, LastMarks, Marked, Refused } from './attendance-by-number.stories.tsx';
import { AttendanceByNumber } from './attendance-by-number.tsx';
import type { DeskResult } from './desk-result.tsx';

const meta = {
  ...desk,
  title: 'Pantallas/Admin/Parts/Attendance by number/Timing',
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof desk.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = FourDigits.args?.search as DeskSearch;
const find = (text: string) => search(text, new AbortController().signal);
const results = [Marked, Already, Refused].flatMap(({ args }) => args?.result ?? []);
const field = (canvas: { getByLabelText: (label: string) => HTMLElement }) =>
  canvas.getByLabelText('Número de Membresía');

let answers: ((hits: DeskHits) => void)[] = [];

/** Enter before the search answers: the number is sent, and what comes late is not shown. */
export const NumberDoesNotWait: Story = {
  args: { search: () => new Promise<DeskHits>(() => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas), '10573{Enter}');
    await expect(args.onMark).toHaveBeenCalledWith('10573', null);
  },
};

/** Results for an earlier text are never shown for a later one. */
export const StaleAnswer: Story = {
  args: { search: () => new Promise<DeskHits>((resolve) => answers.push(resolve)) },
  beforeEach: () => {
    answers = [];
  },
  play: async ({ canvas, userEvent }) => {
    // In one event: on a slow machine two letters may be further apart than the debounce, and make two searches.
    await userEvent.click(field(canvas));
    await userEvent.paste('Ana');
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.type(field(canvas), 'h');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(await find('Anah'));
    await expect(await canvas.findByRole('option')).toHaveTextContent('Anahí Cuéllar');
    answers[0]?.(await find('Ana'));
    // The next letter is typed before any late answer could be shown.
    await userEvent.type(field(canvas), 'í');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await userEvent.keyboard('{Backspace}');
    await expect(await canvas.findByRole('option')).toHaveTextContent('Anahí Cuéllar');
  },
};

/** Enter on a name waits for the search, and takes the one who is found. */
export const EnterWaitsForAName: Story = {
  args: { search },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas), 'Rosa{Enter}');
    await waitFor(() => expect(args.onMark).toHaveBeenCalledWith('20573', null));
  },
};

let finish = () => {};

/** A scanner does not wait for the network: its numbers are marked one after the other. */
export const ScannedWhileSending: Story = {
  args: {
    onMark: fn(
      () =>
        new Promise<boolean>((resolve) => {
          finish = () => resolve(true);
        }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas), '10573{Enter}');
    await waitFor(() => expect(args.onMark).toHaveBeenCalledWith('10573', null));
    await userEvent.keyboard('10574{Enter}');
    await expect(args.onMark).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(args.onMark).toHaveBeenCalledTimes(2));
    await expect(args.onMark).toHaveBeenLastCalledWith('10574', null);
    finish();
    await waitFor(() => expect(field(canvas)).toHaveValue(''));
  },
};

/** The place of the result is there before it: the list under it stays where it is. */
export const NothingMoves: Story = {
  args: { marks: LastMarks.args?.marks ?? [], search },
  render: function Render(args) {
    const [result, setResult] = useState<DeskResult | null>(null);
    return (
      <>
        <AttendanceByNumber {...args} result={result} />
        {results.map((next) => (
          <Button key={next.key} onClick={() => setResult(next)}>
            {next.kind}
          </Button>
        ))}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('list').getBoundingClientRect().top;
    const before = top();
    for (const kind of ['marked', 'already', 'refused']) {
      await userEvent.click(canvas.getByRole('button', { name: kind }));
      await expect([kind, top()]).toEqual([kind, before]);
    }
  },
};

export const NothingMovesOnAPhone: Story = {
  ...NothingMoves,
  globals: { viewport: { value: 'phone' } },
};
