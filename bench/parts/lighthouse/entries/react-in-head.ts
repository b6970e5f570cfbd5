import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Words } from './words.ts';

const root = document.getElementById('root');
if (root) hydrateRoot(root, createElement(Words));
