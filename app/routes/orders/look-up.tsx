import { parseWithZod } from '@conform-to/zod/v4'
import type {
	ActionFunctionArgs,
	AppLoadContext,
	LoaderFunctionArgs,
	SerializeFrom,
} from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { ApiError } from '#app/api/failures.ts'
import { listFilesOfGuest } from '#contract/bought-file.ts'
import { lookUpOrder, type OrderLookUp } from '#contract/shown-order.ts'
import { brandView } from '#app/domain/brand.ts'
import { lookUpForm } from '#app/features/orders/look-up.form.ts'
import { GuestOrder } from '#app/features/orders/GuestOrder.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { BrandLayout } from '#app/ui/BrandLayout.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { LookUpForm } from '#app/features/orders/LookUpForm.tsx'
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
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

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
		/** From the URL; the phone is still needed. */
		number,
		brand: brandView(context.site, context.dataSaver),
		/** Numbers of the orders placed or opened in this browser. */
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

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** An order as a guest sees it, or the form that asks for its number and phone. */
export default function LookUp() {
	const { order, files, choices, ...requested } = useLoaderData<typeof loader>()
	if (order === null) return <LookUpPage {...requested} />
	const { formToken } = requested
	return <GuestOrder order={order} files={files} choices={choices} formToken={formToken} />
}

type LookUpPageProps = Pick<
	SerializeFrom<typeof loader>,
	'brand' | 'number' | 'recent' | 'formToken'
>

function LookUpPage({ brand, number, recent, formToken }: LookUpPageProps) {
	const result = useAnswer<typeof action>()
	const { t } = useTranslation('orders')
	const path = usePath()
	return (
		<BrandLayout {...brand} widths={imageWidths.banner}>
			<PageHeader title={t('lookUp.title')}>
				{number === '' ? t('lookUp.lead') : t('lookUp.first', { number })}
			</PageHeader>
			<LookUpForm number={number} result={result} formToken={formToken} />
			{recent.length > 0 ? (
				<section className="mt-8 lg:mt-12" aria-labelledby="recent">
					<h2 id="recent">{t('lookUp.recent')}</h2>
					<ul>
						{recent.map((each) => (
							<li key={each} className="border-b border-line">
								<Anchor
									href={`${path(paths.orderLookUp)}?order=${encodeURIComponent(each)}`}
									className="flex flex-wrap items-center justify-between gap-2 min-h-12 tabular-nums font-semibold"
								>
									{each}
									<Icon name="right" />
								</Anchor>
							</li>
						))}
					</ul>
				</section>
			) : null}
		</BrandLayout>
	)
}
