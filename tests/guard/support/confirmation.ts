import type { Answer } from './send-request.ts'

/** The token of the page that asks whether a form is the visitor's own. */
export function tokenIn(html: string): string {
	return /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** What a browser sends back of an answer's cookies. */
export function cookieOf({ headers }: Answer): string {
	return headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
}
