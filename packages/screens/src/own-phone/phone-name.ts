const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
] as const;
/** Each names itself beside those after it. */
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

/** Everyday name of a phone: 'Android, Chrome'. @param userAgent - as the browser says it. */
export function phoneName(userAgent: string): string {
  const named = [devices, browsers].map((list) => list.find(([form]) => form.test(userAgent))?.[1]);
  return named.filter((name) => name !== undefined).join(', ') || 'Mi teléfono';
}
