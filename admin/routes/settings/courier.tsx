import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { changeCouriers, getShipping, TARIFF_ZONES } from '#contract/shipping-settings.ts'
import {
	courierId,
	TariffForm,
	VolumeForm,
	VOLUMES,
} from '#admin/features/settings/shipping.form.ts'
import { tariffOf } from '#admin/features/settings/tariff-csv.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { digits } from '#web/domain/money.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const fields = ['first', 'next', 'daysMin', 'daysMax', 'hours'] as const

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const courier = await courierOf(staff, args.params.courier)
	const values: Record<string, string> = {}
	for (const tariff of courier.tariffs) {
		values[`first-${tariff.zone}`] = digits(tariff.firstKg)
		values[`next-${tariff.zone}`] = digits(tariff.nextKg)
		values[`daysMin-${tariff.zone}`] = String(tariff.etaDaysMin)
		values[`daysMax-${tariff.zone}`] = String(tariff.etaDaysMax)
		values[`hours-${tariff.zone}`] = tariff.etaHours === null ? '' : String(tariff.etaHours)
	}
	values.volume = String(courier.volumeDivisor ?? 'none')
	return {
		title: pageTitle(staff.locale, 'settings:courier.title', { name: courier.name }),
		name: courier.name,
		values,
		isExample: courier.hasExampleTariffs,
		isSameDay: courier.vendorCode === 'GOSEND',
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const courier = await courierOf(staff, args.params.courier)
	const form = await args.request.formData()
	const values = valuesOf(form)
	const errors: RejectedForm['errors'] = {}
	const tariffs = TARIFF_ZONES.flatMap((zone) => {
		const typed = Object.fromEntries(fields.map((name) => [name, values[`${name}-${zone}`] ?? '']))
		// A courier without this zone.
		if (Object.values(typed).every((text) => text.trim() === '')) return []
		const parsed = TariffForm.safeParse(typed)
		if (parsed.success) return tariffOf(zone, parsed.data)
		for (const { path, message } of parsed.error.issues)
			errors[`${path.join('.')}-${zone}`] ??= message
		return []
	})
	const volume = VolumeForm.safeParse(values.volume)
	if (!volume.success) errors.volume = 'courier.volumeWrong'
	if (!volume.success || Object.keys(errors).length > 0) {
		return json({ values, errors }, { status: 422 })
	}
	const { vendorCode, vendorMethod } = courier
	const answer = await staff.api.tryCall(changeCouriers, {
		code: staff.company.companyCode,
		body: { couriers: [{ vendorCode, vendorMethod, tariffs, volumeDivisor: volume.data }] },
	})
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, 'settings:courier.saved', { name: courier.name }))
	return redirect('/settings/shipping', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CourierPage() {
	const { name, values: saved, isSameDay, isExample } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['settings', 'common'])
	const values = rejected?.values ?? saved
	const errorsOf = fieldErrors(rejected, t)
	const back = { href: '/settings/shipping', label: t('tab.shipping') }
	return (
		<>
			<PageHead title={t('courier.title', { name })} back={back}>
				<p className="text-14 text-mute">{t('courier.text')}</p>
			</PageHead>
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="settings" />
				{isExample ? <Alert tone="warning" title={t('courier.example')} /> : null}
				{TARIFF_ZONES.map((zone) => (
					<Panel key={zone} id={`zone-${zone}`} title={t(`zone.${zone}`)}>
						<div className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-5">
							{fields
								.filter((field) => field !== 'hours' || isSameDay)
								.map((field) => (
									<TextField
										key={field}
										id={`${field}-${zone}`}
										name={`${field}-${zone}`}
										inputMode="numeric"
										label={t(`courier.${field}`)}
										autoComplete="off"
										maxLength={12}
										defaultValue={values[`${field}-${zone}`]}
										errors={errorsOf(`${field}-${zone}`)}
									/>
								))}
						</div>
					</Panel>
				))}
				<Panel id="volume-panel" title={t('courier.volumeTitle')}>
					<SelectField
						id="volume"
						name="volume"
						label={t('courier.volume')}
						help={t('courier.volumeHelp')}
						defaultValue={values.volume}
						options={VOLUMES.map((value) => ({
							value,
							label: value === 'none' ? t('courier.volumeNone') : digits(Number(value)),
						}))}
						errors={errorsOf('volume')}
					/>
				</Panel>
				<div>
					<Button variant="primary">{t('save')}</Button>
				</div>
			</PostForm>
		</>
	)
}

async function courierOf({ api, company }: Staff, id: string | undefined) {
	const { couriers } = await api.call(getShipping, { code: company.companyCode })
	const courier = couriers.find(
		(courier) => courier.hasTariffs && courierId(courier.vendorCode, courier.vendorMethod) === id,
	)
	if (!courier) throw new Response(null, { status: 404 })
	return courier
}
