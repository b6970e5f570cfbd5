import { chatLink, church, faq, visitorGreeting } from '@ministerio/content';

/** The church's own questions. */
export const questions = faq;

/** Its chat, if it has one. */
export const churchChat: string | null = chatLink(church, visitorGreeting) ?? null;
