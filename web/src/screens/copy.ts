/** Copy a text: the clipboard is there over HTTPS only, so elsewhere the field it stands in is copied. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
