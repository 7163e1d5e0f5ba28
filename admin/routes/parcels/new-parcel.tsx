import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listOrderCorrections } from '#contract/order-correction.ts'
import { prepareParcel } from '#contract/parcel-step.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { courierOptions } from '#admin/features/parcels/courier-options.ts'
import { courierOf, NewParcelForm, unitsIn } from '#admin/features/parcels/parcel.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { parseForm, type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'orders.process')
	const number = args.params.number ?? ''
	const [order, { couriers }] = await Promise.all([
		api.call(readStaffOrder, { number }),
		api.call(listOrderCorrections, { number }),
	])
	return {
		title: pageTitle(locale, 'parcels:new.title', { number: order.number }),
		number: order.number,
		known: order.parcels.length,
		courierName: order.shipments[0]?.methodName ?? '',
		couriers: courierOptions(couriers),
		lines: order.unpacked.map(({ name, variantLabel, ...line }) => ({
			...line,
			name: [name, variantLabel].filter(Boolean).join(' · '),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.process')
	const number = args.params.number ?? ''
	const form = await args.request.formData()
	const parsed = parseForm(form, NewParcelForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const items = unitsIn(form)
	if (!items || items.length === 0) {
		return refuseForm({ values: valuesOf(form), errors: { '': 'wrong.unitsMissing' } })
	}
	const { known, tracking, courier, weight, length, width, height } = parsed.value
	const sides = [length, width, height]
	if (sides.includes(null) && sides.some((side) => side !== null)) {
		return refuseForm({ values: valuesOf(form), errors: { length: 'wrong.sizeWrong' } })
	}
	const mm = (side: number | null) => (side === null ? undefined : side * 10)
	const body = {
		known,
		items,
		trackingNumber: tracking === '' ? undefined : tracking,
		courier: courierOf(courier),
		weightGrams: weight ?? undefined,
		lengthMm: mm(length),
		widthMm: mm(width),
		heightMm: mm(height),
	}
	const answer = await staff.api.tryCall(prepareParcel, { number, body })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'parcels:new.done'))
	else if (answer.code === 'PARCEL_UNITS') {
		return refuseForm({ values: valuesOf(form), errors: { '': 'wrong.unitsTooMany' } })
	} else noteConflict(staff, answer)
	return redirect(`/orders/${encodeURIComponent(number)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewParcelPage() {
	const { number, known, lines } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('parcels')
	return (
		<>
			<PageHead
				title={t('new.title', { number })}
				back={{ href: `/orders/${number}`, label: number }}
			>
				<p className="max-w-[68ch] text-mute">{t('new.text')}</p>
			</PageHead>
			{lines.length === 0 ? (
				<p>{t('new.nothing')}</p>
			) : (
				<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
					<FormErrors rejected={rejected} ns="parcels" />
					<input type="hidden" name="known" value={known} />
					{lines.map(({ position, left, name }) => (
						<TextField
							key={position}
							id={`units-${position}`}
							name={`units.${position}`}
							label={name}
							help={t('new.left', { left })}
							inputMode="numeric"
							maxLength={6}
							autoComplete="off"
							defaultValue={rejected?.values[`units.${position}`] ?? String(left)}
						/>
					))}
					<OtherFields rejected={rejected} />
					<div>
						<Button variant="primary">{t('new.submit')}</Button>
					</div>
				</PostForm>
			)}
		</>
	)
}

function OtherFields({ rejected }: { rejected: RejectedForm | undefined }) {
	const { couriers, courierName } = useLoaderData<typeof loader>()
	const { t } = useTranslation('parcels')
	const errors = fieldErrors(rejected, t)
	const field = (name: 'tracking' | 'weight' | 'length' | 'width' | 'height') => ({
		id: name,
		name,
		label: t(`field.${name}`),
		autoComplete: 'off',
		defaultValue: rejected?.values[name],
		errors: errors(name),
	})
	return (
		<>
			<SelectField
				id="courier"
				name="courier"
				label={t('field.courier')}
				placeholder={t('field.courierKeep', { name: courierName })}
				options={couriers}
				defaultValue={rejected?.values.courier ?? ''}
				errors={errors('courier')}
			/>
			<TextField {...field('tracking')} help={t('field.trackingLater')} maxLength={60} />
			<TextField {...field('weight')} help={t('field.weightHelp')} inputMode="numeric" />
			<FieldColumns>
				<TextField {...field('length')} inputMode="numeric" />
				<TextField {...field('width')} inputMode="numeric" />
			</FieldColumns>
			<TextField {...field('height')} inputMode="numeric" />
		</>
	)
}
