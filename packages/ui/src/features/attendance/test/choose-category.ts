import type { StoryContext } from '@storybook/react-vite';

/** Chooses what the screen lists, as soon as the choice is there. */
export async function chooseCategory(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name = 'Red de Jovenes',
): Promise<void> {
  await canvas.findByRole('option', { name });
  await userEvent.selectOptions(await canvas.findByLabelText('Seleccionar Categoría'), name);
}
