// What this browser remembers about its visitor. Private windows may forbid it; then nothing is remembered.
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`yamclub.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`yamclub.${key}`, value);
  } catch {
    // Nothing to do: the visitor will be asked again next time.
  }
}
