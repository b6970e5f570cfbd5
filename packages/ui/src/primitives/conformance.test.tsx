import { holdFolders, holdServerRules } from '../conformance/server-rules.tsx';
import { registry } from './conformance-registry.tsx';

holdFolders(import.meta.dirname, ['*/*.stories.tsx'], registry);
holdServerRules(registry);
