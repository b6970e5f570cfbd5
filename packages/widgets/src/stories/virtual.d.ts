declare module 'virtual:ministerio-widgets';
