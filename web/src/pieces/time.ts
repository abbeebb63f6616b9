/** Time left, in a short form: 0:42, 3:05, 5 h, 2 d. */
export function timeText(milliseconds: number, language: string): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  if (seconds >= 48 * 3600) return unit(Math.round(seconds / 86_400), 'day');
  if (seconds >= 3600) return unit(Math.round(seconds / 3600), 'hour');
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
