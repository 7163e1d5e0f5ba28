import type { Caller, Client } from '#app/api/client.server.ts'
import { callingEndpoints } from '#app/api/call-endpoint.ts'
import { catalogApi } from '#app/api/catalog.server.ts'
import { contentApi } from '#app/api/content.server.ts'
import type { ApiError } from '#app/api/failures.ts'
import { feedApi } from '#app/api/feed.server.ts'
import { homeApi } from '#app/api/home.server.ts'
import { paymentsApi } from '#app/api/payments.server.ts'
import type { SharedAnswers } from '#app/api/shared-answers.server.ts'
import { shippingApi } from '#app/api/shipping.server.ts'
import { vouchersApi } from '#app/api/vouchers.server.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { apiOver, type Api } from './api.server.ts'
import { reportFailures } from './report-failures.ts'

type Reports = { onFailure: (error: ApiError) => void; onMissing: () => void }

export type VisitorApiOptions = {
	client: Client
	/** The shared answers and their owner (company and language); absent: nothing is shared. */
	shared: { answers: SharedAnswers; owner: string } | undefined
	callers: { company: Caller; visitor: Caller }
	reports: Reports
	locale: Locale
}

/**
 * The website API for one visitor. Answers that are the same for all visitors are fetched without the visitor's
 * identity.
 */
export function visitorApi({ client, shared, callers, reports, locale }: VisitorApiOptions): Api {
	const { company, visitor } = callers
	const { onFailure, onMissing } = reports
	const call = reportFailures(client.callFor({ ...visitor, onFailure }), onMissing)
	const api: Api = {
		...apiOver(call, client.openFor(visitor), locale),
		// Streaming a feed has no deadline; each of its calls has a timeout.
		feed: feedApi(client.callFor({ ...company, onFailure, deadline: undefined })),
	}
	if (!shared) return api
	const { answers, owner } = shared
	const own = reportFailures(client.callFor({ ...company, onFailure }), onMissing)
	return {
		...api,
		call: answers.call(owner, { own: callingEndpoints(own), visitor: api.call }),
		catalog: answers.catalog(owner, {
			...catalogApi(own, locale),
			suggestions: api.catalog.suggestions,
		}),
		content: answers.content(owner, { ...contentApi(own), sendMessage: api.content.sendMessage }),
		home: answers.home(owner, homeApi(own)),
		shipping: answers.shipping(owner, { ...shippingApi(own), offers: api.shipping.offers }),
		vouchers: answers.vouchers(owner, { ...api.vouchers, offered: vouchersApi(own).offered }),
		payments: answers.payments(owner, { ...paymentsApi(own), confirm: api.payments.confirm }),
	}
}
