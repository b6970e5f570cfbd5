/** Names that are in kebab-case and cannot be the name of a constant. */
const RESERVED =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|await|yield|let|static|package)$/;

/** @throws Error where a name is not in kebab-case. @param what - for the message, `A call`. */
export function kebabName(names: readonly string[], what: string, example: string): string {
  const [name = '', ...more] = names;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || more.length > 0) {
    throw new Error(`${what} has one name in kebab-case, for example ${example}.`);
  }
  if (RESERVED.test(name)) throw new Error(`${name} is a word of JavaScript: choose another name.`);
  return name;
}

/** `list-visits` as a type or a component is called: `ListVisits`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `list-visits` as a function or a constant is called: `listVisits`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `list-visits` as a title is written: `List visits`. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
