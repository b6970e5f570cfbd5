import { createChat } from '@n8n/chat/dist/chat.bundle.es.js';
import '@n8n/chat/style.css';

createChat({ webhookUrl: `${location.origin}/webhook` });
