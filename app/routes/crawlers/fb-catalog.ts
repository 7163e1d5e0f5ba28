import type { LoaderFunctionArgs } from '@remix-run/node'
import { listFeedProducts } from '#contract/feed.ts'
import { ApiError } from '#app/api/failures.ts'
import { feedFormats } from '#app/features/crawlers/feed-format.server.ts'
import { feedStream } from '#app/features/crawlers/feed-stream.server.ts'
import { canonicalOrigin } from '#app/http/canonical-origin.ts'
import { noForm } from '#app/http/no-form.server.ts'

const address = /^(all|[a-z0-9]+(?:-[a-z0-9]+)*)\.(xml|csv)$/
const code = /^[A-Za-z0-9_.-]{1,40}$/

/**
 * GET /fb-catalog/{all|category}.{xml|csv}: the product feed in Meta's format, in the language of the path; `ref` or
 * `agen` is added to the links. 404 for other names and unknown categories; 503 when the website API fails, at the
 * beginning or in the middle, since an empty or incomplete feed would delete products at Meta (product decisions).
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const [, name, kind] = address.exec(params.params ?? '') ?? []
	if (name === undefined || (kind !== 'xml' && kind !== 'csv')) throw plain('Not found', 404)
	const format = feedFormats[kind]
	const category = name === 'all' ? undefined : name
	const page = (after: number) =>
		context.api.callUnhurried(listFeedProducts, { query: { after, limit: 100, category } })
	const shop = {
		origin: canonicalOrigin(context.origin, context.site.mainHost),
		locale: context.locale,
		title: context.site.title,
		referral: referralOf(new URL(request.url).searchParams),
	}
	const body = await orRefused(page(0).then((first) => feedStream(first, page, { shop, format })))
	return new Response(body, {
		headers: {
			'Content-Type': format.contentType,
			'Cache-Control': 'public, max-age=600, s-maxage=3600',
			'X-Robots-Tag': 'noindex',
		},
	})
}

export const action = noForm

async function orRefused<T>(work: Promise<T>): Promise<T> {
	try {
		return await work
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		if (error.failure === 'missing') throw plain('Not found', 404)
		throw plain('Temporarily unavailable', 503, {
			'Retry-After': String(error.retryAfterSeconds ?? 60),
		})
	}
}

function referralOf(query: URLSearchParams) {
	const ref = query.get('ref') ?? query.get('reff')
	if (ref !== null && code.test(ref)) return { name: 'ref' as const, code: ref }
	const agen = query.get('agen') ?? query.get('agent')
	if (agen !== null && code.test(agen)) return { name: 'agen' as const, code: agen }
	return undefined
}

function plain(text: string, status: number, headers: Record<string, string> = {}) {
	return new Response(`${text}\n`, {
		status,
		headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
	})
}
