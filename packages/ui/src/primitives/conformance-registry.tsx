import type { RegistryEntry } from '../conformance/entry.ts';
import { Accordion } from './accordion/index.ts';
import { AlertDialog } from './alert-dialog/alert-dialog.tsx';
import { Avatar } from './avatar/avatar.tsx';
import { Badge } from './badge/badge.tsx';
import { Button, ButtonLink } from './button/index.ts';
import { Card } from './card/card.tsx';
import { CardTitle } from './card/card-title.tsx';
import { CarouselTrack } from './carousel-track/carousel-track.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { DateField } from './date-field/date-field.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { DropdownMenu } from './dropdown-menu/index.ts';
import { EmptyState } from './empty-state/empty-state.tsx';
import { ErrorState } from './error-state/error-state.tsx';
import { FormField } from './form-field/form-field.tsx';
import { Heading } from './heading/heading.tsx';
import { check, Glyph, Icon } from './icon/index.ts';
import { IconButton } from './icon-button/icon-button.tsx';
import { Link } from './link/index.ts';
import { LiveRegion } from './live-region/live-region.tsx';
import { NavigationMenu } from './navigation-menu/index.ts';
import { Notice } from './notice/notice.tsx';
import { PageSection } from './page-section/page-section.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { Progress } from './progress/progress.tsx';
import { Select } from './select/select.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { Spinner } from './spinner/spinner.tsx';
import { Stack } from './stack/stack.tsx';
import { Table } from './table/index.ts';
import { Tabs } from './tabs/index.ts';
import { TextField } from './text-field/text-field.tsx';
import { Textarea } from './textarea/textarea.tsx';
import { Toaster } from './toast/index.ts';
import { Tooltip } from './tooltip/tooltip.tsx';
import { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';

const nothing = () => undefined;

/** Every primitive, for the rules that hold for all of them. A folder that is missing here fails a test. */
export const registry: readonly RegistryEntry[] = [
  { folder: 'accordion', name: 'Accordion', render: (props) => <Accordion.Root {...props} /> },
  {
    folder: 'accordion',
    name: 'AccordionItem',
    render: (props) => (
      <Accordion.Root>
        <Accordion.Item {...props} value="one" title="Uno" />
      </Accordion.Root>
    ),
  },
  {
    folder: 'alert-dialog',
    name: 'AlertDialog',
    render: (props) => (
      <AlertDialog
        {...props}
        open={false}
        onOpenChange={nothing}
        onConfirm={nothing}
        title="¿Seguro?"
        description="No se puede deshacer."
        confirmLabel="Eliminar"
      />
    ),
  },
  { folder: 'avatar', name: 'Avatar', render: (props) => <Avatar {...props} name="Luz" /> },
  { folder: 'badge', name: 'Badge', render: (props) => <Badge {...props}>Hoy</Badge> },
  { folder: 'button', name: 'Button', render: (props) => <Button {...props}>Guardar</Button> },
  {
    folder: 'button',
    name: 'ButtonLink',
    render: (props) => (
      <ButtonLink {...props} href="/">
        Inicio
      </ButtonLink>
    ),
  },
  { folder: 'card', name: 'Card', render: (props) => <Card {...props} /> },
  { folder: 'card', name: 'CardTitle', render: (props) => <CardTitle {...props}>Título</CardTitle> },
  {
    folder: 'carousel-track',
    name: 'CarouselTrack',
    render: (props) => (
      <CarouselTrack {...props} label="Predicas">
        <p>Una</p>
      </CarouselTrack>
    ),
  },
  {
    folder: 'checkbox',
    name: 'Checkbox',
    control: true,
    render: (props) => <Checkbox {...props} label="Todos" />,
  },
  {
    folder: 'date-field',
    name: 'DateField',
    render: (props) => <DateField {...props} aria-label="Fecha" />,
  },
  {
    folder: 'dialog',
    name: 'Dialog',
    render: (props) => <Dialog {...props} open={false} onOpenChange={nothing} title="Título" />,
  },
  {
    folder: 'dropdown-menu',
    name: 'DropdownMenu',
    clientOnly: true,
    render: ({ ref, ...props }) => (
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger>
          <button type="button">Más</button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content {...props} {...(ref ? { ref } : {})}>
          <DropdownMenu.Item>Uno</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
  },
  { folder: 'empty-state', name: 'EmptyState', render: (props) => <EmptyState {...props} title="Nada" /> },
  { folder: 'error-state', name: 'ErrorState', render: (props) => <ErrorState {...props} title="Error" /> },
  {
    folder: 'form-field',
    name: 'FormField',
    render: (props) => (
      <FormField {...props} label="Nombre">
        <TextField />
      </FormField>
    ),
  },
  {
    folder: 'heading',
    name: 'Heading',
    render: (props) => (
      <Heading {...props} level={2}>
        Título
      </Heading>
    ),
  },
  { folder: 'icon', name: 'Icon', render: (props) => <Icon {...props} name="church" /> },
  { folder: 'icon', name: 'Icon', render: (props) => <Glyph {...props} path={check} /> },
  {
    folder: 'icon-button',
    name: 'IconButton',
    render: (props) => <IconButton {...props} label="Cerrar" icon="×" />,
  },
  {
    folder: 'link',
    name: 'Link',
    render: (props) => (
      <Link {...props} href="/">
        Inicio
      </Link>
    ),
  },
  { folder: 'live-region', name: 'LiveRegion', render: (props) => <LiveRegion {...props} /> },
  {
    folder: 'navigation-menu',
    name: 'NavigationMenu',
    render: (props) => <NavigationMenu.Root {...props} aria-label="Principal" />,
  },
  {
    folder: 'navigation-menu',
    name: 'NavigationMenuItem',
    render: (props) => (
      <NavigationMenu.Root aria-label="Principal">
        <NavigationMenu.Item {...props} label="Estudios" href="#estudios" />
      </NavigationMenu.Root>
    ),
  },
  {
    folder: 'navigation-menu',
    name: 'NavigationMenuLink',
    render: (props) => (
      <NavigationMenu.Root aria-label="Principal">
        <NavigationMenu.Item label="Estudios" href="#estudios">
          <NavigationMenu.Link {...props} label="Seminario" href="#seminario" />
        </NavigationMenu.Item>
      </NavigationMenu.Root>
    ),
  },
  { folder: 'notice', name: 'Notice', render: (props) => <Notice {...props}>Aviso</Notice> },
  { folder: 'page-section', name: 'PageSection', render: (props) => <PageSection {...props} /> },
  {
    folder: 'pagination',
    name: 'Pagination',
    render: (props) => (
      <Pagination {...props} page={1} pageCount={3} label="Páginas" onPageChange={nothing} />
    ),
  },
  {
    folder: 'progress',
    name: 'Progress',
    render: (props) => <Progress {...props} label="Avance" value={4} />,
  },
  { folder: 'select', name: 'Select', render: (props) => <Select {...props} aria-label="Elegir" /> },
  { folder: 'skeleton', name: 'Skeleton', render: (props) => <Skeleton {...props} width="4rem" /> },
  { folder: 'spinner', name: 'Spinner', render: (props) => <Spinner {...props} /> },
  { folder: 'stack', name: 'Stack', render: (props) => <Stack {...props} /> },
  { folder: 'table', name: 'Table', render: (props) => <Table.Root {...props} caption="Tabla" /> },
  {
    folder: 'tabs',
    name: 'Tabs',
    neverPrerendered: true,
    render: (props) => (
      <Tabs.Root {...props} defaultValue="a">
        <Tabs.List aria-label="Vistas">
          <Tabs.Trigger value="a">A</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="a">Panel</Tabs.Content>
      </Tabs.Root>
    ),
  },
  {
    folder: 'text-field',
    name: 'TextField',
    render: (props) => <TextField {...props} aria-label="Nombre" />,
  },
  { folder: 'textarea', name: 'Textarea', render: (props) => <Textarea {...props} aria-label="Mensaje" /> },
  { folder: 'toast', name: 'Toaster', render: (props) => <Toaster {...props} /> },
  {
    folder: 'tooltip',
    name: 'Tooltip',
    clientOnly: true,
    render: (props) => (
      <Tooltip {...props} content="Ayuda" defaultOpen>
        <button type="button">Más</button>
      </Tooltip>
    ),
  },
  {
    folder: 'visually-hidden',
    name: 'VisuallyHidden',
    render: (props) => <VisuallyHidden {...props}>Oculto</VisuallyHidden>,
  },
];
