import type { Transport } from '#app/api/call.ts'

const media = { MEDIA_ID: 'abcdef0123456789', ALT: '', WIDTH: 10, HEIGHT: 10 }

const answers: Record<string, unknown> = {
	'/v1/helper/get-website-template-setting': {
		data: {
			CUSTOMER_CARE_PHONE: '+628123456789',
			IS_SHOW_BUTTON_WHATSAPP: false,
			WEBSITE_TEMPLATE_COLOR_ID: 'teal',
			MAINTENANCE_STATUS: false,
		},
	},
	'/v1/helper/banner-carousel': { data: { BANNER_IMAGE_LIST: [] } },
	'/v1/helper/menu-footer': { data: { MENU_FOOTER_LIST: [] } },
	'/v1/helper/company-header-logo': {
		data: { TITLE: 'Toko Uji', COMPANY_LOGO: media, DESCRIPTION: 'Serba uji' },
	},
	'/v1/helper/google-analytic': { data: { GOOGLE_ANALYTICS_ID: 'G-1' } },
	'/v1/helper/meta-pixel-id': { data: { META_PIXEL_ID: null } },
	'/v1/helper/popup-banner': {
		data: { STATUS: true, IMAGE_URL: '/media/abcdef0123456789/480.jpg', TARGET: null },
	},
	'/v1/category/category-list': { data: { CATEGORY_LIST: [] } },
	'/v1/page-changes': { data: { PAGE_CHANGE_LIST: [], IS_COMPLETE: true } },
	'/v1/helper/tracking-affiliate': { data: { RECORDED: true } },
	'/v1/helper/tracking-agent': { data: { RECORDED: true } },
}

export type StubApi = {
	transport: Transport
	/** All requests caused by visitors, oldest first. */
	requests: Request[]
	/** Replaces the response of a path, e.g. '/v1/api-access'. */
	set(path: string, answer: (request: Request) => Response | Promise<Response>): void
	/** Passes the requests of these paths on to another API. */
	pass(paths: RegExp, to: (request: Request) => Response | Promise<Response>): void
}

/** A website API of one shop at toko.test: the minimum for a page's context, plus what a test adds. */
export function stubApi(hosts = ['toko.test']): StubApi {
	const own = new Map<string, (request: Request) => Response | Promise<Response>>()
	const requests: Request[] = []
	const passed: [paths: RegExp, to: (request: Request) => Response | Promise<Response>][] = []
	return {
		requests,
		set: (path, answer) => own.set(path, answer),
		pass: (paths, to) => void passed.push([paths, to]),
		async transport(request) {
			const { pathname } = new URL(request.url)
			if (pathname !== '/v1/page-changes') requests.push(request.clone())
			const answer = own.get(pathname)
			if (answer) return answer(request)
			const to = passed.find(([paths]) => paths.test(pathname))?.[1]
			if (to) return to(request)
			if (pathname === '/v1/api-access') return Response.json(accessFor(request, hosts))
			if (pathname === '/health/ready') return Response.json({ status: 'ready' })
			const known = answers[pathname]
			if (known) return Response.json(known)
			return Response.json({ message: 'none' }, { status: 404 })
		},
	}
}

function accessFor(request: Request, hosts: string[]) {
	const { hostname } = new URL(request.headers.get('referer') ?? 'http://none.test')
	const id = hosts.indexOf(hostname) + 1
	return {
		API_ACCESS: id === 0 ? '' : `key-of-${hostname}`,
		data: { COMPANY_API_ID: id, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: id === 0 ? 0 : 30 },
	}
}
