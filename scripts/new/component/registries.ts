import { componentName, type Wanted } from './names.ts';

const registryOfArea = {
  public: 'packages/ui/src/conformance/composed-public.tsx',
  auth: 'packages/ui/src/conformance/composed-people.tsx',
  member: 'packages/ui/src/conformance/composed-people.tsx',
  admin: 'packages/ui/src/conformance/composed-admin.tsx',
} as const;

/** The registry whose rules a new component must follow (packages/ui/README.md). */
export function registryFile({ layer, area }: Wanted): string {
  return layer === 'primitives'
    ? 'packages/ui/src/primitives/conformance-registry.tsx'
    : registryOfArea[area];
}

/**
 * Puts a component into a registry, in alphabetical order. Imports are sorted by the formatter afterwards.
 * @param text - the registry as it stands.
 */
export function withEntry(text: string, { name, layer }: Wanted): string {
  const Name = componentName(name);
  const from = layer === 'primitives' ? `./${name}/${name}.tsx` : `../composed/${name}/${name}.tsx`;
  const entry = `\n  { folder: '${name}', name: '${Name}', render: (props) => <${Name} {...props} /> },`;
  const entries = [...text.matchAll(/\n {2}\{\s+folder: '([^']+)'/g)];
  const next = entries.find(([, folder = '']) => folder > name);
  const end = text.lastIndexOf('\n];');
  const at = next?.index ?? end;
  return `import { ${Name} } from '${from}';\n${text.slice(0, at)}${entry}${text.slice(at)}`;
}
