import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { blockCustomer, noteCustomer, readCustomer, unblockCustomer } from '#contract/customer.ts'
import { searchOrders } from '#contract/order-list.ts'
import { BalancesPanel } from '#admin/features/customers/BalancesPanel.tsx'
import { BlockPanel } from '#admin/features/customers/BlockPanel.tsx'
import { CustomerForm } from '#admin/features/customers/customer.form.ts'
import { customerView, type CustomerView } from '#admin/features/customers/customer-view.ts'
import { NotesPanel } from '#admin/features/customers/NotesPanel.tsx'
import { listedOrderRows } from '#admin/features/orders/order-rows.ts'
import { OrderTable } from '#admin/features/orders/OrderTable.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { unusedInput } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'customers.read')
	const { api, locale, can } = staff
	const id = args.params.id ?? ''
	const next = new URL(args.request.url).searchParams.get('next') ?? ''
	const customer = customerView(await api.call(readCustomer, { id }), locale)
	const orders = await api.call(searchOrders, {
		query: { customerId: id, next: /^[\w:.-]{1,80}$/.test(next) ? next : '', limit: 10 },
	})
	return {
		title: pageTitle(locale, 'customers:one', { name: customer.name }),
		customer,
		orders: listedOrderRows(orders.list, staff),
		isFirst: next === '',
		next: orders.next,
		can: {
			block: can('customers.block'),
			open: can('liabilities'),
			adjust: can('wallets.adjust'),
			data: can('customers.data'),
		},
	}
}

export async function action(args: AdminArgs) {
	const form = await args.request.formData()
	const isNote = form.get('act') === 'note'
	const staff = await requireStaff(args, isNote ? 'customers.read' : 'customers.block')
	const parsed = parseForm(form, CustomerForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const unused = unusedInput(valuesOf(form), isNote ? { reason: '' } : { note: '' })
	if (unused) return refuseForm(unused)
	const id = args.params.id ?? ''
	const step = parsed.value
	const answer =
		step.act === 'note'
			? await staff.api.tryCall(noteCustomer, { id, body: { note: step.note } })
			: await staff.api.tryCall(step.act === 'block' ? blockCustomer : unblockCustomer, {
					id,
					body: { reason: step.reason },
				})
	if (answer.ok) staff.notices.put(noticeOf(staff, `customers:done.${step.act}`))
	else noteConflict(staff, answer)
	return redirect(`/customers/${encodeURIComponent(id)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CustomerPage() {
	const { customer, orders, isFirst, next, can } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('customers')
	const customerPath = `/customers/${customer.id}`
	return (
		<>
			<PageHead
				title={customer.name}
				back={{ href: '/customers', label: t('title') }}
				actions={
					can.data ? (
						<ButtonLink href={`${customerPath}/data`}>{t('data.title')}</ButtonLink>
					) : undefined
				}
				state={customer.isBlocked ? <Badge colour="red">{t('blocked')}</Badge> : undefined}
			/>
			{customer.blocked === null ? null : (
				<div className="mb-4">
					<Alert tone="warning" title={t('blockedSince', { at: customer.blocked })}>
						{customer.blockReason}
					</Alert>
				</div>
			)}
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
				<div className="grid gap-4">
					<Panel id="orders" title={t('orders')}>
						{orders.length === 0 ? (
							<p className="text-14 text-mute">{t('noOrders')}</p>
						) : (
							<OrderTable caption={t('orders')} rows={orders} />
						)}
						<PageLinks
							first={isFirst ? null : customerPath}
							next={next === null ? null : `${customerPath}?${new URLSearchParams({ next })}`}
						/>
					</Panel>
					<NotesPanel customer={customer} rejected={rejected} />
				</div>
				<div className="grid gap-4">
					<ProfilePanel customer={customer} />
					<BalancesPanel customer={customer} canOpen={can.open} canAdjust={can.adjust} />
					<AddressesPanel customer={customer} />
					{can.block ? <BlockPanel customer={customer} rejected={rejected} /> : null}
				</div>
			</div>
		</>
	)
}

function ProfilePanel({ customer }: { customer: CustomerView }) {
	const { t } = useTranslation('customers')
	const { phone, email, code, type, since, orders, spent, lastOrder } = customer
	const confirmed = customer.isConfirmed ? '' : ` (${t('unconfirmed')})`
	return (
		<Panel id="profile" title={t('profile')}>
			<p className="text-14 wrap-anywhere">
				{phone}
				<br />
				{email}
				{confirmed}
			</p>
			<ButtonLink
				href={`https://wa.me/${customer.whatsApp}`}
				size="small"
				className="mt-2 mb-4"
				reload
			>
				<Icon name="chat" size="small" /> {t('whatsApp')}
			</ButtonLink>
			<SummaryList
				variant="strong"
				rows={[
					{ term: t('type'), value: t(`types.${type}`) },
					{ term: t('code'), value: code },
					{ term: t('since'), value: since },
					{ term: t('column.orders'), value: orders },
					{ term: t('column.spent'), value: spent },
					{ term: t('column.lastOrder'), value: lastOrder ?? '–' },
				]}
			/>
		</Panel>
	)
}

function AddressesPanel({ customer }: { customer: CustomerView }) {
	const { t } = useTranslation('customers')
	return (
		<Panel id="addresses" title={t('addresses')}>
			{customer.addresses.length === 0 ? (
				<p className="text-14 text-mute">{t('noAddresses')}</p>
			) : (
				<ul className="grid gap-4 text-14">
					{customer.addresses.map(({ id, label, isMain, lines }) => (
						<li key={id}>
							<b>{label}</b>
							{isMain ? ` · ${t('mainAddress')}` : ''}
							<address className="not-italic">
								{lines.map((line) => (
									<span key={line} className="block">
										{line}
									</span>
								))}
							</address>
						</li>
					))}
				</ul>
			)}
		</Panel>
	)
}
