export { applyTheme, currentTheme } from './theme.ts';
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx';
