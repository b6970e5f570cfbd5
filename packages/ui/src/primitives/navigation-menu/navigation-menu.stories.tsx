import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { NavigationMenu } from './index.ts';

const meta = {
  title: 'Primitives/Navigation menu',
  component: NavigationMenu.Root,
  parameters: {
    // Room for an open list.
    docs: { story: { height: '11rem' } },
    conformance: [
      { name: 'NavigationMenu' },
      {
        name: 'NavigationMenuItem',
        render: (props) => (
          <NavigationMenu.Root aria-label="Principal">
            <NavigationMenu.Item {...props} label="Estudios" href="#estudios" />
          </NavigationMenu.Root>
        ),
      },
      {
        name: 'NavigationMenuLink',
        render: (props) => (
          <NavigationMenu.Root aria-label="Principal">
            <NavigationMenu.Item label="Estudios" href="#estudios">
              <NavigationMenu.Link {...props} label="Seminario" href="#seminario" />
            </NavigationMenu.Item>
          </NavigationMenu.Root>
        ),
      },
    ] satisfies ConformanceCase[],
  },
  // Nothing to go to here.
  args: { 'aria-label': 'Principal', onClick: (event) => event.preventDefault() },
  render: (args) => (
    <NavigationMenu.Root {...args}>
      <NavigationMenu.Item label="Inicio" href="#inicio" current>
        <NavigationMenu.Link label="Prédicas" href="#predicas" />
        <NavigationMenu.Link label="Actividades" href="#actividades" />
      </NavigationMenu.Item>
      <NavigationMenu.Item label="Estudios" href="#estudios">
        <NavigationMenu.Link label="Escuela de Vida" href="#escuela" />
        <NavigationMenu.Link label="Seminario" href="#seminario" />
      </NavigationMenu.Item>
      <NavigationMenu.Item label="Cómo llegar" href="#lugar" />
      <NavigationMenu.Item label="Contacto" href="#contacto" />
    </NavigationMenu.Root>
  ),
} satisfies Meta<typeof NavigationMenu.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (root: HTMLElement) => within(within(root).getByRole('navigation', { name: 'Principal' }));

/** The page that shows is marked; an entry without links of its own is a link alone. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const menu = row(canvasElement);
    await expect(menu.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Estudios' })).not.toHaveAttribute('aria-current');
    await expect(menu.getByText('Seminario')).not.toBeVisible();
    await expect(menu.queryByRole('list', { name: 'Cómo llegar' })).toBeNull();
  },
};

/** A list as the pointer opens it, kept open to be looked at. */
export const Open: Story = {
  tags: ['picture'],
  decorators: [
    (Story) => (
      <div className="kept-open">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .kept-open { block-size: 11rem }
      .kept-open li:nth-child(2) > ul { opacity: 1; visibility: visible; transform: none; transition: none }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
    };
  },
};

/** The links of the entry that holds the focus show, and only those. */
export const Reached: Story = {
  play: async ({ canvasElement }) => {
    const menu = row(canvasElement);
    menu.getByRole('link', { name: 'Estudios' }).focus();
    await waitFor(() => expect(menu.getByText('Seminario')).toBeVisible());
    await expect(menu.getByRole('list', { name: 'Estudios' })).toBeVisible();
    await expect(menu.getByText('Prédicas')).not.toBeVisible();
  },
};

/** Escape hides the links and keeps the focus; the next entry shows its own. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    const menu = row(canvasElement);
    const entry = menu.getByRole('link', { name: 'Estudios' });
    entry.focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu.getByText('Seminario')).not.toBeVisible());
    await expect(entry).toHaveFocus();
    menu.getByRole('link', { name: 'Inicio' }).focus();
    await waitFor(() => expect(menu.getByText('Prédicas')).toBeVisible());
  },
};

/** A chosen link puts its list away. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const menu = row(canvasElement);
    menu.getByRole('link', { name: 'Estudios' }).focus();
    await user.click(await menu.findByRole('link', { name: 'Seminario' }));
    await waitFor(() => expect(menu.getByText('Seminario')).not.toBeVisible());
  },
};
