import { relative } from 'node:path';
import type { ComponentManifest, IndexEntry, Manifests } from 'storybook/internal/types';

/** A component of the manifest, with what the React renderer adds. */
type DocumentedComponent = ComponentManifest & { readonly reactDocgen?: { readonly definedInFile?: string } };

/** Where it is defined, from the root of the repository: the manifest is published. */
function fromRoot(component: DocumentedComponent): DocumentedComponent {
  const { reactDocgen } = component;
  if (!reactDocgen?.definedInFile) return component;
  const definedInFile = relative(process.cwd(), reactDocgen.definedInFile).replaceAll('\\', '/');
  return { ...component, reactDocgen: { ...reactDocgen, definedInFile } };
}

/** The manifest of what the sidebar shows, without files of tests such as the keyboard's. */
export async function shownComponents(
  manifests: Manifests = {},
  { manifestEntries }: { readonly manifestEntries: readonly IndexEntry[] },
): Promise<Manifests> {
  const { components: manifest } = manifests;
  if (!manifest) return manifests;
  const shown = new Set(
    manifestEntries.filter(({ tags }) => tags?.includes('dev')).map(({ id }) => id.split('--')[0]),
  );
  const components = Object.entries(manifest.components)
    .filter(([id]) => shown.has(id))
    .map(([id, component]) => [id, fromRoot(component)] as const);
  return { ...manifests, components: { ...manifest, components: Object.fromEntries(components) } };
}
