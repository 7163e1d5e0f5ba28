import type { Caller, Client } from '#app/api/client.server.ts'
import type { ApiError } from '#app/api/failures.ts'
import { feedApi } from '#app/api/feed.server.ts'
import type { Locale } from '#app/i18n/paths.ts'
import { apiOver, type Api } from './api.server.ts'
import { reportFailures } from './report-failures.ts'

type Reports = { onFailure: (error: ApiError) => void; onMissing: () => void }

/** The website API as one visitor calls it. */
export function visitorApi(
	client: Client,
	{ company, visitor }: { company: Caller; visitor: Caller },
	{ onFailure, onMissing }: Reports,
	locale: Locale,
): Api {
	return {
		...apiOver(
			reportFailures(client.callFor({ ...visitor, onFailure }), onMissing),
			client.openFor(visitor),
			locale,
		),
		// A feed is read for as long as its reader takes; each call has a limit of its own.
		feed: feedApi(client.callFor({ ...company, onFailure, deadline: undefined })),
	}
}
