import { withKeys } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import screenStories, { Chosen } from './attendance-by-category-screen.stories.tsx';
import { chooseCategory } from './test/choose-category.ts';

const meta = {
  ...screenStories,
  title: 'Pantallas/Admin/Attendance by category/Keyboard',
  tags: ['!dev', '!autodocs'],
  // axe takes seconds for so many rows, which it checks in the component's other stories.
  parameters: { ...screenStories.parameters, a11y: { test: 'off' } },
} satisfies Meta<typeof screenStories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterATextBox: Story = {
  ...Chosen,
  name: 'Enter: a text box',
  play: withKeys(async (context) => {
    const { canvas, press, fill } = context;
    await chooseCategory(context);
    const [box] = await canvas.findAllByLabelText(/^Aporte de /);
    const row = box?.closest('tr');
    if (!box || !row) throw new Error('The list is empty.');
    await fill(box, '35');
    await press('Enter', box);
    // The next row is ready for the next amount, before the answer is there.
    await expect(row.nextElementSibling?.querySelector('input')).toHaveFocus();
    await waitFor(() => expect(row.querySelector('[data-part="saved-aporte"]')).toHaveTextContent(/^35$/));
    await waitFor(() => expect(box).toHaveValue(''));
    // An empty box is refused, and keeps the focus.
    await press('Enter', box);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Por favor, ingrese un aporte válido');
    // Its error goes when the focus does.
    await press('ArrowDown');
    await waitFor(() => expect(box).toHaveAccessibleDescription(''));
  }),
};
