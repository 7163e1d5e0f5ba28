import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { getProduct } from '#contract/product.ts'
import { addWatch } from '#contract/watch.ts'
import { ApiError } from '#app/api/failures.ts'
import { chosenVariant } from '#app/features/catalog/variant-choice.ts'
import { watchForm } from '#app/features/notifications/watch.form.ts'
import { WatchScreen } from '#app/features/notifications/WatchScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { asResponse, orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { i18n: ['notifications', 'auth'] }

/** Asks for the recipient of a mail when a product is back (`kind=stock`) or costs less (`kind=price`). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const product = await orRespond(context.call(getProduct, { slug: params.slug ?? '' }))
	const { kind, search } = requestedWatch(request)
	return {
		slug: product.slug,
		product: product.name,
		kind,
		action: `${localePath(context.locale, paths.productWatch(product.slug))}${search}`,
		isMember: context.customer.current() !== null,
		formToken: context.formToken(),
		title: translator(context.locale)(`notifications:watch.${kind}.title`),
	}
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const isMember = context.customer.current() !== null
	const product = await orRespond(context.call(getProduct, { slug: params.slug ?? '' }))
	const { kind, variant } = requestedWatch(request)
	const submission = parseWithZod(await request.formData(), { schema: watchForm(isMember) })
	if (submission.status !== 'success') return reply(submission.reply(), 422)
	try {
		await context.call(addWatch, {
			body: {
				kind: kind === 'stock' ? 'STOCK' : 'PRICE',
				productId: product.id,
				...(kind === 'stock' && { variantId: chosenVariant(product.variants, variant)?.id }),
				email: submission.value.email,
			},
		})
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const status = error.failure === 'conflict' ? 409 : error.failure === 'too-many' ? 429 : 503
		const formErrors = [`notifications:watch.refused.${status}`]
		return reply(submission.reply({ formErrors }), status)
	}
	context.flash({ type: 'success', key: `notifications:said.${isMember ? 'watching' : 'mailed'}` })
	return goTo(context.locale, paths.product(product.slug))
}

function requestedWatch(request: Request) {
	const { searchParams } = new URL(request.url)
	const kind = searchParams.get('kind') === 'stock' ? ('stock' as const) : ('price' as const)
	const variant = /^\d{1,15}$/.exec(searchParams.get('v') ?? '')?.[0] ?? null
	return { kind, variant, search: `?kind=${kind}${variant === null ? '' : `&v=${variant}`}` }
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function ProductWatch() {
	return <WatchScreen {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
