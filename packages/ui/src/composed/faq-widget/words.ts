/** In Spanish. */
export const faqWidget = {
  label: 'Preguntas frecuentes',
  open: 'Abrir las preguntas frecuentes',
  close: 'Cerrar las preguntas frecuentes',
  title: 'Chat de Preguntas Frecuentes',
  greeting: '¡Hola! ¿Qué te gustaría saber?',
  chat: 'Chatear con nosotros',
};
