const escapes: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
}

/** A text as XML may hold it: its signs escaped, what no XML document may contain left out. */
export function xmlText(text: string): string {
	return text
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
		.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}
