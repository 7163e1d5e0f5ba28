/** Clears this browser's storage with script; without script the response's Clear-Site-Data header does it. */
export function clearStorage() {
	try {
		localStorage.clear()
		sessionStorage.clear()
	} catch {
		// A browser that keeps nothing for us has nothing to clear.
	}
}
