import Typebot from '@typebot.io/js/web';

Typebot.initBubble({ typebot: 'preguntas', apiHost: location.origin });
