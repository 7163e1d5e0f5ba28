import type { Answer } from './send-request.ts'

/** The token of the page that asks to confirm a form. */
export function tokenIn(html: string): string {
	return /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** The cookies of a response as a browser sends them back. */
export function cookieOf({ headers }: Answer): string {
	return headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
}
