import { getOrder } from '#contract/customer-order.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { formatMoney } from '#web/domain/money.ts'
import { RequestScreen } from '#app/features/returns/RequestScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { sendRequest } from './send-request.server.ts'

export const handle = { i18n: ['returns', 'my-orders'] }

/** The returnable lines of a delivered order; redirects to the order when there are none. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const order = await orRespond(context.call(getOrder, { number: params.saleId ?? '' }))
	if (!order.canReturn) {
		context.flash({ type: 'info', key: 'returns:request.over' })
		throw goTo(context.locale, paths.profile.order(order.number))
	}
	return {
		number: order.number,
		lines: order.lines
			.filter(({ returnable }) => returnable > 0)
			.map((line) => ({
				position: line.position,
				name: line.productName,
				variantLabel: line.variantLabel,
				imageId: line.imageId,
				price: formatMoney(line.price),
				returnable: line.returnable,
			})),
		formKey: context.newFormKey(),
		formToken: context.formToken(),
		title: translator(context.locale)('returns:request.title'),
	}
}

export function action({ context, request, params }: ActionFunctionArgs) {
	requireCustomer(context)
	return sendRequest(context, params.saleId ?? '', request)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function ReturnRequest() {
	const answer = useActionData<typeof action>()
	return (
		<RequestScreen
			{...useLoaderData<typeof loader>()}
			result={answer?.result}
			sentKey={answer?.sentKey}
		/>
	)
}
