import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listOrders, shipOrders } from '#admin/api/orders.server.ts'
import { orderRows } from '#admin/features/orders/order-rows.ts'
import { trackingNumbers } from '#admin/features/orders/tracking-numbers.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { TextField } from '#app/ui/TextField.tsx'

const maxRows = 50

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.process')
	const { list, totalRows } = await listOrders(staff.api, {
		...{ company: staff.company.companyCode, status: 'PROCESSING', perPage: maxRows },
	})
	return {
		title: pageTitle(staff.locale, 'orders:ship.title'),
		rows: orderRows(list, staff),
		more: Math.max(0, totalRows - list.length),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.process')
	const form = await args.request.formData()
	const { given, faults } = trackingNumbers(form)
	if (given.length === 0 || Object.keys(faults).length > 0) {
		const values = Object.fromEntries(given.map(({ number, tracking }) => [number, tracking]))
		return refuseForm({ values, errors: given.length === 0 ? { '': 'ship.none' } : faults })
	}
	const results = await shipOrders(staff.api, given)
	const refused = given.filter((_, index) => !results[index]?.ok)
	const done = given.length - refused.length
	if (refused.length > 0) {
		return refuseForm({
			values: Object.fromEntries(refused.map(({ number, tracking }) => [number, tracking])),
			errors: Object.fromEntries(refused.map(({ number }) => [number, 'ship.refused'])),
		})
	}
	staff.notices.put(noticeOf(staff, 'orders:ship.done', { done }))
	return redirect('/orders?tab=SHIPPING', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ShipPage() {
	const { rows, more } = useLoaderData<typeof loader>()
	const faults = useActionData<typeof action>()
	const { t } = useTranslation('orders')
	const errors = fieldErrors(faults, t)
	const back = { href: '/orders?tab=PROCESSING', label: t('title') }
	if (rows.length === 0) {
		return (
			<>
				<PageHead title={t('ship.title')} back={back} />
				<EmptyState
					title={t('ship.empty')}
					action={<ButtonLink href="/orders?tab=PAYMENT_CONFIRMED">{t('ship.toPack')}</ButtonLink>}
				>
					{t('ship.emptyText')}
				</EmptyState>
			</>
		)
	}
	return (
		<>
			<PageHead title={t('ship.title')} back={back}>
				<p className="max-w-[68ch] text-mute">{t('ship.text')}</p>
			</PageHead>
			<PostForm className="grid gap-3">
				<FormErrors faults={faults} ns="orders" />
				<ul className="divide-y divide-line rounded-card border border-line bg-ground px-4">
					{rows.map(({ number, buyer, age }) => (
						<li
							key={number}
							className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] sm:items-center"
						>
							<span>
								<Anchor href={`/orders/${number}`} className="font-semibold text-link">
									{number}
								</Anchor>
								<span className="block text-14 text-mute">
									{buyer} · {t(age.key, { count: age.count })}
								</span>
							</span>
							<TextField
								id={number}
								name={`resi.${number}`}
								label={t('ship.trackingOf', { number })}
								hideLabel
								placeholder={t('ship.tracking')}
								autoComplete="off"
								autoCapitalize="characters"
								maxLength={60}
								defaultValue={faults?.values[number]}
								errors={errors(number)}
							/>
						</li>
					))}
				</ul>
				{more > 0 ? <p className="text-mute">{t('ship.more', { more })}</p> : null}
				<div className="sticky bottom-0 -mx-(--gutter) border-t border-line bg-sunk px-(--gutter) py-3">
					<Button variant="primary">{t('ship.submit')}</Button>
				</div>
			</PostForm>
		</>
	)
}
