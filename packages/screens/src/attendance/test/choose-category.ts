import type { StoryContext } from '@storybook/react-vite';

/** Selects what the screen lists, once the option is there. */
export async function chooseCategory(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name = 'Red de Jovenes',
): Promise<void> {
  await canvas.findByRole('option', { name });
  await userEvent.selectOptions(await canvas.findByLabelText('Seleccionar Categoría'), name);
}
