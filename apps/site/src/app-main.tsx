import './app/zod-config.ts';
import '@ministerio/ui/styles-fonts-later.css';
import { openApp } from './app/open-app.tsx';
import { createPageRoot } from './app/page-root.tsx';

const container = document.getElementById('root');
if (container) void openApp(createPageRoot(container));
