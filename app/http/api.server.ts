import type { Call } from '#app/api/call.ts'
import { callingEndpoints, openingEndpoints } from '#app/api/call-endpoint.ts'
import type { OpenFile } from '#app/api/open-file.server.ts'

/** The website API as loaders and actions call it. */
export type Api = ReturnType<typeof apiOver>

/** Creates the clients of all resources from one `Call`. */
export function apiOver(call: Call, open: OpenFile) {
	return {
		call: callingEndpoints(call),
		/** The same without the page's deadline, in nobody's name. */
		callUnhurried: callingEndpoints(call),
		open: openingEndpoints(open),
		/** Opens the file at a path below /v1 that an answer names. */
		openPath: (path: string) => open(`/${path.replace(/^\//, '')}`),
	}
}
