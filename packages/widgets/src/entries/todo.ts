import { defineWidgets } from '../index.ts';

defineWidgets();
