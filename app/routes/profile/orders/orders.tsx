import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listOrders } from '#contract/customer-order.ts'
import { getProfile } from '#contract/account.ts'
import { ORDER_STATUSES } from '#contract/order-statuses.ts'
import { ConfirmEmail } from '#app/features/account/ConfirmEmail.tsx'
import { typedLine } from '#app/features/content/typed-line.ts'
import { ordersPath, ordersView, type OrdersView } from '#app/features/orders/orders-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Chips } from '#app/ui/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { OrderCard } from '#app/features/orders/OrderCard.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { pageNumber } from '../../content/page-number.ts'

export const handle = { i18n: ['account', 'my-orders', 'orders'] }

/** The customer's orders, newest first; a page beyond the last redirects to the last. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const search = new URL(request.url).searchParams
	const requested = {
		page: pageNumber(search),
		status: ORDER_STATUSES.find((status) => status === search.get('status')),
		text: typedLine(search.get('q')) || undefined,
	}
	const [found, person] = await Promise.all([
		orRespond(context.call(listOrders, { query: requested })),
		orNull(context.call(getProfile, {}, { optional: true })),
	])
	const last = Math.max(1, found.pages)
	if (requested.page > last) throw goTo(context.locale, ordersPath({ ...requested, page: last }))
	return {
		...ordersView(requested, found, context.locale, context.now),
		title: translator(context.locale)('my-orders:title'),
		// Orders without an account join it once its email is confirmed (docs/decisions/0052).
		contact: person && {
			isEmailConfirmed: person.isEmailConfirmed,
			emailWaiting: person.emailWaiting,
		},
		formToken: context.formToken(),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** A customer's orders, filtered by status and search text. */
export default function Orders() {
	const { contact, title, formToken, ...view } = useLoaderData<typeof loader>()
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const { requested, orders, pages, all } = view
	return (
		<>
			<PageHeader title={title} />
			{contact ? <ConfirmEmail {...contact} formToken={formToken} /> : null}
			{all > 0 ? <Narrowing {...view} /> : null}
			{orders.length === 0 ? (
				<NoOrders {...view} />
			) : (
				<ul className="flex flex-col gap-4">
					{orders.map((order) => (
						<li key={order.number}>
							<OrderCard order={order} formToken={formToken} />
						</li>
					))}
				</ul>
			)}
			<Pagination
				page={requested.page}
				pages={pages}
				hrefOf={(page) => path(ordersPath({ ...requested, page }))}
				texts={paginationTexts(t)}
			/>
		</>
	)
}

function Narrowing({ requested, tabs, all, count }: OrdersView) {
	const { t } = useTranslation(['my-orders', 'orders'])
	const path = usePath()
	const hrefOf = (status?: OrdersView['requested']['status']) =>
		path(ordersPath({ text: requested.text, status }))
	return (
		<div className="flex flex-col gap-4 mb-6">
			<Chips
				scroll
				label={t('my-orders:list.tabs')}
				chips={[
					{
						href: hrefOf(),
						label: t('my-orders:list.tab', { status: t('my-orders:list.all'), count: all }),
						current: requested.status === undefined,
					},
					...tabs.map(({ status, count: each }) => ({
						href: hrefOf(status),
						label: t('my-orders:list.tab', { status: t(`orders:status.${status}`), count: each }),
						current: status === requested.status,
					})),
				]}
			/>
			<FilterForm action={path(paths.profile.orders)} submit={t('my-orders:list.submit')} single>
				{requested.status ? <input type="hidden" name="status" value={requested.status} /> : null}
				<TextField
					id="orders-q"
					name="q"
					type="search"
					enterKeyHint="search"
					label={t('my-orders:list.search')}
					defaultValue={requested.text}
					maxLength={100}
				/>
			</FilterForm>
			{requested.text ? (
				<MutedText className="tabular-nums">{t('my-orders:list.found', { count })}</MutedText>
			) : null}
		</div>
	)
}

function NoOrders({ requested, all }: OrdersView) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const narrowed = all > 0 && (requested.text !== undefined || requested.status !== undefined)
	return (
		<EmptyState
			drawing={narrowed ? 'search' : 'parcel'}
			title={t(narrowed ? 'list.none.title' : 'list.empty.title')}
			action={
				<ButtonLink variant="primary" href={path(narrowed ? paths.profile.orders : paths.products)}>
					{t(narrowed ? 'list.none.all' : 'list.empty.shop')}
				</ButtonLink>
			}
		>
			{t(narrowed ? 'list.none.text' : 'list.empty.text')}
		</EmptyState>
	)
}
