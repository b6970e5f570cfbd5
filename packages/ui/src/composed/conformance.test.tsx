import { registry } from '../conformance/composed-registry.tsx';
import { holdFolders, holdServerRules } from '../conformance/server-rules.tsx';

holdFolders(import.meta.dirname, ['*/*.stories.tsx', '../features/*/view/**/*.stories.tsx'], registry);
holdServerRules(registry);
