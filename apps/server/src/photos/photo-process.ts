import { encodePhoto } from './encode-photo.ts';
import { answerApart } from './run-apart.ts';

/**
 * The process that decodes one picture that a person sent, and ends. A picture that breaks the decoder breaks nothing
 * else (R61).
 */
answerApart(encodePhoto);
