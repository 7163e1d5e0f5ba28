const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML, also within double quotes. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')
}
