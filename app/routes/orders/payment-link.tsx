import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { openPaymentLink } from '#contract/payment-link.ts'
import { listPaymentMethods } from '#contract/payment.ts'
import { payeesOf } from '#app/domain/payment.ts'
import { orderView } from '#app/features/orders/order-view.ts'
import { LinkedOrderScreen } from '#app/features/payment-link/LinkedOrderScreen.tsx'
import { LinkScreen } from '#app/features/payment-link/LinkScreen.tsx'
import { linkView } from '#app/features/payment-link/link-view.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { linkToken, placesFor, submitLink } from './payment-link.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['orders', 'checkout', 'payment'] }

/** An order that the shop wrote for its buyer. Whoever has the link sees it; it says nothing of other orders. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url)
	const token = linkToken(searchParams.get('token'))
	const title = translator(context.locale)('orders:link.title')
	const formToken = context.formToken()
	const linked =
		token === undefined
			? 'missing'
			: await orMissing(context.call(openPaymentLink, { body: { token } }))
	const shared = { title, token: token ?? '', formToken }
	if (linked === 'missing' || (!linked.draft && !linked.order)) {
		return json({ ...shared, kind: 'none' as const }, 404)
	}
	if (linked.order) {
		const order = orderView(linked.order, context.locale, context.now, context.site.pickupPlaces)
		return json({ ...shared, kind: 'order' as const, order })
	}
	const { draft } = linked
	if (!draft) return json({ ...shared, kind: 'none' as const }, 404)
	const { search, places } = await placesFor(context, searchParams.get('q'), draft)
	const view = linkView(
		draft,
		places,
		{
			searched: search.text,
			isEdited: searchParams.has('edit'),
			isOtherCourier: searchParams.has('courier'),
		},
		context,
	)
	const methods =
		view.step === 'pay' ? await orRespond(context.call(listPaymentMethods, {})) : { list: [] }
	const payees = payeesOf(methods.list, draft.total)
	return json({ ...shared, kind: 'draft' as const, view, search, payees })
}

export async function action({ context, request }: ActionFunctionArgs) {
	const token = linkToken(new URL(request.url).searchParams.get('token'))
	return submitLink(context, token, await request.formData())
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function PaymentLink() {
	const page = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
	if (page.kind === 'none') return <EndedLink />
	if (page.kind === 'order') return <LinkedOrderScreen {...page} />
	return <LinkScreen {...page} result={result} />
}

function EndedLink() {
	const { t } = useTranslation('orders')
	return (
		<Container narrow page>
			<PageHeader title={t('link.ended')}>{t('link.endedText')}</PageHeader>
		</Container>
	)
}
