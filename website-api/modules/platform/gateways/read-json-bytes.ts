/** What JSON in UTF-8 says; undefined if it is none. */
export function readJsonBytes(body: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
	} catch {
		return undefined
	}
}
