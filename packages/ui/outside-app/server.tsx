import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from './page.tsx';

process.stdout.write(renderToStaticMarkup(<Page />));
