import type { z } from 'zod'
import { OperatorLogoAnswerWire } from '#contract/operator-look.ts'
import {
	type OperatorCouriersChangeWire,
	OperatorShippingAnswerWire,
	type OperatorShippingChangeWire,
} from '#contract/operator-shipping.ts'
import {
	OperatorChangedWire,
	OperatorPageListWire,
	OperatorPageTextWire,
	OperatorSiteAnswerWire,
	type OperatorSiteChangeWire,
} from '#contract/operator-site.ts'
import { OperatorCompanyAnswerWire } from '#contract/operator.ts'
import type { OperatorApi } from './client.server.ts'

const part = encodeURIComponent
const site = (code: string, path = '') => `/sites/${part(code)}${path}`

/** The settings of a shop. */
export function readSite(api: OperatorApi, code: string) {
	return api.ask({ path: site(code) }, OperatorSiteAnswerWire)
}

/** Changes settings of a shop; what is left out stays. */
export function changeSite(api: OperatorApi, code: string, body: OperatorSiteChangeWire) {
	return api.attempt({ method: 'PATCH', path: site(code), body }, OperatorSiteAnswerWire)
}

/** Shows another logo. */
export function putLogo(api: OperatorApi, code: string, content: Uint8Array<ArrayBuffer>) {
	const bytes = { type: 'application/octet-stream', content }
	return api.attempt({ method: 'PUT', path: site(code, '/logo'), bytes }, OperatorLogoAnswerWire)
}

/** Goes back to the generated logo. */
export function resetLogo(api: OperatorApi, code: string) {
	return api.attempt({ method: 'DELETE', path: site(code, '/logo') }, OperatorLogoAnswerWire)
}

/** Gives the shop a further host name. */
export function addHost(api: OperatorApi, code: string, host: string) {
	const path = `/companies/${part(code)}/domains`
	return api.attempt({ method: 'POST', path, body: { HOST: host } }, OperatorCompanyAnswerWire)
}

/** Takes a host name away from the shop. */
export function removeHost(api: OperatorApi, code: string, host: string) {
	const path = `/companies/${part(code)}/domains/${part(host)}`
	return api.attempt({ method: 'DELETE', path }, OperatorCompanyAnswerWire)
}

/** Where parcels leave from, couriers and tariffs. */
export function readShipping(api: OperatorApi, code: string) {
	return api.ask({ path: site(code, '/shipping') }, OperatorShippingAnswerWire)
}

/** Changes where parcels leave from and when they are free. */
export function changeShipping(
	api: OperatorApi,
	code: string,
	body: z.input<typeof OperatorShippingChangeWire>,
) {
	const call = { method: 'PATCH', path: site(code, '/shipping'), body } as const
	return api.attempt(call, OperatorShippingAnswerWire)
}

/** Switches couriers on and off and replaces their tariffs. */
export function changeCouriers(
	api: OperatorApi,
	code: string,
	list: z.input<typeof OperatorCouriersChangeWire>['COURIER_LIST'],
) {
	const call = { method: 'PATCH', path: site(code, '/couriers') } as const
	return api.attempt({ ...call, body: { COURIER_LIST: list } }, OperatorShippingAnswerWire)
}

/** Pages of fixed address, then those of the shop's own. */
export async function listPages(api: OperatorApi, code: string) {
	const kinds = ['pages', 'informations'] as const
	const lists = await Promise.all(
		kinds.map((kind) => api.ask({ path: site(code, `/${kind}`) }, OperatorPageListWire)),
	)
	return lists.flatMap(({ list }, at) =>
		list.map((page) => ({ kind: kinds[at] ?? 'pages', ...page })),
	)
}

/** What a page says. */
export function readPage(api: OperatorApi, code: string, kind: string, key: string) {
	return api.ask({ path: site(code, `/${part(kind)}/${part(key)}`) }, OperatorPageTextWire)
}

/** Notes that a generated page has been read. */
export function reviewPage(api: OperatorApi, code: string, kind: string, key: string) {
	const path = site(code, `/${part(kind)}/${part(key)}/review`)
	return api.attempt({ method: 'POST', path }, OperatorChangedWire)
}
