import type { ReactNode } from 'react'
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
import { OrderCard } from './OrderCard.tsx'
import { ordersPath, type OrdersView } from './orders-view.ts'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'

type OrdersScreenProps = OrdersView & {
	title: string
	/** Below the title. */
	reminder: ReactNode
	formToken: string
}

/** A customer's orders, filtered by status and search text. */
export function OrdersScreen({ title, reminder, formToken, ...view }: OrdersScreenProps) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const { requested, orders, pages, all } = view
	return (
		<>
			<PageHeader title={title} />
			{reminder}
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
