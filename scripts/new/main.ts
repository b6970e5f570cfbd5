/** `npm run new -- component | call | screen | widget | page NAME` and `npm run new -- church`: the files that something new needs. */
import { newCall } from './call/new-call.ts';
import { questions } from './church/facts.ts';
import { newChurch } from './church/new-church.ts';
import { newComponent } from './component/new-component.ts';
import { newPage } from './page/new-page.ts';
import { newScreen } from './screen/new-screen.ts';
import { newWidget } from './widget/new-widget.ts';

const USAGE = `Usage:
  npm run new -- component NAME [--layer composed|primitives] [--area public|auth|member|admin]
      NAME in kebab-case, for example welcome-card
  npm run new -- call NAME [--path /retiros]
      contract, route of the server with its test, and mock; for example list-retreats
  npm run new -- screen NAME --call CALL [--path retiros] [--title 'Retiros']
      a screen of the panel that shows what a call answers, with story, page and route
  npm run new -- widget NAME
      a custom element <ministerio-NAME> for other sites, with documentation and story
  npm run new -- page NAME [--path /visitas]
      a public page with its texts and its row in the journeys
  npm run new -- church [--name=NAME] [--latitude=-12.05] ...
      asks for what is not given; writes packages/content/src/church.json
      options: ${questions.map(({ name }) => `--${name}`).join(' ')}`;

const [kind, ...args] = process.argv.slice(2);
const commands: Readonly<Record<string, (args: string[]) => void | Promise<void>>> = {
  component: newComponent,
  call: newCall,
  screen: newScreen,
  widget: newWidget,
  page: newPage,
  church: newChurch,
};
const command = commands[kind ?? ''];
if (!command || args.includes('--help')) {
  console.error(USAGE);
  process.exit(1);
}
try {
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
