import { browserLabel } from '#app/domain/browser.ts'

/** How the list of sessions calls the browser that signs in. */
export function deviceName(headers: Headers): string {
	return browserLabel(headers.get('user-agent') ?? '')
}
