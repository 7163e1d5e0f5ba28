import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { ApiError } from '#app/api/failures.ts'
import { listFilesOfGuest } from '#contract/bought-file.ts'
import { lookUpOrder, type OrderLookUp } from '#contract/shown-order.ts'
import { brandView } from '#app/domain/brand.ts'
import { lookUpForm } from '#app/features/orders/look-up.form.ts'
import { LookUpScreen } from '#app/features/orders/LookUpScreen.tsx'
import { OrderScreen } from '#app/features/orders/OrderScreen.tsx'
import { digitalView } from '#app/features/orders/digital-view.ts'
import { orderView } from '#app/features/orders/order-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { asResponse, orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { choicesFor } from './choices-for.server.ts'
import { knownOrder } from './known-order.server.ts'

export const handle = { i18n: ['my-orders', 'orders', 'payment'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const number = new URL(request.url).searchParams.get('order')?.slice(0, 40) ?? ''
	const known = knownOrder(context, number)
	const order = known && (await orRespond(context.call(lookUpOrder, { body: known })))
	const view = order
		? orderView(order, context.locale, context.now, context.site.pickupPlaces)
		: null
	return {
		order: view,
		choices: order ? await choicesFor(context, order) : [],
		files: known && view?.payment === 'paid' ? await filesOf(context, known) : [],
		number,
		brand: brandView(context.site, context.dataSaver),
		recent: context.recentOrders.list().map((each) => each.number),
		formToken: context.formToken(),
		title: translator(context.locale)('orders:lookUp.title'),
	}
}

/** Files of a guest's order; a customer's are in the account. */
async function filesOf({ call, locale, now }: AppLoadContext, order: OrderLookUp) {
	const bought = await orMissing(call(listFilesOfGuest, { body: order }))
	return bought === 'missing' ? [] : bought.list.map((each) => digitalView(each, locale, now))
}

export async function action({ context, request }: ActionFunctionArgs) {
	const submission = parseWithZod(await request.formData(), { schema: lookUpForm })
	if (submission.status !== 'success') return reply(submission.reply(), 422)
	const { number, phone } = submission.value
	try {
		const order = await context.call(lookUpOrder, { body: { number, phone } })
		context.recentOrders.remember({ number: order.number, phone, key: order.lookUpKey })
		return goTo(context.locale, `${paths.orderLookUp}?order=${encodeURIComponent(order.number)}`)
	} catch (error) {
		if (error instanceof ApiError && error.failure === 'missing') {
			return reply(submission.reply({ formErrors: ['orders:lookUp.missing'] }), 404)
		}
		if (error instanceof ApiError && error.failure === 'too-many') {
			return reply(submission.reply({ formErrors: ['orders:lookUp.tooMany'] }), 429, {
				'Retry-After': String(error.retryAfterSeconds ?? 60),
			})
		}
		if (error instanceof ApiError && error.failure === 'unavailable') {
			return reply(submission.reply({ formErrors: ['orders:lookUp.unavailable'] }), 503, {
				'Retry-After': '5',
			})
		}
		throw asResponse(error)
	}
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function LookUp() {
	const { order, files, choices, ...requested } = useLoaderData<typeof loader>()
	const result = useActionData<typeof action>()
	if (order === null) return <LookUpScreen {...requested} result={result} />
	const { formToken } = requested
	return <OrderScreen order={order} files={files} choices={choices} formToken={formToken} />
}
