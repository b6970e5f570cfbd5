/** Every style of the guide: the build takes the style sheet of this module and throws its script away. */
import '@ministerio/ui/styles-fonts-later.css';

export { guideBody } from './guide-page.tsx';
