import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { MAX_PICKUP_PLACES } from '#contract/pickup-place.ts'
import { readShipping } from '#admin/api/settings.server.ts'
import { changeShippingPage } from '#admin/features/settings/change-shipping.server.ts'
import { districtLabel } from '#admin/features/settings/chosen-district.server.ts'
import { CouriersPanel } from '#admin/features/settings/CouriersPanel.tsx'
import { DistrictField } from '#admin/features/settings/DistrictField.tsx'
import { courierId } from '#admin/features/settings/shipping.form.ts'
import { tabsFor } from '#admin/features/settings/settings-tabs.ts'
import { SettingsHead } from '#admin/features/settings/SettingsHead.tsx'
import { hoursValues } from '#admin/features/settings/opening-hours.ts'
import { OpeningHoursFields } from '#admin/features/settings/OpeningHoursFields.tsx'
import { PickupPlacesPanel } from '#admin/features/settings/PickupPlacesPanel.tsx'
import { TariffFilePanel } from '#admin/features/settings/TariffFilePanel.tsx'
import { afterSaving } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { digits, formatMoney } from '#app/domain/money.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'

const pagePath = '/settings/shipping'

export async function loader(args: AdminArgs) {
	const { api, can, company, locale } = await requireStaff(args, 'couriers')
	const shipping = await readShipping(api, company.companyCode)
	return {
		title: pageTitle(locale, 'settings:tab.shipping'),
		tabs: tabsFor(can),
		district: shipping.origin.districtCode,
		values: {
			place: districtLabel(shipping.origin),
			address: shipping.pickupAddress ?? '',
			...hoursValues(shipping.pickupHours),
			freeFrom: shipping.freeShippingFrom === null ? '' : digits(shipping.freeShippingFrom),
		},
		places: shipping.pickupPlaceList.map(({ placeId, placeName, placeAddress }) => ({
			id: placeId,
			name: placeName,
			address: placeAddress,
		})),
		canAddPlace: shipping.pickupPlaceList.length < MAX_PICKUP_PLACES,
		couriers: shipping.courierList.map((courier) => {
			const id = courierId(courier.vendorCode, courier.vendorMethod)
			const prices = courier.tariffList.map(({ firstKg }) => firstKg)
			return {
				id,
				name: courier.name,
				isOn: courier.isOn,
				...(courier.hasTariffs && { href: `${pagePath}/${id}` }),
				from: prices.length === 0 ? null : formatMoney(Math.min(...prices)),
			}
		}),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const form = await args.request.formData()
	const result = await changeShippingPage(staff, form)
	if ('rejected' in result) return json(result, { status: 422 })
	staff.notices.put(noticeOf(staff, `settings:${result.done}`))
	return redirect(
		form.get('act') === 'couriers' ? afterSaving(staff.company.isOpen, pagePath) : pagePath,
		303,
	)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ShippingPage() {
	const {
		tabs,
		values: saved,
		district,
		couriers,
		places,
		canAddPlace,
	} = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const isFile = answer?.rejected.values.act === 'csv'
	const rejected = isFile ? undefined : answer?.rejected
	return (
		<>
			<SettingsHead current="shipping" tabs={tabs} />
			<div className="grid gap-4">
				<OriginPanel
					values={rejected?.values ?? saved}
					district={rejected ? rejected.values.district : district}
					rejected={rejected}
					options={answer && 'options' in answer ? answer.options : undefined}
				/>
				<PickupPlacesPanel places={places} canAdd={canAddPlace} />
				<CouriersPanel couriers={couriers} />
				<TariffFilePanel rejected={isFile ? answer?.rejected : undefined} />
			</div>
		</>
	)
}

type OriginPanelProps = Pick<Parameters<typeof DistrictField>[0], 'district' | 'options'> & {
	values: Record<string, string>
	rejected: RejectedForm | undefined
}

/** Where parcels leave from, when orders can be collected, and from which amount shipping is free. */
function OriginPanel({ values, district, rejected, options }: OriginPanelProps) {
	const { t } = useTranslation(['settings', 'common'])
	const errorsOf = fieldErrors(rejected, t)
	return (
		<Panel id="origin" title={t('shipping.title')}>
			<PostForm className="grid gap-5">
				<FormErrors rejected={rejected} ns="settings" />
				<TextField
					id="address"
					name="address"
					label={t('shipping.address')}
					help={t('shipping.addressHelp')}
					autoComplete="off"
					maxLength={240}
					defaultValue={values.address}
					errors={errorsOf('address')}
					required
				/>
				<DistrictField
					label={t('district.origin')}
					place={values.place}
					district={district}
					options={options}
					errors={errorsOf('place')}
				/>
				<OpeningHoursFields values={values} errorsOf={errorsOf} />
				<TextField
					id="freeFrom"
					name="freeFrom"
					label={t('shipping.freeFrom')}
					inputMode="numeric"
					prefix="Rp"
					maxLength={20}
					optional={t('common:form.optional')}
					help={t('shipping.freeFromHelp')}
					autoComplete="off"
					defaultValue={values.freeFrom}
					errors={errorsOf('freeFrom')}
				/>
				<div>
					<Button variant="primary" name="act" value="origin">
						{t('save')}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}
