import { browserLabel } from '#web/domain/browser.ts'

/** The name of a browser in the list of sessions. */
export function deviceName(headers: Headers): string {
	return browserLabel(headers.get('user-agent') ?? '')
}
