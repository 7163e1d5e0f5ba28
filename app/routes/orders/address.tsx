import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { ApiError } from '#app/api/failures.ts'
import { getOrder } from '#contract/customer-order.ts'
import { correctOwnAddress } from '#contract/customer-order-step.ts'
import { correctGuestAddress } from '#contract/guest-order.ts'
import type { Order } from '#contract/order.ts'
import { orderAddressForm } from '#app/features/orders/address.form.ts'
import { AddressScreen } from '#app/features/orders/AddressScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { knownOrder, openKnownOrder } from './known-order.server.ts'

export const handle = { i18n: ['orders', 'checkout'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const number = numberIn(request)
	const { order, back } = await orderFor(context, number)
	if (!order?.address) return goTo(context.locale, paths.orderLookUp)
	if (!order.canCorrectAddress) return packed(context, back)
	const { districtName, village, postcode, street, courierNote } = order.address
	return {
		number: order.number,
		back,
		district: districtName,
		values: { name: order.customerName, village, postcode, street, courierNote },
		formToken: context.formToken(),
		title: translator(context.locale)('orders:address.title', { number: order.number }),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const number = numberIn(request)
	const { isOwn, back } = await orderFor(context, number)
	const submission = parseWithZod(await request.formData(), { schema: orderAddressForm })
	if (submission.status !== 'success') return reply(submission.reply(), 422)
	const known = knownOrder(context, number)
	const { name, ...address } = submission.value
	const body = { name, address }
	try {
		if (isOwn) await context.call(correctOwnAddress, { number, body })
		else if (known === undefined) return goTo(context.locale, paths.orderLookUp)
		else await context.call(correctGuestAddress, { body: { ...known, ...body } })
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		if (error.failure === 'conflict') return packed(context, back)
		if (error.failure !== 'unavailable') throw asResponse(error)
		return reply(submission.reply({ formErrors: ['my-orders:refused.unavailable'] }), 503)
	}
	context.flash({ type: 'success', key: 'my-orders:said.address' })
	return goTo(context.locale, back)
}

function numberIn(request: Request): string {
	return new URL(request.url).searchParams.get('order')?.slice(0, 40) ?? ''
}

/** The customer's own order, or one that this browser placed or opened, with its page. */
async function orderFor(
	context: AppLoadContext,
	number: string,
): Promise<{ order: Order | null; isOwn: boolean; back: `/${string}` }> {
	const own =
		context.customer.current() && number !== ''
			? await orNull(context.call(getOrder, { number }))
			: null
	if (own) return { order: own, isOwn: true, back: paths.profile.order(number) }
	const back: `/${string}` = `${paths.orderLookUp}?order=${encodeURIComponent(number)}`
	return { order: await openKnownOrder(context, number), isOwn: false, back }
}

function packed(context: AppLoadContext, back: `/${string}`) {
	context.flash({ type: 'error', key: 'my-orders:refused.packed' })
	return goTo(context.locale, back)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Address() {
	const result = useActionData<typeof action>()
	return <AddressScreen {...useLoaderData<typeof loader>()} result={result} />
}
