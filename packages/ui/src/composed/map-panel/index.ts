export { MapPanel, type MapPanelProps } from './map-panel.tsx';
