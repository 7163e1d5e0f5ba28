import { TEXT_TABLE_TYPES } from '#contract/file-types.ts'
import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listStaffOrders } from '#contract/staff-order.ts'
import { shipOrder } from '#contract/order-step.ts'
import { eachOrder } from '#admin/features/orders/several-orders.server.ts'
import { orderRows } from '#admin/features/orders/order-rows.ts'
import { pastedNumbers, trackingNumbers } from '#admin/features/orders/tracking-numbers.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const maxRows = 50
/** Maximum bytes of a table of tracking numbers. */
const largestTable = 100_000

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.process')
	const { list, count } = await staff.api.call(listStaffOrders, {
		query: {
			company: staff.company.companyCode,
			status: 'PROCESSING',
			toDo: 'yes',
			pageSize: maxRows,
		},
	})
	return {
		title: pageTitle(staff.locale, 'orders:ship.title'),
		rows: orderRows(list, staff),
		more: Math.max(0, count - list.length),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.process')
	const form = await args.request.formData()
	await fillFromTable(form)
	const { entered, errors } = trackingNumbers(form)
	if (entered.length === 0 || Object.keys(errors).length > 0) {
		const values = Object.fromEntries(entered.map(({ number, tracking }) => [number, tracking]))
		return refuseForm({ values, errors: entered.length === 0 ? { '': 'ship.none' } : errors })
	}
	const results = await eachOrder(entered, ({ number, tracking: trackingNumber }) =>
		staff.api.tryCall(shipOrder, { number, body: { trackingNumber } }),
	)
	const refused = entered.filter((_, index) => !results[index]?.ok)
	const done = entered.length - refused.length
	if (refused.length > 0) {
		return refuseForm({
			values: Object.fromEntries(refused.map(({ number, tracking }) => [number, tracking])),
			errors: Object.fromEntries(refused.map(({ number }) => [number, 'ship.refused'])),
		})
	}
	staff.notices.put(noticeOf(staff, 'orders:ship.done', { done }))
	return redirect('/orders?tab=SHIPPING', 303)
}

/** Fills empty fields with the numbers of a pasted table or a file. */
async function fillFromTable(form: FormData) {
	const fields = [...form.keys()].filter((name) => name.startsWith('resi.'))
	const orders = fields.map((name) => name.slice('resi.'.length))
	const file = form.get('file')
	const isFile = file instanceof File && file.size > 0 && file.size <= largestTable
	const text = `${String(form.get('pasted') ?? '').slice(0, largestTable)}\n${isFile ? await file.text() : ''}`
	for (const [number, tracking] of pastedNumbers(text, orders)) {
		if (form.get(`resi.${number}`) === '') form.set(`resi.${number}`, tracking)
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ShipPage() {
	const { rows, more } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['orders', 'parcels'])
	const back = { href: '/orders?tab=PROCESSING', label: t('title') }
	if (rows.length === 0) {
		return (
			<>
				<PageHead title={t('ship.title')} back={back}>
					<TextLink href="/parcels" touch="line">
						{t('parcels:list.title')}
					</TextLink>
				</PageHead>
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
				<TextLink href="/parcels" touch="line">
					{t('parcels:list.title')}
				</TextLink>
			</PageHead>
			<PostForm className="grid gap-3" encType="multipart/form-data">
				<FormErrors rejected={rejected} ns="orders" />
				<TableFields rejected={rejected} />
				<ul className="divide-y divide-line rounded-card border border-line bg-ground px-4">
					{rows.map((row) => (
						<ParcelField key={row.number} row={row} rejected={rejected} />
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

/** Fields for a pasted table or a file. */
function TableFields({ rejected }: { rejected: RejectedForm | undefined }) {
	const { t } = useTranslation('orders')
	return (
		<Disclosure summary={t('ship.table')} open={Boolean(rejected?.values.pasted)}>
			<div className="grid gap-4">
				<TextArea
					id="pasted"
					name="pasted"
					rows={5}
					maxLength={60_000}
					spellCheck={false}
					label={t('ship.pasted')}
					help={t('ship.pastedHelp')}
					defaultValue={rejected?.values.pasted}
				/>
				<FileField
					id="file"
					name="file"
					accept={TEXT_TABLE_TYPES}
					label={t('ship.file')}
					optional={t('ship.optional')}
				/>
			</div>
		</Disclosure>
	)
}

type ParcelFieldProps = {
	row: ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]
	rejected: RejectedForm | undefined
}

/** An order, and the field for its tracking number. */
function ParcelField({ row, rejected }: ParcelFieldProps) {
	const { number, buyer, age } = row
	const { t } = useTranslation('orders')
	const errors = fieldErrors(rejected, t)
	return (
		<li className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] sm:items-center">
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
				defaultValue={rejected?.values[number]}
				errors={errors(number)}
			/>
		</li>
	)
}
